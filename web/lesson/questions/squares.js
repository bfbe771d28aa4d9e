// A question that is answered on the board: with one square, as soon as it is pressed, or with several.
import { make } from '../../dialog/parts.js';
import { rightSquares } from '../facts.js';
import { overBoard } from '../over-board.js';

/** @typedef {import('../lesson.d.ts').Square} Square */

const keyOf = (/** @type {Square} */ square) => square.join(',');

/**
 * @param {import('./asking.js').Of<'squares'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { squares, any } = rightSquares(question.right, around.facts);
  const right = new Set(squares.map(keyOf));
  const one = any || right.size === 1;
  const row = 'attacked' in question.right ? question.right.attacked.row : undefined;
  /** @type {Set<string>} */
  const chosen = new Set();
  let over = false;

  const mark = overBoard(around.facts.n, (square) => {
    if (over) return;
    if (row !== undefined && square[0] !== row) {
      around.note(around.words.otherRow.replace('{row}', String(row)));
      return;
    }
    const key = keyOf(square);
    if (one) chosen.clear();
    if (!chosen.delete(key)) chosen.add(key);
    mark(new Map([...chosen].map((each) => [each, 'chosen'])));
    if (one) give();
    else around.note(around.words.squaresChosen.replace('{count}', String(chosen.size)));
  }, around.screen, around.signal, () => !over && around.note(around.words.otherBoard));

  function give() {
    if (over) return;
    if (chosen.size === 0 && right.size > 0) {
      around.note(around.words.nothingChosen);
      return;
    }
    const isRight = one ? [...chosen].every((key) => right.has(key)) && chosen.size === 1 : chosen.size === right.size && [...chosen].every((key) => right.has(key));
    const fault = isRight ? undefined : question.wrong?.find(({ has = [], lacks = [] }) =>
      has.every((square) => chosen.has(keyOf(square))) && lacks.every((square) => !chosen.has(keyOf(square))));
    if (!isRight) mark(new Map([...chosen].map((key) => [key, right.has(key) ? 'chosen' : 'wrong'])));
    around.answer({ answer: [...chosen].sort(), right: isRight, say: fault?.say, tag: fault?.tag });
  }

  const done = make('button', { type: 'button', className: 'give', onclick: give }, around.words.answer);
  const how = make('p', { className: 'how' }, one ? around.words.pressSquare : around.words.pressSquares);
  const element = make('div', { className: 'giving' }, how, ...(one ? [] : [done]));
  return {
    element,
    reveal() {
      over = true;
      done.disabled = true;
      mark(new Map([...right].map((key) => [key, 'right'])));
    },
  };
}
