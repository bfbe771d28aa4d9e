// Moves a search to a distant position without blocking the page; can be cancelled.
import { breath } from './slices.js';

// How long a stretch may keep the page from drawing, in milliseconds.
const STRETCH_MILLISECONDS = 8;

/** See explore.d.ts. @type {typeof import('./explore.js').explore} */
export async function explore(search, { until = Infinity, signal, onProgress } = {}) {
  if (typeof until !== 'number' || !(until >= 0) || (until !== Infinity && !Number.isInteger(until))) {
    throw new Error(`until must be a whole number of at least 0, or Infinity; got ${String(until)}`);
  }
  let position = search.position();
  let stretch = 1000;
  for (;;) {
    if (signal?.aborted) throw new DOMException('The exploration was stopped', 'AbortError');
    const target = Math.min(until, position + stretch);
    const begun = performance.now();
    position = search.seek(target);
    const took = performance.now() - begun;
    onProgress?.(position);
    if (position >= until || position < target) return position;
    stretch = Math.ceil(stretch * Math.min(2, STRETCH_MILLISECONDS / Math.max(took, 0.1)));
    await breath();
  }
}
