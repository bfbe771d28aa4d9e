// Takes a search far without holding up the page, and lets go when told to.

/** @typedef {import('../queens.js').Search} Search */

// How long a stretch may keep the page from drawing, in milliseconds.
const STRETCH_MILLISECONDS = 8;

/**
 * @typedef {object} ExploreOptions
 * @property {number} [until] the position to go to, a whole number from 0 on; the end if not given or beyond it
 * @property {AbortSignal} [signal] stops: the search stays where it has got to, and the promise is rejected with an
 *   AbortError
 * @property {(position: number) => void} [onProgress] called after each stretch with the position reached
 */

/**
 * `search.seek(until)` in short stretches between which the page lives on. `seek` itself returns only when it is
 * there, which for the end of a large board no one lives to see. The search is not to be moved by others meanwhile.
 * @param {Search} search
 * @param {ExploreOptions} [options]
 * @returns {Promise<number>} the position reached: `until`, or the end if that comes first
 */
export async function explore(search, { until = Infinity, signal, onProgress } = {}) {
  if (typeof until !== 'number' || !(until >= 0) || (until !== Infinity && !Number.isInteger(until))) {
    throw new Error(`until is a whole number from 0 on, or Infinity; got ${String(until)}`);
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
