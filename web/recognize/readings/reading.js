// A reading: the queens that stand in the values of a slot, if they are a board in one of the forms that programs use.

/** @typedef {[row: number, column: number]} Square counted from 0 */
/** @typedef {import('../stream.js').Value} Value */
/** @typedef {import('../stream.js').Change} Change */
/** @typedef {{ at: number, queens: Square[] }} State the queens in the order in which they were placed, and the number of lines before */
/**
 * @typedef {'columns' | 'matrix' | 'squares' | 'used columns' | 'mask' | 'flags' | 'counters' | 'whole board'} Form
 *   - columns: a list or a dictionary of the column of each row
 *   - matrix: a cell for each square, as lists, as words, or in one list of them all
 *   - squares: a list or a set of squares, also words such as A3
 *   - used columns, mask, flags: which columns have a queen, as a set, as bits, or as a list; the rows follow from the order
 *   - counters: a variable for each row, as in loops inside each other
 *   - whole board: a list that always has a queen in each row
 */
/**
 * @typedef {object} Reading
 * @property {Form} form
 * @property {number} n size of the board
 * @property {0 | 1} base the number of the first column, or of the first row and column
 * @property {boolean} [isFilled] whether its list had the length of the board from the beginning
 * @property {Value} [empty] the value of a square, or in a list of columns of a row, without a queen
 * @property {Value} [queen] the value of a square with a queen
 * @property {boolean} overwritten queens are removed only by writing over them
 * @property {State[]} states
 * @property {(changes: Change[], n: number) => Reading} again reads another run of the same program in the same way
 */

/** Boards larger than this are not read. */
export const LARGEST = 32;

/** @param {Value} value @returns {value is null | number | string | boolean} */
export const isScalar = (value) => typeof value !== 'object' || value === null;

/**
 * The entries of a list, or of a dictionary with whole numbers as its keys.
 * @param {Value} value
 * @returns {[number, Value][] | undefined}
 */
export function entriesOf(value) {
  if (Array.isArray(value)) return value.map((each, i) => [i, each]);
  if (value === null || typeof value !== 'object') return undefined;
  if ('set' in value) return undefined;
  return value.map.every(([key]) => Number.isInteger(key)) ? /** @type {[number, Value][]} */ (value.map) : undefined;
}

/** @param {Value} value @returns {Value[] | undefined} the items of a list or a set, or the keys of a dictionary */
export function itemsOf(value) {
  if (Array.isArray(value)) return value;
  if (value === null || typeof value !== 'object') return undefined;
  return 'set' in value ? value.set : value.map.map(([key]) => key);
}

/**
 * Squares in the order in which they were placed, where a value does not say it.
 * @param {Square[]} before
 * @param {Square[]} now
 * @returns {Square[]}
 */
export function inOrder(before, now) {
  const isIn = (/** @type {Square[]} */ squares) => (/** @type {Square} */ [row, column]) => squares.some(([r, c]) => r === row && c === column);
  const kept = before.filter(isIn(now));
  return kept.length === now.length ? kept : [...kept, ...now.filter((square) => !isIn(kept)(square))];
}
