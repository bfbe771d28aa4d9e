// Finds a variable from which no queen is ever removed, although the search goes back to an earlier row.
import { valueAt } from './causes.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').Slot} Slot */
/** @typedef {import('./readings/reading.js').Reading} Reading */
/**
 * @typedef {object} Accumulated
 * @property {Slot} slot that holds the queens
 * @property {Slot} row the variable that counts the rows
 * @property {number} at the number of lines that had begun to run when the search was back
 * @property {number} back the row, from 0, to which it was back
 * @property {number} held the number of queens then
 * @property {number} added the line that adds the queens
 */
/** @typedef {{ at: number, held: number }} Grown the number of queens, and the number of lines before */

/** So many queens show which variable counts the rows. */
const FEWEST = 2;

/**
 * The numbers of queens of a list to which they are only added.
 * @param {Slot} slot
 * @returns {Grown[] | undefined} undefined if it is anything else
 */
function grownList({ changes }) {
  /** @type {import('./stream.js').Value[]} */
  let before = [];
  /** @type {Grown[]} */
  const grown = [];
  for (const { at, value } of changes) {
    if (!Array.isArray(value) || value.length > before.length + 1 || value.length < before.length || !before.every((each, i) => each === value[i] || JSON.stringify(each) === JSON.stringify(value[i]))) return undefined;
    const isQueen = (/** @type {import('./stream.js').Value} */ each) => Number.isInteger(each) || (Array.isArray(each) && each.length === 2 && each.every(Number.isInteger));
    if (value.length > before.length && !isQueen(value[value.length - 1])) return undefined;
    if (value.length > before.length) grown.push({ at, held: value.length });
    before = value;
  }
  return grown;
}

/** The numbers of queens on a board to which they are only added. @param {Reading} board @returns {Grown[] | undefined} */
function grownBoard({ form, states }) {
  if (form !== 'matrix' && form !== 'squares' && form !== 'used columns' && form !== 'flags') return undefined;
  /** @type {Grown[]} */
  const grown = [];
  let before = 0;
  for (const { at, queens } of states) {
    if (queens.length < before || queens.length > before + 1) return undefined;
    if (queens.length > before) grown.push({ at, held: queens.length });
    before = queens.length;
  }
  return grown;
}

/**
 * @param {Run} run
 * @param {Slot} slot
 * @param {Grown[]} grown
 * @param {Slot} row a variable that may count the rows
 * @returns {Accumulated | undefined}
 */
function accumulatedBy({ lines }, slot, grown, row) {
  const { changes } = row;
  const first = valueAt(row, grown[0].at - 1);
  if (typeof first !== 'number' || !grown.slice(0, FEWEST).every(({ at, held }) => valueAt(row, at - 1) === first + held - grown[0].held)) return undefined;
  // Lines that ran in the first row before its queen was added are those that try a square.
  const trying = new Set(lines.slice(0, grown[0].at - 1).filter((_, i) => valueAt(row, i) === first));
  let [c, g, most] = [0, 0, 0];
  for (let i = grown[0].at; i < lines.length; i++) {
    // `changes` and `grown` before line `i` ran.
    while (changes[c + 1]?.at <= i) c++;
    for (; grown[g + 1]?.at <= i; g++) most = 0;
    const [back, held] = [Number(changes[c].value) - first, grown[g].held - grown[0].held + 1];
    most = Math.max(most, back);
    // It was in the next row before it went back.
    if (most >= held && back >= 0 && back < held && trying.has(lines[i])) return { slot, row, at: i + 1, back, held: grown[g].held, added: lines[grown[0].at - 1] };
  }
  return undefined;
}

/**
 * @param {Run} run in which the slots were followed
 * @param {Slot | undefined} slot of the board; looked for if it is not given
 * @param {Reading | undefined} board
 * @returns {Accumulated | undefined}
 */
export function accumulatedIn(run, slot, board) {
  const numbers = run.slots.filter(({ line, changes }) => line > 0 && changes.length > FEWEST && changes.every(({ value }) => Number.isInteger(value)));
  for (const each of slot ? [slot] : run.slots) {
    const grown = grownList(each) ?? (board && each === slot ? grownBoard(board) : undefined);
    if (!grown || grown.length < FEWEST) continue;
    for (const row of numbers) {
      const accumulated = accumulatedBy(run, each, grown, row);
      if (accumulated) return accumulated;
    }
  }
  return undefined;
}
