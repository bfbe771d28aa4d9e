// A variable for each row, as in loops inside each other: together they are a list of columns.
import { columnReadings } from './columns.js';

/** @typedef {import('../stream.js').Slot} Slot */

/**
 * @param {Slot[]} slots of one scope
 * @param {number} n that was asked for
 * @returns {{ slots: Slot[], reading: import('./reading.js').Reading }[]}
 */
export function counterReadings(slots, n) {
  const counters = slots.filter(({ changes }) => {
    const numbers = new Set(changes.flatMap(({ value }) => (value === null ? [] : [value])));
    if (numbers.size < n || numbers.size > n + 1 || ![...numbers].every(Number.isInteger)) return false;
    const least = Math.min(.../** @type {Set<number>} */ (numbers));
    return least === 0 || least === 1;
  });
  if (counters.length !== n) return [];
  const all = counters.flatMap(({ changes }, row) => changes.map(({ at, value }) => ({ at, row, value }))).sort((one, other) => one.at - other.at);
  /** @type {(import('../stream.js').Value)[]} */
  const list = Array(n).fill(null);
  const changes = all.map(({ at, row, value }) => {
    list[row] = value;
    return { at, value: [...list] };
  });
  return columnReadings(changes, n).map((reading) => ({ slots: counters, reading: { ...reading, form: 'counters' } }));
}
