// The lesson's claims about its searches, recomputed by replaying them and by a plain recursion.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { factsOf, rightCells, rightLine } from '../../web/lesson/facts.js';
import { choose as ways, waysFor } from '../../web/lesson/figures/costs.js';

const queens = await load();

/** @typedef {import('../../web/lesson/lesson.js').Stop} Stop */
/** @typedef {import('../../web/lesson/lesson.js').Choice} Choice */
/** @typedef {import('../../web/lesson/lesson.js').Square} Square */
/** @typedef {import('../../dist/queens.js').Search} Search */
/** @typedef {ConstructorParameters<typeof queens.Search>} Given */

/** @type {import('../../web/lesson/lesson.js').Lesson} */
const lesson = JSON.parse(readFileSync(new URL('../../web/lesson/queens.json', import.meta.url), 'utf8'));

/** @param {string} id */
const stopOf = (id) => /** @type {Stop} */ (lesson.stops.find((stop) => stop.id === id));
/** The question of a stop, with access to any of its parts. @param {string} id @returns {any} */
const questionOf = (id) => stopOf(id).question;

/**
 * Reads something of a search at a position.
 * @template T
 * @param {Given} given
 * @param {number} position
 * @param {(search: Search) => T} read
 */
function at(given, position, read) {
  const search = new queens.Search(...given);
  try {
    search.seek(position);
    return read(search);
  } finally {
    search.delete();
  }
}

/** @param {Stop} stop @returns {Given} */
const searchOf = ({ show }) => /** @type {any} */ ([show.variant, show.n, { find: show.find, way: show.way, seed: show.seed }]);
/** @param {Stop} stop @param {number} [position] @returns {any} */
const eventOf = (stop, position = Number(stop.show.step)) => at(searchOf(stop), position, (search) => search.event());
/** @param {Stop} stop @returns {Square[]} */
const boardOf = (stop) => at(searchOf(stop), Number(stop.show.step), (search) => search.queens());
/** @param {Stop} stop @param {number} [position] @returns {Record<string, any>} the values of the variables, by name */
const stateOf = (stop, position = Number(stop.show.step)) =>
  at(searchOf(stop), position, (search) => Object.fromEntries(search.state().map(({ name, value }) => [name, value])));

/** @param {Stop} stop */
const factsFor = (stop) => at(searchOf(stop), Number(stop.show.step), (search) => factsOf(search, queens.listing('flag-arrays', 'python'), Number(stop.show.n)));

/** @typedef {(one: Square, other: Square) => boolean} Clash */
/** @type {Clash} */
const sameColumn = ([, one], [, other]) => one === other;
/** @type {Clash} */
const sameColumnOrMain = (one, other) => sameColumn(one, other) || one[0] - one[1] === other[0] - other[1];
/** @type {Clash} */
const attacks = (one, other) => one[0] === other[0] || one[0] + one[1] === other[0] + other[1] || sameColumnOrMain(one, other);

/** @param {number} n @param {number} row @returns {Square[]} */
const squaresOf = (n, row) => Array.from({ length: n }, (_, col) => [row, col]);

/**
 * Every board that a row-by-row search visits, starting with the empty one.
 * @param {number} n
 * @param {Clash} clash
 * @param {Square[]} [board]
 * @returns {Square[][]}
 */
function boards(n, clash, board = []) {
  const squares = board.length < n ? squaresOf(n, board.length) : [];
  const next = squares.filter((square) => !board.some((queen) => clash(queen, square)));
  return [board, ...next.flatMap((square) => boards(n, clash, [...board, square]))];
}

/** Number of boards for each number of queens. @param {number} n @param {Clash} clash @returns {number[]} */
function depths(n, clash) {
  const counts = Array(n + 1).fill(0);
  for (const board of boards(n, clash)) counts[board.length]++;
  return counts;
}
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
/** @param {number} n @returns {number} */
const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));
/** @param {number} n @param {number} k @returns {number} */
const choose = (n, k) => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** All texts below a part of the lesson. @param {any} part @returns {any[]} */
const textsIn = (part) => (Object(part) !== part ? [] : part.en ? [part] : Object.values(part).flatMap(textsIn));
/** @param {string} text */
const numbersIn = (text) => new Set(text.match(/\d+(?:[,.]\d+)*/g) ?? []);
/** @param {string} id @param {...(number | string)} numbers that the text must contain */
function says(id, ...numbers) {
  const said = numbersIn(textsIn(stopOf(id)).map(({ en }) => en).join('\n'));
  for (const each of numbers) assert.ok(said.has(each.toLocaleString('en')), `${id} says ${each.toLocaleString('en')}`);
}

/** @param {string} id @returns {Choice[]} */
const choicesOf = (id) => questionOf(id).choices;
/** @param {Choice} choice @param {any} next the event after the position */
function isRight({ right }, next) {
  if (typeof right !== 'object') return right === true;
  return Object.entries(right.next).every(([name, value]) => next[name] === value);
}
/** The right answers according to the lesson and the replay. @param {string} id @returns {string[]} */
function rightOf(id) {
  const next = eventOf(stopOf(id), Number(stopOf(id).show.step) + 1);
  return choicesOf(id).flatMap((choice) => (isRight(choice, next) ? [choice.id] : []));
}

const asking = lesson.stops.map(({ id }) => id).filter((id) => choicesOf(id));

test('the lesson has 29 stops in seven chapters, and ids of letters, digits and hyphens, each its own', () => {
  assert.equal(lesson.lesson, 1);
  assert.equal(lesson.stops.length, 29);
  assert.deepEqual(lesson.stops.flatMap((stop, index) => (stop.chapter ? [index + 1] : [])), [1, 3, 15, 17, 21, 22, 26]);
  for (const named of [lesson.stops, ...asking.map(choicesOf)]) {
    for (const { id } of named) assert.match(id, /^[A-Za-z0-9-]+$/);
    assert.equal(new Set(named.map(({ id }) => id)).size, named.length);
  }
});

test('every text is there in English and in Chinese, with code between pairs of backticks and the same numbers', () => {
  for (const said of textsIn(lesson)) {
    assert.deepEqual(Object.keys(said), ['en', 'zh']);
    for (const text of Object.values(said)) {
      assert.notEqual(text.trim(), '');
      assert.equal(text.split('`').length % 2, 1, text);
      assert.doesNotMatch(text, /<\/?[a-z]|&[a-z]+;/i);
    }
    if (/[a-z]{3}/.test(said.en.replace(/`[^`]*`/g, ''))) assert.match(said.zh, /\p{Script=Han}/u);
    assert.deepEqual(numbersIn(said.zh), numbersIn(said.en), said.en);
  }
});

test('every position is one of its search, and what is revealed comes later', () => {
  for (const stop of lesson.stops) {
    const positions = [Number(stop.show.step), ...(stop.reveal === undefined ? [] : [stop.reveal])];
    for (const each of positions) assert.equal(at(searchOf(stop), each, (search) => search.position()), each, stop.id);
    assert.ok(positions.length === 1 || positions[1] > positions[0], stop.id);
  }
  assert.deepEqual(lesson.stops.map(({ show }) => show.step), [0, 2, 2, 6, 9, 11, 2, 11, 26, 11, 42, 42, 43, 0, 29, 109, 14, 2, 15, 21889, 0, 4, 2, 4, 6, 3, 26, 35, 6]);
});

test('a question about the next event ends its run there', () => {
  const asks = (/** @type {any} */ { right }) => right?.next || right?.read || right?.changed;
  for (const { id, show, reveal, second, question } of lesson.stops) {
    for (const [part, step] of /** @type {[any, number | undefined][]} */ ([[question, reveal], [second?.question, second?.reveal]])) {
      if (!part || step === undefined) continue;
      const next = asks(part) || part.choices?.some((/** @type {any} */ choice) => asks(choice));
      if (next) assert.equal(step, Number(show.step) + 1, id);
    }
  }
});

test('at most 60 words, or 80 Chinese characters, are read before an answer is given', () => {
  const code = /`[^`]*`/g;
  /** @type {[string, RegExp, number][]} */
  const limits = [['en', /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu, 60], ['zh', /\p{Script=Han}/gu, 80]];
  for (const { id, text, question, second } of lesson.stops) {
    for (const part of [{ text, question }, ...(second ? [second] : [])]) {
      const { choices = [], text: asked } = /** @type {any} */ (part.question);
      for (const [language, word, most] of limits) {
        const read = [part.text, asked, ...choices.map((/** @type {Choice} */ choice) => choice.text)].map((said) => said[language].replace(code, ''));
        const length = read.flatMap((each) => each.match(word) ?? []).length;
        assert.ok(length > 0 && length <= most, `${id} in ${language}: ${length}`);
      }
    }
  }
});

test('the line that starts the next row is the recursive call', () => {
  const { text, labels } = queens.listing('flag-arrays', 'python');
  const line = text.split('\n')[labels.indexOf(rightLine(questionOf('program').right, factsFor(stopOf('program'))))];
  assert.equal(line.trim(), 'search(row + 1)');
  for (const { line: wrong } of questionOf('program').wrong) assert.ok(wrong === undefined || labels.includes(wrong), wrong);
});

test('the call after the first queen fills row 1, and its caller keeps its own variables', () => {
  const stop = stopOf('going-down');
  assert.deepEqual(eventOf(stop), { kind: 'place', row: 0, col: 0 });
  assert.deepEqual([stateOf(stop, 3).row, eventOf(stop, 3).row], [1, 1]);
  // Back in the first call, which goes on with its own row and column.
  assert.deepEqual([stateOf(stop, 29).row, stateOf(stop, 29).col], [0, 0]);
  assert.deepEqual(rightOf('going-down'), ['waits']);
});

/** The boards that a plain search records, when its base case is row === last. @param {number} n @param {number} last */
const recordedAt = (n, last) => boards(n, attacks).filter((board) => board.length === last);

test('the base case records a full board, and one row earlier only three queens', () => {
  const stop = stopOf('base-case');
  assert.equal(boardOf(stop).length, 4);
  assert.deepEqual(rightOf('base-case'), ['record']);
  assert.equal(eventOf(stop, 43).kind, 'solution');
  assert.ok(recordedAt(4, 3).length > 0 && recordedAt(4, 3).every((board) => board.length === 3));
});

test('the search goes back without the undo too, and finds nothing', () => {
  const bug = /** @type {Given} */ (['flag-arrays', 4, { bug: 'flags-not-undone' }]);
  const stop = stopOf('way-back');
  assert.equal(eventOf(stop).kind, 'exhausted');
  // The faulty program tests the next column of row 1 as well.
  const later = at(bug, 11, (search) => [search.step(), search.step()]);
  assert.deepEqual(later.map((/** @type {any} */ { kind, row, col }) => [kind, row, col]), [['remove', 1, 2], ['test', 1, 3]]);
  assert.equal(at(bug, Infinity, (search) => search.counters().solution), 0);
});

test('a missing test records as many boards as the hole says', () => {
  const said = (/** @type {string} */ id) => numbersIn(choicesOf('fill-the-hole').find((each) => each.id === id)?.say?.en ?? '');
  assert.ok(said('column').has(String(depths(4, sameColumn)[4])));
  assert.ok(said('main').has(String(depths(4, sameColumnOrMain)[4])));
  const line = queens.listing('flag-arrays', 'python').text.split('\n').find((each) => each.includes('if not ('));
  const right = choicesOf('fill-the-hole').find((each) => each.right)?.text.en.replaceAll('`', '');
  assert.equal(line?.trim(), `if not (${right}):`);
});

test('the wrong counts are those of the faulty programs, and the right ones those of a recursion', () => {
  const found = (/** @type {string} */ bug) => at(/** @type {Given} */ (['flag-arrays', 4, { bug }]), Infinity, (search) => search.counters().solution);
  assert.deepEqual([found('flags-not-undone'), found('one-flag-not-undone'), found('undo-before-recursion'), found('anti-diagonal-untested')], [0, 0, 256, 7]);
  says('check-yourself', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => depths(n, attacks)[n]), 256, 7);
  assert.equal(at(/** @type {Given} */ (['flag-arrays', 4, { bug: 'record-without-copy' }]), Infinity, (search) => search.counters().solution), 2);
});

test('of several choices one is right by replay, and whoever chooses a wrong one is told something', () => {
  for (const id of asking) {
    const right = rightOf(id);
    assert.ok(questionOf(id).kind === 'choice' ? right.length === 1 : right.length > 1, id);
    for (const choice of choicesOf(id)) {
      // A right answer has no misconception. A wrong one needs its own sentence, but not necessarily one of the ten
      // misconceptions.
      assert.ok(right.includes(choice.id) ? !choice.tag : choice.say, `${id}: ${choice.id}`);
    }
  }
});

test('the tags are M1 to M10, and each of them is there', () => {
  const tags = new Set([...JSON.stringify(lesson).matchAll(/"tag":"([^"]*)"/g)].map(([, tag]) => tag));
  assert.deepEqual(tags, new Set(Array.from({ length: 10 }, (_, index) => `M${index + 1}`)));
});

test('the solutions for 4 queens are the two that are named', () => {
  const columns = [...boards(4, attacks)].filter((board) => board.length === 4).map((board) => board.map(([, col]) => col));
  assert.deepEqual(columns, [[1, 3, 0, 2], [2, 0, 3, 1]]);
  for (const each of columns) assert.ok(questionOf('by-hand').why.en.includes(each.join(', ')));
  assert.deepEqual(columns[0].map((col) => 3 - col), columns[1]);
});

test('squares that are right are attacked, and what is said of wrong ones is said of those', () => {
  const forbidden = squaresOf(4, 1).filter((square) => boardOf(stopOf('conflict')).some((queen) => attacks(queen, square)));
  assert.deepEqual(questionOf('conflict').right, { attacked: { row: 1 } });
  assert.deepEqual(forbidden, [[1, 0], [1, 1]]);
  const wrong = questionOf('conflict').wrong;
  assert.deepEqual(wrong.flatMap((/** @type {any} */ each) => each.has ?? []), squaresOf(4, 1).slice(2));
  assert.deepEqual(wrong.flatMap((/** @type {any} */ each) => each.lacks ?? []).reverse(), forbidden);
});

test('one queen in each row leaves 256 of 1,820 ways, different columns leave 24', () => {
  says('no-row-test', choose(16, 4), depths(4, () => false)[4], depths(4, sameColumn)[4]);
});

test('the cell of a diagonal is the one that the program reads', () => {
  const stop = stopOf('diagonal-index');
  assert.deepEqual(eventOf(stop, 10), { kind: 'test', row: 2, col: 3, safe: false, attackers: [{ row: 1, col: 2, line: 'main' }] });
  const question = questionOf('diagonal-index');
  assert.deepEqual(rightCells(question.right, factsFor(stop)), [`diags1[${2 - 3 + 4 - 1}]`]);
  assert.match(at(searchOf(stop), 10, (search) => search.narration('en')), /diags1\[2\]/);
  assert.deepEqual([stateOf(stop).diags1[2], stateOf(stop).diags1.length], [true, 7]);
  // Every other cell has its own sentence.
  assert.deepEqual(question.wrong.flatMap((/** @type {any} */ { has }) => has).sort(), [0, 1, 3, 4, 5, 6].map((index) => `diags1[${index}]`));
});

test('at the dead end every square of row 2 is attacked, and column 3 of row 1 is untried', () => {
  const board = boardOf(stopOf('dead-end'));
  assert.ok(squaresOf(4, 2).every((square) => board.some((queen) => attacks(queen, square))));
  assert.deepEqual(rightOf('dead-end'), ['last']);
  assert.deepEqual([eventOf(stopOf('dead-end'), 13).row, eventOf(stopOf('dead-end'), 13).col], [1, 3]);
});

test('what undoing changes is what the state shows as changed', () => {
  const [before, after] = [11, 12].map((position) => stateOf(stopOf('undo'), position));
  const changed = ['cols', 'diags1', 'diags2'].flatMap((name) =>
    Object.keys(before[name]).filter((index) => before[name][index] !== after[name][index]).map((index) => `${name}[${index}]`));
  assert.deepEqual([before.queens, after.queens], [[0, 2], [0]]);
  const question = questionOf('undo');
  const right = rightCells(question.right, factsFor(stopOf('undo')));
  assert.deepEqual(right, [...changed, 'queens[1]']);
  // The feedback on missing cells is about cells that change; the cells that stay belong to the queen of row 0.
  for (const { lacks = [] } of question.wrong) for (const name of lacks) assert.ok(right.includes(name), name);
  const has = question.wrong.flatMap((/** @type {any} */ each) => each.has ?? []);
  assert.deepEqual(has, ['cols[0]', `diags1[${0 - 0 + 3}]`, 'diags2[0]', 'queens[0]', 'solutions']);
  assert.ok(right.every((name) => question.wrong.some((/** @type {any} */ { lacks = [] }) => lacks.length === 1 && lacks[0] === name)));
  assert.equal(at(['flag-arrays', 4, { bug: 'flags-not-undone' }], Infinity, (search) => search.solutions(0, 9).length), 0);
});

test('a call that returns is followed by the pop of its caller, whose column is 3', () => {
  const { text, labels } = queens.listing('flag-arrays', 'python');
  const [first] = at(['flag-arrays', 4], 27, (search) => search.lines());
  assert.match(text.split('\n')[labels.indexOf(first)], /queens\.pop\(\)/);
  assert.deepEqual([stateOf(stopOf('return'), 26).row, stateOf(stopOf('return'), 27).row, stateOf(stopOf('return'), 27).col], [2, 1, 3]);
  const question = questionOf('return');
  const facts = factsFor(stopOf('return'));
  assert.equal(rightLine(question.right, facts), 'remove');
  for (const { line } of question.wrong) assert.ok(line === undefined || (labels.includes(line) && line !== 'remove'), line);
  const second = /** @type {any} */ (stopOf('return').second);
  assert.equal(second.question.choices.find((/** @type {Choice} */ each) => each.right).text.en, String(facts.later.find(({ name }) => name === 'col')?.value));
  assert.equal(second.reveal, 27);
});

test('no solution has a queen in the corner, though two squares of row 1 got one', () => {
  assert.deepEqual(eventOf(stopOf('proof')), { kind: 'remove', row: 0, col: 0 });
  const below = [...boards(4, attacks)].filter(([corner]) => corner?.[1] === 0);
  assert.deepEqual([below.filter((board) => board.length === 2).length, below.filter((board) => board.length === 4).length], [2, 0]);
  assert.deepEqual(rightOf('proof'), ['corner']);
});

test('without a copy two empty lists are returned', () => {
  const recorded = at(['flag-arrays', 4, { bug: 'record-without-copy' }], Infinity, (search) => search.solutions(0, 9));
  assert.deepEqual(recorded, [[], []]);
  assert.deepEqual(rightOf('copy'), ['empty']);
  assert.equal(eventOf(stopOf('copy'), 43).kind, 'solution');
});

test('after a solution the last queen goes, and a search for one solution stops', () => {
  assert.deepEqual(rightOf('and-then'), ['back']);
  assert.equal(at(['flag-arrays', 4, { find: 'first' }], 43, (search) => search.runTo('done') && search.position()), 44);
});

test('the tree has 17 boards, of which 6 have two queens, and the one after the first dead end is beside it', () => {
  const visited = depths(4, attacks);
  // After the end of the search its summary covers the board.
  assert.equal(eventOf(stopOf('tree'), 110).kind, 'done');
  const { en } = questionOf('tree').why;
  assert.ok(en.includes(`${visited.join(' + ')} = ${sum(visited)}.`));
  const below = [0, 1, 2, 3].map((col) => boards(4, attacks).filter((board) => board.length === 2 && board[0][1] === col).length);
  assert.ok(en.includes(`row 1 has ${below.slice(0, 3).join(', ')} or ${below[3]} safe squares: ${visited[2]} boards`));
  assert.deepEqual(rightOf('tree'), [String(visited[2])]);
  const { text, question } = /** @type {any} */ (stopOf('tree').second);
  const places = at(['flag-arrays', 4], 0, (search) => Array.from({ length: 20 }, () => search.step()).filter(({ kind }) => kind === 'place').map(({ row, col }) => `(${row}, ${col})`));
  const [corner, dead, next] = places;
  assert.ok(text.en.includes(`queens on ${corner} and ${dead} is a dead end`));
  assert.equal(question.choices.find((/** @type {Choice} */ each) => each.right).text.en, `The one with queens on ${corner} and ${next}`);
  for (const n of [2, 3]) assert.equal(depths(n, attacks)[n], 0);
});

test('the first queen that should not stand is that of row 1, and testing late visits 65 boards', () => {
  const board = boardOf(stopOf('test-late'));
  const first = board.find((queen, index) => board.slice(0, index).some((earlier) => attacks(earlier, queen)));
  assert.deepEqual(questionOf('test-late').right, { squares: [first] });
  const wrong = questionOf('test-late').wrong.flatMap((/** @type {any} */ each) => each.has);
  assert.deepEqual(wrong.reverse(), board.filter((queen) => queen !== first));
  assert.deepEqual(eventOf(stopOf('test-late'), 15), { kind: 'compare', row: 1, col: 1, safe: false, with: { row: 0, col: 0 } });
  assert.equal(eventOf(stopOf('test-late'), 16).kind, 'reject');
  const [late, early] = [depths(4, sameColumn), depths(4, attacks)];
  assert.equal(at(['permutations', 4], Infinity, (search) => search.counters().place) + 1, sum(late));
  says('test-late', sum(late), sum(early), late[4], early[4]);
});

test('row 5 alone is closed at 15, and the program knows when it has tested all of it', () => {
  const stop = stopOf('lost-early');
  const board = boardOf(stop);
  const free = [4, 5].flatMap((row) => squaresOf(6, row)).filter((square) => !board.some((queen) => attacks(queen, square)));
  assert.deepEqual([board.length, free], [4, [[4, 3]]]);
  assert.deepEqual(questionOf('lost-early').right, { closed: true });
  const second = /** @type {any} */ (stop.second);
  assert.equal(second.question.choices.find((/** @type {Choice} */ each) => each.right).id, 'tested');
  assert.deepEqual([eventOf(stop, 20).kind, eventOf(stop, 20).row, eventOf(stop, 20).col], ['place', 4, 3]);
  for (let position = 21; position <= 26; position++) assert.deepEqual([eventOf(stop, position).kind, eventOf(stop, position).row], ['test', 5]);
  assert.deepEqual(eventOf(stop, second.reveal), { kind: 'exhausted', row: 5, col: null, deadEnd: true });
});

test('a queen more makes 2,057 boards 8,394, and the card says what a recursion counts', () => {
  assert.equal(eventOf(stopOf('growth'), 21_890).kind, 'done');
  const visited = [6, 7, 8, 9, 10].map((n) => depths(n, attacks));
  // Every board that is not full has all squares of its next row tested.
  const [eight, nine] = [2, 3].map((index) => (sum(visited[index]) - visited[index][6 + index]) * (6 + index));
  assert.deepEqual(questionOf('growth').right, { boards: [9, 8] });
  const ratio = sum(visited[3]) / sum(visited[2]);
  says('growth', sum(visited[2]), sum(visited[3]), eight, nine, (nine / eight).toFixed(1));
  says('growth', ratio.toFixed(1));
  says('growth', (9 / 8).toFixed(1), Math.round(9 ** 9 / 8 ** 8));
  assert.deepEqual(waysFor(8), [choose(64, 8), 8 ** 8, factorial(8)].map(BigInt));
  assert.equal(ways(16n, 4n), BigInt(choose(16, 4)));
  assert.ok(questionOf('growth').wrong.every((/** @type {any} */ { from, to }) => from < to && (ratio < from || ratio > to)));
  assert.ok(sum(visited[2]) <= Math.floor(Math.E * factorial(8)) && ratio > 1 && ratio < 20);
});

test('the masks of rows 1 and 2 are those of the state, as printed', () => {
  const masksIn = (/** @type {string} */ text) => text.match(/\b[01]{4}\b/g);
  const stop = stopOf('masks');
  const { frames, bit } = stateOf(stop);
  const printed = (/** @type {number} */ mask) => (mask & 15).toString(2).padStart(4, '0');
  const [cols, ld, rd, taken] = [frames[1].cols, frames[1].ld, frames[1].rd, bit].map((bits) => parseInt(bits, 2));
  assert.deepEqual([cols, ld, rd, taken].map(printed), masksIn(questionOf('masks').text.en));
  const handed = [cols | taken, (ld | taken) << 1, (rd | taken) >> 1].map(printed);
  const right = choicesOf('masks').find(({ id }) => id === rightOf('masks')[0]);
  assert.deepEqual(masksIn(right?.text.en ?? ''), handed);
  const now = stateOf(stop, 5);
  assert.deepEqual([now.cols, now.ld, now.rd, now.free], [...handed, '0000']);
  assert.equal(at(['bitmask', 4, { bug: 'shifts-exchanged' }], Infinity, (search) => search.solutions(0, 9).length), 2);
  // The row as a number is the mask that row 2 gets.
  assert.deepEqual(boardOf(stopOf('row-bits')).map(([, col]) => col), [0, 2]);
  assert.equal(choicesOf('row-bits').find((each) => each.right)?.text.en, stateOf(stopOf('row-bits'), 5).cols);
});

test('the free squares of row 1 are those of its masks', () => {
  const stop = stopOf('free-squares');
  const { cols, ld, rd, free } = stateOf(stop, 3);
  assert.deepEqual([cols, ld, rd], questionOf('free-squares').text.en.match(/\b[01]{4}\b/g));
  assert.deepEqual(questionOf('free-squares').right.squares, at(searchOf(stop), 3, (search) => /** @type {any} */ (search.event()).free.map((/** @type {number} */ col) => [1, col])));
  assert.ok(questionOf('free-squares').why.en.includes(free));
});

test('only the list changes when a call with masks returns, and none is kept where solutions are counted', () => {
  const [before, after] = [6, 7].map((position) => stateOf(stopOf('by-value'), position));
  assert.deepEqual([before.frames[1], before.queens, after.queens], [after.frames[1], [0, 2], [0]]);
  says('by-value', after.frames[1].ld);
  assert.deepEqual(rightOf('by-value'), ['queens']);
  assert.ok(!at(['bitmask', 4, { find: 'count' }], 7, (search) => search.state()).some(({ name }) => name === 'queens'));
});

/**
 * Forward checking as a plain recursion: the numbers of queens placed, of wipe-outs and of solutions.
 * @param {number} n
 * @param {boolean} fewestFirst
 */
function lookAhead(n, fewestFirst) {
  const all = Array.from({ length: n }, (_, i) => i);
  const found = { placed: 0, wipeouts: 0, solutions: 0 };
  /** @param {Square[]} queens */
  const search = (queens) => {
    if (queens.length === n) return void found.solutions++;
    const left = all.filter((row) => queens.every(([other]) => other !== row))
      .map((row) => squaresOf(n, row).filter((square) => !queens.some((queen) => attacks(queen, square))));
    if (left.some((squares) => squares.length === 0)) return void found.wipeouts++;
    const next = fewestFirst ? left.toSorted((one, other) => one.length - other.length)[0] : left[0];
    for (const square of next) {
      found.placed++;
      search([...queens, square]);
    }
  };
  search([]);
  return found;
}

test('the domain of row 2 is what the queen leaves', () => {
  const stop = stopOf('domain');
  assert.deepEqual(boardOf(stop), [[0, 0]]);
  const left = squaresOf(5, 2).filter((square) => !attacks([0, 0], square));
  assert.deepEqual(questionOf('domain').right, { squares: left });
  assert.deepEqual(stateOf(stop, stop.reveal).domains[2].flatMap((/** @type {any} */ has, /** @type {number} */ col) => (Number(has) ? [col] : [])), left.map(([, col]) => col));
  const { wrong } = questionOf('domain');
  assert.deepEqual(wrong.flatMap((/** @type {any} */ each) => each.lacks ?? []), left);
  assert.deepEqual(wrong.flatMap((/** @type {any} */ each) => each.has ?? []), squaresOf(5, 2).filter((square) => attacks([0, 0], square)));
});

test('forward checking removes the queen where flag arrays goes on', () => {
  const [stop, before] = [stopOf('wipe-out'), stopOf('lost-early')];
  assert.deepEqual(boardOf(stop), boardOf(before));
  assert.ok(squaresOf(6, 5).every((square) => boardOf(stop).some((queen) => attacks(queen, square))));
  const { kind, row, col } = eventOf(stop);
  assert.deepEqual([kind, row, col], ['restrict', 5, 3]);
  assert.deepEqual([27, 28].map((position) => [eventOf(stop, position).kind, eventOf(stop, position).row, eventOf(stop, position).col]), [['wipeout', 5, null], ['remove', 3, 1]]);
  assert.deepEqual(rightOf('wipe-out'), ['remove']);
  assert.match(stop.text.en, new RegExp(`“${before.title.en}”`));
  assert.match(stop.text.zh, new RegExp(`“${before.title.zh}”`));
  // Flag arrays places a fifth queen on (4, 3), and then tests all of row 5.
  const after = Array.from({ length: 12 }, (_, i) => eventOf(before, Number(before.show.step) + 1 + i));
  assert.deepEqual(after.filter((event) => event.kind === 'place').map((event) => [event.row, event.col]), [[4, 3]]);
  assert.equal(after.filter((event) => event.kind === 'test' && event.row === 5).length, 6);
});

test('the next queen stands in the row with the fewest columns left, and fewer queens are placed', () => {
  const stop = stopOf('fewest-first');
  const queens = boardOf(stop);
  const left = Array.from({ length: 8 }, (_, row) => row).filter((row) => queens.every(([other]) => other !== row))
    .map((row) => squaresOf(8, row).filter((square) => !queens.some((queen) => attacks(queen, square))));
  const least = left.toSorted((one, other) => one.length - other.length);
  assert.deepEqual([least[0], least[1].length > 1], [[[5, 3]], true]);
  const { kind, row, col } = eventOf(stop, 36);
  assert.deepEqual([kind, row, col], ['place', 5, 3]);
  const { wrong, why } = questionOf('fewest-first');
  assert.deepEqual(wrong.flatMap((/** @type {any} */ each) => each.has ?? []), left[0]);
  assert.deepEqual([left[0].length, numbersIn(wrong[0].say.en), numbersIn(why.en)], [3, new Set(['3']), new Set(['5'])]);
  const [usual, fewest] = [false, true].map((each) => lookAhead(8, each));
  assert.equal(fewest.solutions, depths(8, attacks)[8]);
  says('fewest-first', usual.placed, usual.wipeouts, fewest.placed, fewest.wipeouts);
  for (const [way, { placed, wipeouts }] of /** @type {const} */ ([[undefined, usual], ['mrv', fewest]])) {
    const counted = at(/** @type {Given} */ (['forward-checking', 8, { way }]), Infinity, (search) => search.counters());
    assert.deepEqual([counted.place, counted.wipeout], [placed, wipeouts]);
  }
});

test('the queen of row 0 moves to the only square without conflicts, which is a solution', () => {
  const stop = stopOf('full-boards');
  const queens = boardOf(stop);
  assert.equal(queens.length, 6);
  assert.ok(queens.some((queen) => queen[0] !== 0 && attacks(queen, queens[0])));
  const conflicts = squaresOf(6, 0).map((square) => queens.filter((queen) => queen[0] !== 0 && attacks(queen, square)).length);
  assert.equal(queens[0][1], 5);
  assert.deepEqual(conflicts.flatMap((count, col) => (count === 0 ? [col] : [])), [3]);
  assert.deepEqual(eventOf(stop, stop.reveal), { kind: 'move', row: 0, col: null, from: 5, to: 3 });
  assert.equal(eventOf(stop, stop.reveal + 1).kind, 'solution');
  assert.deepEqual(questionOf('full-boards').right, { squares: [[0, 3]] });
  const after = queens.map((queen) => (queen[0] === 0 ? [0, 3] : queen));
  assert.ok(!after.some((queen, i) => after.slice(i + 1).some((other) => attacks(/** @type {Square} */ (queen), /** @type {Square} */ (other)))));
  assert.equal(at(searchOf(stop), Infinity, (search) => search.counters().move), 1);
  // Each wrong square has its number of conflicts.
  const { wrong } = questionOf('full-boards');
  const squares = wrong.filter((/** @type {any} */ each) => each.has);
  assert.deepEqual(squares.map((/** @type {any} */ { has }) => has[0]), squaresOf(6, 0).filter(([, column]) => column !== 3));
  for (const { has: [[, column]], say } of squares) assert.match(say.en, new RegExp(`\\b${conflicts[column]} queens? attack`));
});

test('few moves are enough on a large board, and a board without a solution is given up', () => {
  const text = queens.listing('min-conflicts', 'javascript').text;
  // The program runs for any n. It counts its moves for this test.
  const solve = Function('counts', `${text.replace('moves++;', 'moves++; counts.moves++;')}\nreturn solve;`);
  const moves = Array.from({ length: 25 }, (_, i) => {
    const counts = { moves: 0 };
    assert.equal(solve(counts)(1000, i + 1).length, 1);
    return counts.moves;
  });
  says('full-boards', '1,000', 1, 25, moves.toSorted((one, other) => one - other)[12]);
  for (const n of [2, 3]) {
    assert.equal(depths(n, attacks)[n], 0);
    const { place, solution } = at(['min-conflicts', n], Infinity, (search) => search.counters());
    assert.equal(solution, 0);
    says('full-boards', n, place / n);
  }
});
