// A cell for each square: lists of lists, a list of words, or one list of all cells. Any letter or number can be a queen.
import { isScalar, LARGEST } from './reading.js';

/** @typedef {import('./reading.js').Reading} Reading */
/** @typedef {import('./reading.js').Square} Square */
/** @typedef {import('./reading.js').Value} Value */
/** @typedef {null | number | string | boolean} Cell */
/** @typedef {ArrayLike<Cell>} Row a list or a word */
/** @typedef {{ at: number, rows: Row[] }} Grid */

/** So many kinds of cells are tried as queens. */
const MOST_KINDS = 4;
/** So many boards show which kinds there are. */
const SAMPLE = 300;

/** An object in the place of a cell is what its first flag or letter is. @param {Value} value @returns {Value} */
function cellOf(value) {
  if (isScalar(value) || Array.isArray(value) || !('map' in value)) return value;
  const inside = value.map.map(([, each]) => each);
  return inside.find((each) => typeof each === 'boolean') ?? inside.find((each) => typeof each === 'string') ?? value;
}

/** A dictionary of rows, or of squares. @param {[Value, Value][]} map @returns {Row[] | undefined} */
function rowsOfMap(map) {
  if (map.every(([key]) => Number.isInteger(key))) return rowsOf(map.map(([, row]) => row));
  /** @type {Cell[][]} */
  const rows = [];
  for (const [key, value] of map) {
    const cell = cellOf(value);
    if (!Array.isArray(key) || key.length !== 2 || !key.every(Number.isInteger) || !isScalar(cell)) return undefined;
    const [row, column] = key.map(Number);
    if (Math.min(row, column) < 0 || Math.max(row, column) > LARGEST) return undefined;
    (rows[row] ??= [])[column] = cell;
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? null));
}

/** @param {Value} value @returns {Row[] | undefined} */
function rowsOf(value) {
  if (!Array.isArray(value)) return value !== null && typeof value === 'object' && 'map' in value && value.map.length > 0 ? rowsOfMap(value.map) : undefined;
  if (value.length === 0) return undefined;
  if (value.some((row) => Array.isArray(row) && row.some((cell) => !isScalar(cell)))) {
    const plain = value.map((row) => (Array.isArray(row) ? row.map(cellOf) : row));
    return plain.every((row) => Array.isArray(row) && row.every(isScalar)) ? /** @type {Row[]} */ (plain) : undefined;
  }
  if (value.every((row) => typeof row === 'string' || (Array.isArray(row) && row.every(isScalar)))) {
    // Cells as one list of letters are no rows of one letter.
    if (value.length === 1 || value.some((row) => /** @type {Row} */ (row).length !== 1)) return /** @type {Row[]} */ (value);
  }
  const side = Math.sqrt(value.length);
  if (!Number.isInteger(side) || side < 2 || !value.every(isScalar)) return undefined;
  return Array.from({ length: side }, (_, row) => /** @type {Row} */ (value.slice(row * side, (row + 1) * side)));
}

/** @param {Row[][]} grids @returns {Cell[]} the commonest first */
function kindsIn(grids) {
  /** @type {Map<Cell, number>} */
  const counts = new Map();
  for (const rows of grids) for (const row of rows) for (let i = 0; i < row.length; i++) counts.set(row[i], (counts.get(row[i]) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([cell]) => cell);
}

/** @param {Grid[]} grids @returns {{ height: number, width: number }} of the largest */
function sizeOf(grids) {
  let [height, width] = [0, 0];
  for (const { rows } of grids) {
    height = Math.max(height, rows.length);
    for (const row of rows) width = Math.max(width, row.length);
  }
  return { height, width };
}

/**
 * @param {Grid[]} grids
 * @param {(cell: Cell) => boolean} isQueen
 * @param {0 | 1} [known] its base
 * @returns {Reading}
 */
function reading(grids, isQueen, known) {
  const { width } = sizeOf(grids);
  let least = width;
  const states = grids.map(({ at, rows }) => {
    /** @type {Square[]} */
    const queens = [];
    for (let r = 0; r < rows.length; r++) {
      const row = rows[r];
      for (let c = 0; c < row.length; c++) {
        if (!isQueen(row[c])) continue;
        queens.push([r, c]);
        least = Math.min(least, r, c);
      }
    }
    return { at, queens };
  });
  // A board with a row and a column more than it needs counts from 1.
  const base = known ?? (least === 1 && width > 2 ? 1 : 0);
  if (base === 1) for (const state of states) state.queens = state.queens.map(([r, c]) => [r - 1, c - 1]);
  return { form: 'matrix', n: width - base, base, overwritten: false, states, again: (changes) => reading(gridsIn(changes), isQueen, base) };
}

/** @param {import('./reading.js').Change[]} changes */
const gridsIn = (changes) => changes.flatMap(({ at, value }) => {
  const rows = rowsOf(value);
  return rows ? [{ at, rows }] : [];
});

/**
 * @param {import('./reading.js').Change[]} changes
 * @returns {Reading[]}
 */
export function matrixReadings(changes) {
  const grids = gridsIn(changes);
  if (grids.length < 2) return [];
  const { height, width } = sizeOf(grids);
  if (height !== width || width < 1 || width > LARGEST + 1) return [];
  const [empty] = kindsIn([grids[0].rows]);
  const kinds = kindsIn(grids.slice(0, SAMPLE).map(({ rows }) => rows)).filter((cell) => cell !== empty && cell !== null).slice(0, MOST_KINDS);
  const readers = kinds.map((queen) => (/** @type {Cell} */ cell) => cell === queen);
  // Queens can have numbers.
  if (kinds.length > 1) readers.push((cell) => cell !== empty && cell !== null);
  return readers.map((isQueen, i) => ({ ...reading(grids, isQueen), empty, queen: kinds[i] }));
}
