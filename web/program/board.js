// The queens that stand in the value of a variable, in whatever form a program keeps its board.

/** @typedef {import('../trace/value.js').Value} Value */
/** @typedef {[row: number, column: number]} Square counted as the program counts */
/**
 * @typedef {'columns' | 'matrix' | 'pairs' | 'set' | 'mask'} Form
 *   - columns: a list or a dictionary of the column of each row, which may be overwritten
 *   - matrix: a cell for each square, as lists, as words, or as one list of them all
 *   - pairs: a list or a set of squares
 *   - set: the columns that are used, a row for each
 *   - mask: the same, a bit for each
 */

const isSquare = (/** @type {Value} */ value) => (Array.isArray(value)
  ? value.length === 2 && value.every(Number.isInteger)
  : typeof value === 'string' && /^\(?-?\d+\s*[,;:_ -]\s*\d+\)?$/.test(value));

/** @param {Value} value @returns {Square} */
function squareOf(value) {
  const [row, column] = Array.isArray(value) ? value : String(value).match(/\d+/g)?.map(Number) ?? [];
  return [Number(row), Number(column)];
}

const widthOf = (/** @type {Value} */ value) => (Array.isArray(value) || typeof value === 'string' ? value.length : -1);

/** Whether it is a board of so many squares to a side, each a cell of a line. @param {Value[]} list @param {number} size */
const isGrid = (list, size) => list.length === size && list.every((line) => widthOf(line) === size);

/**
 * @param {Value} value
 * @param {number} n
 * @returns {Form | undefined} undefined while it is too empty to tell, or nothing of the kind
 */
export function formOf(value, n) {
  if (typeof value === 'number') return 'mask';
  if (value === null || typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) {
    if ('map' in value) return 'columns';
    if (value.set.length === 0) return undefined;
    return value.set.every(isSquare) ? 'pairs' : value.set.every(Number.isInteger) ? 'set' : undefined;
  }
  if (isGrid(value, n) || isGrid(value, n + 1)) return 'matrix';
  if (value.length === n * n && n > 1) return 'matrix';
  if (value.length === 0) return undefined;
  if (value.every(isSquare)) return 'pairs';
  return value.every((each) => !Array.isArray(each)) ? 'columns' : undefined;
}

/** What stands for a queen in a cell. @param {Value} cell */
const isQueen = (cell) => (typeof cell === 'string' ? /^[qQ♕♛1xX*]$/.test(cell) : cell === 1 || cell === true);

/** @param {number} mask below 2^53 @returns {number[]} */
function bitsOf(mask) {
  const bits = [];
  for (let bit = 0, rest = mask; rest > 0; bit++, rest = Math.floor(rest / 2)) if (rest % 2 === 1) bits.push(bit);
  return bits;
}

/**
 * The squares of a form that has no lines to be overwritten.
 * @param {Exclude<Form, 'columns'>} form
 * @param {Value} value
 * @param {number} n
 * @param {Square[]} before those that stood, in order
 * @returns {Square[] | undefined} in order as far as that is known; undefined if the value is none of this form now
 */
export function squaresIn(form, value, n, before) {
  if (form === 'mask' || form === 'set') {
    const used = form === 'mask' ? (typeof value === 'number' ? bitsOf(value) : undefined) : value && typeof value === 'object' && 'set' in value ? value.set.map(Number) : undefined;
    if (!used) return undefined;
    // The columns do not say their rows: a column that came later stands lower.
    const standing = new Set(used);
    const kept = before.filter(([, column]) => standing.has(column));
    const there = new Set(kept.map(([, column]) => column));
    return [...kept, ...used.filter((column) => !there.has(column))].map((square, row) => (Array.isArray(square) ? square : [row, square]));
  }
  if (form === 'pairs') {
    const list = Array.isArray(value) ? value : value && typeof value === 'object' && 'set' in value ? value.set : undefined;
    return list?.every(isSquare) ? list.map(squareOf) : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  if (value.length === n * n && n > 1) return value.flatMap((cell, i) => (isQueen(cell) ? [/** @type {Square} */ ([Math.floor(i / n), i % n])] : []));
  // With a line and a column more than there are, it counts from 1.
  const first = isGrid(value, n) ? 0 : isGrid(value, n + 1) ? 1 : -1;
  if (first < 0) return undefined;
  return value.slice(first).flatMap((line, row) => [.../** @type {string | Value[]} */ (line)].slice(first)
    .flatMap((cell, column) => (isQueen(cell) ? [/** @type {Square} */ ([row, column])] : [])));
}

/** The column of each row that has one. @param {Value} value @returns {Map<number, number> | undefined} */
export function columnsIn(value) {
  if (value === null || typeof value !== 'object') return undefined;
  // An empty dictionary is written as an empty set is.
  if (!Array.isArray(value) && 'set' in value) return value.set.length === 0 ? new Map() : undefined;
  const entries = Array.isArray(value) ? value.map((column, row) => /** @type {[Value, Value]} */ ([row, column])) : value.map;
  return new Map(entries.filter(([row, column]) => Number.isInteger(row) && Number.isInteger(column)).map(([row, column]) => [Number(row), Number(column)]));
}
