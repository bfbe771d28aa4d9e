// Reads what another program has printed, and judges it, in a worker or, where the page may start none, in the page itself.
import { openWorker } from '../workers/open.js';

/** @typedef {import('./reading.js').Result} Watched */

/**
 * @param {string} text what another program has printed
 * @param {import('./reading.js').Asked} asked
 * @returns {Promise<Watched>}
 */
export async function watchText(text, asked) {
  const worker = await openWorker(new URL('reader.js', import.meta.url));
  if (!worker) return (await import('./reading.js')).readPrinted(text, asked);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ text, asked });
    });
  } finally {
    worker.terminate();
  }
}
