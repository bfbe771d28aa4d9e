// A list or a set of squares: pairs, words such as A3 or "0,3", objects with a row and a column, or numbers of cells.
import { inOrder, itemsOf, LARGEST } from './reading.js';

/** @typedef {import('./reading.js').Reading} Reading */
/** @typedef {import('./reading.js').Square} Square */
/** @typedef {import('./reading.js').Value} Value */

const A = 'a'.charCodeAt(0);

/** @param {Value} item @returns {Square | undefined} as the program counts */
function squareOf(item) {
  if (typeof item === 'string') {
    const [, letter, number] = /^([a-zA-Z])(\d{1,2})$/.exec(item) ?? [];
    if (letter) return [Number(number), letter.toLowerCase().charCodeAt(0) - A + 1];
    const [, row, column] = /^\(?\s*(\d{1,2})\s*[,;:_ -]\s*(\d{1,2})\s*\)?$/.exec(item) ?? [];
    return row === undefined ? undefined : [Number(row), Number(column)];
  }
  if (Array.isArray(item)) return item.length === 2 && item.every(Number.isInteger) ? [Number(item[0]), Number(item[1])] : undefined;
  if (item === null || typeof item !== 'object' || !('map' in item)) return undefined;
  const numbers = item.map.map(([, value]) => value).filter(Number.isInteger);
  return numbers.length === 2 ? [Number(numbers[0]), Number(numbers[1])] : undefined;
}

/** @param {number} number of a cell @param {number} n @returns {Square} */
const cellOf = (number, n) => [Math.floor(number / n), number % n];

/**
 * @param {import('./reading.js').Change[]} changes
 * @param {number} n that was asked for
 * @returns {Reading[]}
 */
export function squareReadings(changes, n) {
  /** @type {{ at: number, squares: Square[] }[]} */
  const lists = [];
  let numbers = 0;
  for (const { at, value } of changes) {
    const items = itemsOf(value);
    if (!items) continue;
    const asCells = items.length > 0 && items.every((item) => Number.isInteger(item) && Number(item) >= 0 && Number(item) < n * n);
    const squares = items.map((item) => (asCells ? cellOf(Number(item), n) : squareOf(item)));
    if (!squares.every((square) => square !== undefined)) continue;
    if (asCells) numbers = Math.max(numbers, ...items.map(Number));
    lists.push({ at, squares: /** @type {Square[]} */ (squares) });
  }
  // Small numbers are columns.
  if (lists.length < 2 || (numbers > 0 && numbers < n)) return [];
  const range = (/** @type {0 | 1} */ i) => {
    const all = new Set(lists.flatMap(({ squares }) => squares.map((square) => square[i])));
    return { least: Math.min(...all), most: Math.max(...all) };
  };
  const [first, second] = [range(0), range(1)];
  const most = Math.max(first.most, second.most);
  if (most < 0 || most > LARGEST) return [];
  const counts = (/** @type {{ least: number, most: number }} */ { least, most: its }) => /** @type {0 | 1} */ (least >= 1 && (its === most || its === n) && its !== n - 1 ? 1 : 0);
  const [one, other] = [counts(first), counts(second)];
  const size = Math.max(first.most - one, second.most - other) + 1;
  /** @type {Square[]} */
  let before = [];
  const again = (/** @type {import('./reading.js').Change[]} */ others, /** @type {number} */ its) => squareReadings(others, its)[0] ?? { form: 'squares', n: its, base: other, overwritten: false, states: [], again };
  const states = lists.map(({ at, squares }) => {
    before = inOrder(before, squares.map(([row, column]) => [row - one, column - other]));
    return { at, queens: before };
  });
  return [{ form: 'squares', n: size < n ? n : size, base: other, overwritten: false, states, again }];
}
