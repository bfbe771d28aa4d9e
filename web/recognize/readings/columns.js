// A list of the column of each row: appended and popped, or as long as the board from the beginning, with or without a filler;
// its queens may also be overwritten, so that those after the last row that was written no longer count.
import { entriesOf, isScalar, LARGEST } from './reading.js';

/** @typedef {import('./reading.js').Reading} Reading */
/** @typedef {import('./reading.js').Square} Square */
/** @typedef {import('./reading.js').Value} Value */
/** @typedef {import('../stream.js').Slot} Slot */
/** @typedef {{ at: number, row: number, column: number | null }} Write of a row as the program counts; null: it has no column now */

/** Readings that differ in what they count from; the score decides. */
const MOST_READINGS = 8;

/** A word of digits is a list of columns. @param {Value} value @returns {Value} */
const digitsOf = (value) => (typeof value === 'string' && /^\d*$/.test(value) ? [...value].map(Number) : value);

/** Every element that was written, in order. @param {import('./reading.js').Change[]} changes @returns {{ writes: Write[], length: number, isFull: boolean, filler: Value | undefined }} */
function writesIn(changes) {
  /** @type {Write[]} */
  const writes = [];
  /** @type {Map<number, Value> | undefined} */
  let before;
  let length = 0;
  let isFull = false;
  /** @type {Value | undefined} */
  let filler;
  for (const { at, value, written } of changes) {
    const entries = entriesOf(digitsOf(value));
    if (!entries || !entries.every(([, each]) => isScalar(each))) continue;
    const now = new Map(entries);
    length = Math.max(length, now.size);
    if (!before) {
      const first = new Set(now.values());
      // The same everywhere, it was filled to begin with.
      isFull = now.size > 1 && first.size > 1 && [...first].every(Number.isInteger);
      const isFilled = first.size === 1 && now.size > 1;
      if (isFilled) [filler] = first;
      before = isFilled ? now : new Map();
    }
    const write = (/** @type {number} */ row) => {
      const column = now.get(row);
      writes.push({ at, row, column: Number.isInteger(column) ? Number(column) : null });
    };
    if (written !== undefined) {
      if (now.has(written)) write(written);
      before = now;
      continue;
    }
    for (const row of [...before.keys()].reverse()) if (!now.has(row)) write(row);
    const changed = [...now.keys()].filter((row) => before?.get(row) !== now.get(row));
    // In another list, the rows after the first that differs have queens too, even the same as before.
    const isOther = filler === undefined && changed.length > 1 && before.has(changed[0]);
    for (const row of isOther ? [...now.keys()].filter((each) => each >= changed[0]) : changed) write(row);
    before = now;
  }
  return { writes, length, isFull, filler };
}

/** @typedef {{ n: number, row: number, column: 0 | 1 }} From the size, and the first row and column as the program counts */

/**
 * The queens after each write. A write places a queen in its row. If the row had a queen, that queen and all placed after
 * it are removed.
 * @param {Write[]} writes
 * @param {From} from
 * @returns {Reading}
 */
function reading(writes, from) {
  /** @type {import('./reading.js').State[]} */
  const states = [];
  /** @type {Square[]} */
  let queens = [];
  let overwritten = false;
  for (const { at, row: written, column: its } of writes) {
    const row = written - from.row;
    const column = its === null ? -1 : its - from.column;
    if (row < 0 || row >= from.n) continue;
    const place = queens.findIndex(([r]) => r === row);
    if (column < 0 || column >= from.n) queens = place < 0 ? queens : queens.filter(([r]) => r !== row);
    else {
      if (place >= 0) overwritten = true;
      queens = [...(place < 0 ? queens : queens.slice(0, place)), [row, column]];
    }
    states.push({ at, queens });
  }
  return { form: 'columns', n: from.n, base: from.column, overwritten, states, again: (changes, n) => reading(writesIn(changes).writes, { ...from, n }) };
}

/**
 * @param {import('./reading.js').Change[]} changes
 * @param {number} n that was asked for
 * @returns {Reading[]}
 */
export function columnReadings(changes, n) {
  const { writes, length, isFull, filler } = writesIn(changes);
  const columns = writes.flatMap(({ column }) => (column === null ? [] : [column]));
  if (columns.length < 2 || isFull) return [];
  const rows = writes.flatMap(({ row, column }) => (column === null ? [] : [row]));
  const [leastRow, mostRow] = [Math.min(...new Set(rows)), Math.max(...new Set(rows))];
  const [leastColumn, mostColumn] = [Math.min(...new Set(columns)), Math.max(...new Set(columns))];
  if (leastRow < 0 || (mostRow > LARGEST && mostColumn > LARGEST)) return [];
  /** @type {Reading[]} */
  const readings = [];
  const sizes = new Set([n, length, length - 1, mostRow + 1, mostRow, mostColumn + 1, mostColumn].filter((size) => size >= 1 && size <= LARGEST));
  // A list from which queens are not removed gets more rows than the board has.
  const isAccumulated = filler === undefined && mostRow > mostColumn + 1;
  for (const size of sizes) {
    if (isAccumulated && size > Math.max(n, mostColumn + 1)) continue;
    for (const row of leastRow >= 1 ? [0, 1] : [0]) {
      for (const column of /** @type {const} */ ([0, 1])) {
        // Where columns are counted from 1, a 0 fills the list, or a column begins before the first.
        if (column === 1 && leastColumn === 0 && filler !== 0 && (size !== n || mostColumn < n)) continue;
        // Nobody counts rows from 1 and columns from 0.
        if ((mostRow - row >= size && !isAccumulated) || (row === 1 && column === 0) || readings.length >= MOST_READINGS) continue;
        readings.push({ ...reading(writes, { n: size, row, column }), isFilled: filler !== undefined && (size === length || size === length - 1), ...(size === length && { empty: filler }) });
      }
    }
  }
  return readings;
}

/**
 * A list that always has a queen in each row: an order that is changed, or a board that is improved.
 * @param {import('./reading.js').Change[]} changes
 * @returns {Reading[]}
 */
export function wholeBoardReadings(changes) {
  const lists = changes.flatMap(({ at, value }) => (Array.isArray(value) && value.length > 1 && value.every(Number.isInteger) ? [{ at, list: /** @type {number[]} */ (value) }] : []));
  if (lists.length < 2 || lists.length < changes.length * 0.9) return [];
  const n = lists[0].list.length;
  const all = new Set(lists.flatMap(({ list }) => list));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const base = least >= 1 && most >= n ? 1 : 0;
  if (n > LARGEST || least < 0 || most - base >= n || lists.some(({ list }) => list.length !== n)) return [];
  if (new Set(lists[0].list).size === 1) return [];
  const again = (/** @type {import('./reading.js').Change[]} */ other) => wholeBoardReadings(other)[0] ?? { form: 'whole board', n, base, overwritten: false, states: [], again };
  return [{ form: 'whole board', n, base, overwritten: false, again, states: lists.map(({ at, list }) => ({ at, queens: list.map((column, row) => [row, column - base]) })) }];
}

/**
 * A variable for each row, as in loops inside each other: together they are a list of columns.
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
