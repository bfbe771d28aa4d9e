// What happens in a search as lines of text, one for each event: as JSON lines, or as a table (CSV).

/** @typedef {import('./range.js').Moment} Moment */
/** @typedef {'jsonl' | 'csv'} Format */

const square = (/** @type {{ row: number, col: number }} */ { row, col }) => `r${row}c${col}`;

/**
 * The columns of the table. What an event has not is empty. A square is written as `r2c3` for row 2, column 3, and a
 * column in a list as `c3`, so that no program takes them for times or dates; lists have spaces between. No value has
 * a comma, a quote or a line break.
 * @type {Record<string, (moment: { position: number, event: any }) => unknown>}
 */
const COLUMNS = {
  // Of the search after the event, so that it is the number of the event too.
  position: ({ position }) => position,
  // Of the event; see `event()`.
  kind: ({ event }) => event.kind,
  row: ({ event }) => event.row,
  col: ({ event }) => event.col,
  safe: ({ event }) => event.safe,
  // Each as the square, a colon, and the line on which it attacks: r0c3:main.
  attackers: ({ event }) => event.attackers?.map((/** @type {any} */ each) => `${square(each)}:${each.line}`).join(' '),
  free: ({ event }) => event.free?.map((/** @type {number} */ col) => `c${col}`).join(' '),
  with: ({ event }) => event.with && square(event.with),
  number: ({ event }) => event.number,
  queens: ({ event }) => event.queens?.map((/** @type {number[]} */ [row, col]) => square({ row, col })).join(' '),
  deadEnd: ({ event }) => event.deadEnd,
};

/** What is written before the first line, by format. @type {Record<Format, string>} */
export const HEADS = { jsonl: '', csv: `${Object.keys(COLUMNS).join(',')}\n` };

/** One event, by format. JSON lines have the fields of `event()` as they are, after the position. @type {Record<Format, (moment: Moment) => string>} */
export const LINES = {
  jsonl: ({ position, event }) => `${JSON.stringify({ position, ...event })}\n`,
  csv: (moment) => `${Object.values(COLUMNS).map((value) => value(moment) ?? '').join(',')}\n`,
};
