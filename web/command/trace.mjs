// The events of a range, as JSON lines or as a table; of any length, as they are written as they happen.
import { piecesOf } from '../search/trace.js';
import { oneOf } from './options.mjs';
import { rangeOf, SEARCH, searchOf } from './search.mjs';

/** @type {import('./options.mjs').Command} */
export const trace = {
  takers: [...SEARCH, 'from', 'to', 'format'],
  switches: [],
  run(queens, { values }) {
    const format = oneOf('format', values.format ?? 'jsonl', /** @type {const} */ (['jsonl', 'csv']));
    const search = searchOf(queens, values);
    // Before the first event only given queens stand.
    const given = search.queens();
    return piecesOf(search, rangeOf(search, values), format, given);
  },
};
