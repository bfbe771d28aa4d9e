// Which columns have a queen: as a set, as the bits of a number, or as a list of flags. The rows follow from the order in
// which the columns were used.
import { isScalar, LARGEST } from './reading.js';

/** @typedef {import('./reading.js').Reading} Reading */
/** @typedef {import('./reading.js').Form} Form */
/** @typedef {import('./reading.js').Value} Value */
/** @typedef {(value: Value) => number[] | undefined} Columns the columns in a value, in any order */

/** @typedef {(n: number) => Columns} ColumnsOf a size */

/** @type {ColumnsOf} */
const inMask = (n) => (value) => (typeof value === 'number' && value >= 0 && value < 2 ** n ? Array.from({ length: n }, (_, bit) => bit).filter((bit) => Math.floor(value / 2 ** bit) % 2 === 1) : undefined);

/** @type {ColumnsOf} */
const inSet = () => (value) => (value !== null && typeof value === 'object' && 'set' in value && value.set.every(Number.isInteger) ? value.set.map(Number) : undefined);

/** @param {boolean} used what a flag is of a column that has a queen @returns {ColumnsOf} */
const inFlags = (used) => (n) => (value) => (Array.isArray(value) && value.length === n && value.every((each) => isScalar(each) && (typeof each === 'boolean' || each === 0 || each === 1 || each === null))
  ? value.flatMap((each, column) => (Boolean(each) === used ? [column] : []))
  : undefined);

/**
 * @param {import('./reading.js').Change[]} changes
 * @param {number} n
 * @param {Form} form
 * @param {ColumnsOf} columnsOf
 * @returns {Reading[]}
 */
function readings(changes, n, form, columnsOf) {
  const columnsIn = columnsOf(n);
  const sets = changes.flatMap(({ at, value }) => {
    const columns = columnsIn(value);
    return columns ? [{ at, columns }] : [];
  });
  if (sets.length < changes.length * 0.9 || sets.length < 2 * n) return [];
  const all = new Set(sets.flatMap(({ columns }) => columns));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const base = least >= 1 && most === n ? 1 : 0;
  if (all.size === 0 || most - base >= n || least < 0 || n > LARGEST) return [];
  /** @type {number[]} */
  let order = [];
  const states = sets.map(({ at, columns }) => {
    const kept = order.filter((column) => columns.includes(column));
    order = [...kept, ...columns.filter((column) => !kept.includes(column))];
    return { at, queens: order.map((column, row) => /** @type {[number, number]} */ ([row, column - base])) };
  });
  const again = (/** @type {import('./reading.js').Change[]} */ others, /** @type {number} */ its) => readings(others, its, form, columnsOf)[0] ?? { form, n: its, base, overwritten: false, states: [], again };
  return [{ form, n, base, overwritten: false, states, again }];
}

/**
 * @param {import('./reading.js').Change[]} changes
 * @param {number} n that was asked for
 * @returns {Reading[]}
 */
export const usedColumnReadings = (changes, n) => [
  ...readings(changes, n, 'used columns', inSet),
  ...readings(changes, n, 'mask', inMask),
  ...readings(changes, n, 'flags', inFlags(true)),
  ...readings(changes, n, 'flags', inFlags(false)),
];
