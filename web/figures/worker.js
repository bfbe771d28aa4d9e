// Reckons figures in a worker of the page; see work.js.
import { Work } from './work.js';

const SLICE_MILLISECONDS = 50;

const scope = /** @type {{ postMessage(told: import('./work.js').Told): void, onmessage: unknown }} */ (/** @type {unknown} */ (globalThis));
const work = new Work((told) => scope.postMessage(told), SLICE_MILLISECONDS);

scope.onmessage = (/** @type {{ data: import('./work.js').Place | { take: import('./work.js').Packed } | 'measure' }} */ { data }) => {
  if (typeof data === 'object' && 'take' in data) {
    work.take(data.take);
    return;
  }
  const working = data === 'measure' ? work.measure() : work.look(data);
  working.catch((error) => scope.postMessage({ error: error.message }));
};
