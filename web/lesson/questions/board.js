// A board on which the student places queens, empty except for given ones. Attacks between them are drawn.
import { make } from '../../dialog/parts.js';
import { solution, squaresOf } from '../facts.js';
import { attacks } from '../../search/attacks.js';
import { smallBoard } from '../figures/small-board.js';
import { FAR, nextPosition } from '../searches.js';
import { overBoard } from '../over-board.js';
import { inLanguage } from '../text.js';

/** @typedef {import('../lesson.d.ts').Square} Square */

/**
 * @param {import('./asking.js').Of<'board'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { n, given = [] } = around.facts;
  let queens = [...given];
  let undone = 0;
  let over = false;
  const count = make('output', {});

  const clashes = () => queens.flatMap((queen, i) => queens.slice(i + 1).filter((other) => attacks(queen, other)).map((other) => /** @type {[Square, Square]} */ ([queen, other])));
  const isFree = (/** @type {Square} */ square) => !queens.some((queen) => attacks(queen, square) || String(queen) === String(square));

  function show() {
    /** @type {Map<string, import('../over-board.js').Mark>} */
    const marks = new Map();
    if (question.hatch && queens.length > 0) {
      for (let row = 0; row < n; row++) for (const square of squaresOf(n, row)) if (!isFree(square)) marks.set(String(square), 'wrong');
    }
    const solved = queens.length === n && clashes().length === 0;
    for (const queen of queens) marks.set(String(queen), solved ? 'solved' : 'queen');
    mark(marks, clashes());
    count.value = around.words.handCount.replace('{queens}', String(queens.length)).replace('{n}', String(n)).replace('{undone}', String(undone));
  }

  const mark = overBoard(n, (square) => {
    if (over) return;
    const at = queens.findIndex((queen) => String(queen) === String(square));
    if (at >= 0 && at < given.length) {
      around.note(around.words.givenStays.replace('{a}', `(${square.join(', ')})`));
      return;
    }
    if (at >= 0) {
      queens.splice(at, 1);
      undone++;
    } else {
      queens.push(square);
    }
    show();
    judge();
  }, around.screen, around.signal);

  function judge() {
    const pairs = clashes();
    if (pairs.length > 0) {
      const [[a, b]] = pairs;
      const line = a[0] === b[0] ? around.words.sameRow : a[1] === b[1] ? around.words.sameColumn : around.words.sameDiagonal;
      around.note(line.replace('{a}', `(${a.join(', ')})`).replace('{b}', `(${b.join(', ')})`));
    } else if (queens.length === n) {
      around.answer({ answer: queens.map(String).sort(), right: true, say: question.found });
    } else {
      const isStuck = Array.from({ length: n }, (_, row) => row).some((row) => !queens.some(([stands]) => stands === row) && !squaresOf(n, row).some(isFree));
      around.note(queens.length > 0 && isStuck ? inLanguage(question.stuck, around.language) : '');
    }
  }

  // A solution that has the given queens, or only these if there is none near.
  const withGiven = async () => (await around.lend((search) => (nextPosition(search, 0, { kind: 'solution' }) > 0 ? search.queens() : given))) ?? given;

  const clear = make('button', { type: 'button' }, around.words.clearBoard);
  clear.addEventListener('click', () => {
    if (over) return;
    undone += queens.length - given.length;
    queens = [...given];
    show();
    around.note('');
  });
  show();
  const how = make('p', { className: 'how' }, around.words.pressToPlace);
  const element = make('div', { className: 'number-line' }, how, count, clear);
  if (question.goesOn) {
    const goOn = make('button', { type: 'button', className: 'give' }, around.words.goOn);
    goOn.addEventListener('click', async () => {
      const goesOn = await around.goOn(queens);
      if (goesOn === null) around.note(around.words.neverReached);
      else if (!goesOn) around.note(around.words.noBeginning.replace('{events}', FAR.toLocaleString(around.language)));
    });
    const give = make('button', { type: 'button', className: 'give' }, around.words.giveQueens);
    give.addEventListener('click', async () => {
      if (queens.length === 0) around.note(around.words.giveSome);
      else if (clashes().length === 0 && !(await around.give(queens))) around.note(around.words.takesNoGiven);
    });
    element.append(goOn, give);
  }
  return {
    element,
    async reveal() {
      over = true;
      how.hidden = clear.hidden = true;
      if (queens.length < n || clashes().length > 0) queens = given.length > 0 ? await withGiven() : solution(n);
      show();
      if (queens.length < n) return;
      const mirrored = queens.map(([row, column]) => /** @type {Square} */ ([row, n - 1 - column]));
      const words = around.words.mirrorImage;
      element.append(make('figure', { className: 'mirrored' }, smallBoard(n, mirrored, undefined, `${words}: ${mirrored.map((queen) => `(${queen.join(', ')})`).join(', ')}`), make('figcaption', {}, words)));
    },
  };
}
