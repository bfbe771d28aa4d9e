// The events of a range as a file.
import { inSlices } from '../search/slices.js';
import { piecesOf } from '../search/trace.js';

/**
 * @param {import('../search/trace.js').Format} format
 * @param {import('./forms.js').Job} job
 */
export async function traceOf(format, { search, range, signal, onProgress }) {
  /** @type {string[]} */
  const pieces = [];
  await inSlices(piecesOf(search, range, format), (piece) => {
    pieces.push(piece);
    onProgress(search.position());
  }, signal);
  return new Blob(pieces, { type: format === 'csv' ? 'text/csv;charset=utf-8' : 'application/jsonl' });
}
