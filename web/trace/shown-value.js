// Converts printed variables to the form that Variables shows.
import { readValue } from './value.js';

/**
 * @typedef {object} Shown
 * @property {'int' | 'list' | 'flags' | 'set' | 'matrix'} type
 * @property {number[]} values of a matrix row by row
 * @property {number} width of a matrix: how long a row is; else 0
 */

/** Largest number of cells shown. */
const MOST_CELLS = 1024;
/** A longer text has more cells. */
const LONGEST = 32 * MOST_CELLS;
/** Values of the letters of a board: 1 is a queen, 0 an empty square. @type {Record<string, number>} */
const LETTERS = { Q: 1, q: 1, '#': 0, '.': 0, ' ': 0, _: 0, '-': 0, x: 0 };

/**
 * @param {string} text
 * @returns {Shown | undefined} nothing where it is no number, truth value, list or board of such
 */
export function shownValue(text) {
  if (text.length > LONGEST) return undefined;
  const value = readValue(text);
  const plain = numberOf(value);
  if (plain !== undefined) return { type: 'int', values: [plain], width: 0 };
  const isSet = typeof value === 'object' && value !== null && 'set' in value;
  const items = isSet ? value.set : value;
  if (!Array.isArray(items) || items.length > MOST_CELLS) return undefined;
  const rows = items.map((each) => (typeof each === 'string' && each.length > 1 ? [...each] : each));
  if (rows.length > 0 && rows.every(Array.isArray)) {
    const width = rows[0].length;
    const cells = rows.flat().map(cellOf);
    const isBoard = width > 0 && rows.every((row) => row.length === width) && cells.length <= MOST_CELLS;
    return isBoard && isNumbers(cells) ? { type: 'matrix', values: cells, width } : undefined;
  }
  const values = rows.map(cellOf);
  if (!isNumbers(values)) return undefined;
  if (isSet) return { type: 'set', values, width: 0 };
  return { type: values.length > 0 && rows.every((each) => typeof each === 'boolean') ? 'flags' : 'list', values, width: 0 };
}

/** @param {(number | undefined)[]} values @returns {values is number[]} */
const isNumbers = (values) => values.every((each) => each !== undefined);

/** @param {unknown} value @returns {number | undefined} */
function numberOf(value) {
  if (typeof value === 'boolean') return Number(value);
  return Number.isSafeInteger(value) ? Number(value) : undefined;
}

/** @param {unknown} value */
const cellOf = (value) => numberOf(value) ?? (typeof value === 'string' ? LETTERS[value] : undefined);
