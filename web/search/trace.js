// Events of a search as text: JSON lines or CSV.
import { momentsOf } from './range.js';

/** @typedef {import('./range.js').Moment} Moment */
/** @typedef {'jsonl' | 'csv'} Format */

const square = (/** @type {{ row: number, col: number }} */ { row, col }) => `r${row}c${col}`;

/**
 * Columns of the table; a missing value is empty. A square is `r2c3` for row 2, column 3, and a column in a list is `c3`, so
 * that no spreadsheet takes them for times or dates. Lists are separated by spaces. No value contains a comma, a quote or a
 * line break.
 * @type {Record<string, (moment: { position: number, event: any }) => unknown>}
 */
const COLUMNS = {
  // Position after the event, which is also the number of the event.
  position: ({ position }) => position,
  // See `event()`.
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
  by: ({ event }) => event.by && square(event.by),
  from: ({ event }) => event.from,
  to: ({ event }) => event.to,
};

/** First line by format. @type {Record<Format, string>} */
export const HEADS = { jsonl: '', csv: `${Object.keys(COLUMNS).join(',')}\n` };

/** One event, by format. JSON lines have the fields of `event()` as they are, after the position. @type {Record<Format, (moment: Moment) => string>} */
export const LINES = {
  jsonl: ({ position, event }) => `${JSON.stringify({ position, ...event })}\n`,
  csv: (moment) => `${Object.values(COLUMNS).map((value) => value(moment) ?? '').join(',')}\n`,
};

// Pieces have this length, because a call for each line would take longer than making it.
const CHARACTERS = 1 << 16;

/**
 * The events of a range as text.
 * @param {import('../queens.js').Search} search
 * @param {import('./range.js').Range} range
 * @param {Format} format
 * @param {[row: number, col: number][]} [given] queens that stand before the first event
 * @returns {Generator<string>}
 */
export function* piecesOf(search, range, format, given = []) {
  let piece = HEADS[format];
  for (const [row, col] of given) piece += LINES[format](/** @type {any} */ ({ position: 0, event: { kind: 'given', row, col } }));
  for (const moment of momentsOf(search, range)) {
    // The event at the start of the range lies before the range.
    if (moment.position > range.from) piece += LINES[format](moment);
    if (piece.length < CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
