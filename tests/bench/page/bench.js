// Functions that script/bench calls in a browser.
import { countAsync } from './count.js';

/**
 * Counts in fresh workers.
 * @param {number} n
 * @param {number} workers
 * @returns {Promise<[count: string, seconds: number]>}
 */
async function measure(n, workers) {
  const start = performance.now();
  const count = await countAsync(n, { workers });
  return [String(count), (performance.now() - start) / 1000];
}

Object.assign(window, { measure });
