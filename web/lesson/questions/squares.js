// A question that is answered on the board: with one square, as soon as it is pressed, or with several.
import { make } from '../../dialog/parts.js';
import { rightSquares } from '../facts.js';
import { overBoard } from '../over-board.js';
import { compare } from './marking.js';

/**
 * @param {import('./asking.js').Of<'squares'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { squares, any } = rightSquares(question.right, around.facts);
  const right = new Set(squares.map(String));
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
    const key = String(square);
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
    // If one square is enough, the answer is compared only with the chosen ones that are right.
    const judged = compare([...chosen], [...right].filter((key) => !one || chosen.has(key)), question.wrong);
    if (!judged.right) mark(new Map([...chosen].map((key) => [key, right.has(key) ? 'chosen' : 'wrong'])));
    around.answer({ answer: [...chosen].sort(), ...judged });
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
