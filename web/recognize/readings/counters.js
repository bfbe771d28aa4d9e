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
  return columnReadings(asOneList(counters), n).map((reading) => ({ slots: counters, reading: { ...reading, form: 'counters' } }));
}

/** The changes of counters as of one list. @param {(Slot | undefined)[]} slots @returns {import('../stream.js').Change[]} */
export function asOneList(slots) {
  const list = /** @type {import('../stream.js').Value[]} */ (Array(slots.length).fill(null));
  const all = slots.flatMap((slot, row) => (slot?.changes ?? []).map(({ at, value }) => ({ at, row, value }))).sort((one, other) => one.at - other.at);
  return all.map(({ at, row, value }) => {
    list[row] = value;
    return { at, value: [...list] };
  });
}
