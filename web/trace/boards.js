// Boards in values as programs print them: lists of columns, of squares, of words, and matrices of two letters.
import { finish } from '../search/slices.js';

/** @typedef {import('./value.js').Value} Value */
/** @typedef {[row: number, column: number]} Square */
/**
 * @typedef {object} Form a board before it is known whether it counts from 0 or from 1
 * @property {'columns' | 'squares' | 'cells'} form
 * @property {Square[]} squares as they are written
 * @property {string[]} [cells] of a matrix, row by row; its queens are found when all matrices are known
 */
/** @typedef {{ squares: Square[], form: Form['form'] }} Board counted from 0 */

const QUEENS = ['Q', 'q', '♛', '♕', '👑', '1', 'true', 'W'];
const EMPTY = ['.', '_', '-', '0', 'false', '', ' ', '·', '□', '⬜', 'O', 'o', '+', '*', 'x', 'X', '#', '█', '░', '|'];

const isWhole = (/** @type {Value} */ value) => Number.isInteger(value);

/** @param {Value} value @returns {Value[] | undefined} the entries of a list, a set, or a dictionary as pairs */
function itemsOf(value) {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return 'set' in value ? value.set : value.map;
}

/** @param {string} text @returns {Square | undefined} of a square such as `a1` or `B10`, from 0 */
export function squareOf(text) {
  const [, letter, number] = /^([a-l])(\d{1,2})$/i.exec(text) ?? [];
  return letter ? [Number(number) - 1, letter.toLowerCase().charCodeAt(0) - 97] : undefined;
}

/** @param {Value} value @param {number} n @returns {Form | undefined} if it is one board of this size, right or wrong */
export function formOf(value, n) {
  const items = itemsOf(value);
  if (!items || items.length !== n) return undefined;
  if (items.every(isWhole)) return { form: 'columns', squares: items.map((column, row) => [row, Number(column)]) };
  if (items.every((each) => typeof each === 'string')) {
    const named = items.map((each) => squareOf(String(each)));
    if (named.every((each) => each !== undefined)) return { form: 'cells', squares: /** @type {Square[]} */ (named) };
    const cells = items.map((each) => [...String(each)]);
    if (cells.every((row) => row.length === n)) return { form: 'cells', squares: [], cells: cells.flat() };
    const spaced = items.map((each) => String(each).trim().split(/[\s|,]+/));
    return spaced.every((row) => row.length === n) ? { form: 'cells', squares: [], cells: spaced.flat() } : undefined;
  }
  const rows = items.map(itemsOf);
  if (!rows.every((row) => row !== undefined)) return undefined;
  const lists = /** @type {Value[][]} */ (rows);
  if (lists.every((row) => row.length === n && row.every((each) => !itemsOf(each)))) {
    const cells = lists.flat().map(String);
    // The only cell of the smallest board is a column.
    if (new Set(cells).size <= 2 && !(n === 1 && isWhole(lists[0][0]))) return { form: 'cells', squares: [], cells };
  }
  if (lists.every((row) => row.length === 2 && row.every(isWhole))) return { form: 'squares', squares: lists.map(([row, column]) => [Number(row), Number(column)]) };
  // Rows that end at their queen.
  const ragged = lists.map((row) => row.map((cell) => (cell === null || cell === 'undefined' ? 0 : cell)));
  if (ragged.every((row) => row.length <= n && row.every((cell) => cell === 0 || cell === 1) && row.filter((cell) => cell === 1).length === 1)) {
    return { form: 'cells', squares: ragged.map((row, i) => [i, row.indexOf(1)]) };
  }
  return undefined;
}

/**
 * A value in which every list that counts its rows from 1 is without its place 0, which it does not use; matrices likewise.
 * @param {Value} value
 * @param {number} n
 * @returns {Value | undefined} undefined if there is no such list, or if others use that place
 */
export function unpadded(value, n) {
  let [isFound, isUsed] = [false, n < 4];
  /** @param {Value} each @returns {Value} */
  const visit = (each) => {
    if (!Array.isArray(each)) return each;
    const [first, ...others] = each;
    const isRow = (/** @type {Value} */ row) => Array.isArray(row) && row.length === n + 1;
    if (!isRow(each)) return each.map(visit);
    if ([0, -1, null].some((unused) => first === unused) && others.every((column) => isWhole(column) && Number(column) >= 1 && Number(column) <= n)) {
      isFound = true;
      return others;
    }
    const rows = /** @type {Value[][]} */ (each);
    if (rows.every(isRow) && new Set([...rows[0], ...rows.map(([cell]) => cell)]).size === 1) {
      isFound = true;
      return rows.slice(1).map(([, ...cells]) => cells);
    }
    isUsed ||= each.every(isWhole);
    return each.map(visit);
  };
  const bare = visit(value);
  return isFound && !isUsed ? bare : undefined;
}

/**
 * All boards in a value, however deep they lie in it.
 * @param {Value} value
 * @param {number} n
 * @param {number} [depth]
 * @returns {Form[] | undefined} undefined if anything else is in it
 */
export const formsIn = (value, n, depth = 0) => finish(readingForms(value, n, depth));

/**
 * The same in short turns.
 * @param {Value} value
 * @param {number} n
 * @param {number} [depth]
 * @returns {Generator<void, Form[] | undefined>}
 */
export function* readingForms(value, n, depth = 0) {
  const form = formOf(value, n);
  // Two boards of two columns are no board of two squares.
  if (form) return [form];
  const items = itemsOf(value);
  if (!items || items.length === 0 || depth > 3) return undefined;
  const all = [];
  for (const each of items) {
    yield;
    const inside = yield* readingForms(each, n, depth + 1);
    if (!inside) return undefined;
    for (const one of inside) all.push(one);
  }
  return all;
}

/**
 * The letter that stands for a queen in all matrices of a program.
 * @param {string[][]} matrices
 * @returns {string | undefined} undefined if there is none
 */
function queenIn(matrices) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const cell of matrices.flat()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const known = QUEENS.find((each) => counts.has(each));
  if (known || counts.size === 0) return known;
  const [rarest] = [...counts].sort(([one, ofOne], [other, ofOther]) => ofOne - ofOther || EMPTY.indexOf(one) - EMPTY.indexOf(other));
  return counts.size === 1 && EMPTY.includes(rarest[0]) ? undefined : rarest[0];
}

/**
 * @param {Form[]} forms all of one program
 * @param {number} n
 * @returns {Board[]}
 */
export function boardsOf(forms, n) {
  const queen = queenIn(forms.flatMap(({ cells }) => (cells ? [cells] : [])));
  const base = (/** @type {Form['form']} */ kind, /** @type {0 | 1} */ coordinate) => {
    let [least, most] = [Infinity, -Infinity];
    for (const { form, squares } of forms) {
      if (form !== kind) continue;
      for (const square of squares) [least, most] = [Math.min(least, square[coordinate]), Math.max(most, square[coordinate])];
    }
    return least >= 1 && most === n ? 1 : 0;
  };
  const [column, squareRow, squareColumn] = [base('columns', 1), base('squares', 0), base('squares', 1)];
  return forms.map(({ form, squares, cells }) => {
    if (cells) return { form, squares: cells.flatMap((cell, i) => (cell === queen ? [/** @type {Square} */ ([Math.floor(i / n), i % n])] : [])) };
    // A column below 0 says that no queen stands there yet.
    if (form === 'columns') return { form, squares: squares.filter(([, c]) => c >= 0).map(([r, c]) => [r, c - column]) };
    return { form, squares: form === 'squares' ? squares.map(([r, c]) => [r - squareRow, c - squareColumn]) : squares };
  });
}
