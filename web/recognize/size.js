// The board size that a program says itself: in a variable, a parameter or an attribute, or by the columns that it tries.
import { LARGEST } from './readings/reading.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').Slot} Slot */
/** @typedef {import('./readings/reading.js').Reading} Reading */

const COUNTED = 'queens?|rows?|cols|columns';
const NAME = new RegExp(`^[#_]*(?:n|nn|size|sz|side|dim|dimensions?|(?:board|grid|chess_?board)_?(?:size|dim|dimension|length|width|n)|size_?of_?board|(?:n|nr|num|no|nb|number|total)_?(?:of)?_?(?:${COUNTED})|(?:${COUNTED})_?(?:count|num|number))$`, 'i');
/** So many changes show that a variable runs through the columns. */
const ROUNDS = 2;
/** Share of the placements at which it has the column of the queen. */
const MOST = 0.9;

/** Whether a variable is likely the board size. @param {string} name */
export const isSizeName = (name) => NAME.test(name);

/** @param {Slot} slot */
const nameOf = ({ path }) => path[path.length - 1];

/**
 * The size that variables with the name of one hold, and never change.
 * @param {Run} run with every slot followed
 * @returns {number | undefined} undefined if there is none, or if they disagree
 */
export function sizeNamedIn({ slots }) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const slot of slots) {
    const [{ at, value } = { at: 0, value: null }, ...others] = slot.changes;
    // Before the first line there is only the n that the program is given.
    if (at === 0 || others.length > 0 || !isSizeName(nameOf(slot))) continue;
    if (typeof value === 'number' && value >= 1 && value <= LARGEST) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [[size, most] = [undefined, 0], [, next] = [undefined, 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return most > next ? size : undefined;
}

/**
 * The size that the columns show which a program tries, one after the other, before it places a queen.
 * @param {Run} run with every slot followed
 * @param {Reading} board with one queen in each row
 * @param {string} source in which a loop with `while` goes one column further
 * @returns {number | undefined}
 */
export function sizeTriedIn({ slots }, { states, base }, source) {
  /** @type {{ at: number, column: number }[]} */
  const placed = [];
  let before = 0;
  for (const { at, queens } of states) {
    if (queens.length > before) placed.push({ at, column: queens[queens.length - 1][1] + base });
    before = queens.length;
  }
  const sizes = new Set(slots.flatMap((slot) => {
    const { changes } = slot;
    const values = new Set(changes.map(({ value }) => value));
    if (values.size < 2 || changes.length < ROUNDS * values.size || ![...values].every(Number.isInteger)) return [];
    const [least, most] = [Math.min(...[...values].map(Number)), Math.max(...[...values].map(Number))];
    // It runs from the first column to the last, without a gap.
    if (least < 0 || least > 1 || most > LARGEST || values.size !== most - least + 1) return [];
    let [next, same] = [0, 0];
    for (const { at, column } of placed) {
      while (next < changes.length && changes[next].at <= at) next++;
      if ([next - 1, next - 2].some((i) => changes[i]?.value === column)) same++;
    }
    if (placed.length === 0 || same < MOST * placed.length) return [];
    const goesBeyond = new RegExp(`\\bwhile\\b.*\\b${nameOf(slot).replace(/\W/g, '')}\\b`).test(source);
    return [most - least + (goesBeyond ? 0 : 1)];
  }));
  const [size] = sizes;
  return sizes.size === 1 ? size : undefined;
}
