// Moves a search to a distant position without blocking the page; can be cancelled.

/** @typedef {import('../queens.js').Search} Search */

// How long a stretch may keep the page from drawing, in milliseconds.
const STRETCH_MILLISECONDS = 8;

/**
 * @typedef {object} ExploreOptions
 * @property {number} [until] the position to go to, a whole number from 0; by default, or if it is beyond the end, the end
 * @property {AbortSignal} [signal] stops: the search stays at the position reached, and the promise is rejected with an
 *   AbortError
 * @property {(position: number) => void} [onProgress] called after each part with the position reached
 */

/**
 * `search.seek(until)` in short parts, so that the page stays responsive. `seek` itself blocks until it arrives, and on a large
 * board that takes longer than anyone can wait. Do not move the search meanwhile.
 * @param {Search} search
 * @param {ExploreOptions} [options]
 * @returns {Promise<number>} the position reached: `until`, or the end if that comes first
 */
export async function explore(search, { until = Infinity, signal, onProgress } = {}) {
  if (typeof until !== 'number' || !(until >= 0) || (until !== Infinity && !Number.isInteger(until))) {
    throw new Error(`until must be a whole number of at least 0, or Infinity; got ${String(until)}`);
  }
  const channel = new MessageChannel();
  try {
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
      // Timers would wait 4 ms each time.
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(undefined);
      });
    }
  } finally {
    channel.port1.close();
  }
}
