// The events of a range as a file.
import { momentsOf } from '../search/range.js';
import { inSlices } from '../search/slices.js';
import { HEADS, LINES } from '../search/trace.js';

// Strings of this length are handed to the file, so that there are never many small ones.
const CHARACTERS = 1 << 16;

/**
 * @param {import('../search/trace.js').Format} format
 * @param {import('./forms.js').Job} job
 */
export async function traceOf(format, { search, range, signal, onProgress }) {
  const pieces = [];
  let piece = HEADS[format];
  await inSlices(momentsOf(search, range), (moment) => {
    // The event at the start of the range lies before the range.
    if (moment.position > range.from) piece += LINES[format](moment);
    if (piece.length < CHARACTERS) return;
    pieces.push(piece);
    piece = '';
    onProgress(moment.position);
  }, signal);
  pieces.push(piece);
  return new Blob(pieces, { type: format === 'csv' ? 'text/csv;charset=utf-8' : 'application/jsonl' });
}
