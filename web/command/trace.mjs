// The events of a range, as JSON lines or as a table; of any length, as they are written as they happen.
import { momentsOf } from '../search/range.js';
import { HEADS, LINES } from '../search/trace.js';
import { oneOf } from './options.mjs';
import { rangeOf, SEARCH, searchOf } from './search.mjs';

// Written at once: a call for each line would take longer than to make it.
const CHARACTERS = 1 << 16;

/** @type {import('./options.mjs').Command} */
export const trace = {
  takers: [...SEARCH, 'from', 'to', 'format'],
  switches: [],
  run(queens, { values }) {
    const format = oneOf('format', values.format ?? 'jsonl', /** @type {const} */ (['jsonl', 'csv']));
    const search = searchOf(queens, values);
    // Before the first event only given queens stand.
    const given = search.queens();
    return lines(search, given, rangeOf(search, values), format);
  },
};

/**
 * @param {import('../queens.js').Search} search
 * @param {[row: number, col: number][]} given
 * @param {import('../search/range.js').Range} range
 * @param {import('../search/trace.js').Format} format
 */
function* lines(search, given, range, format) {
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
