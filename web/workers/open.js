// Opens workers that say when they have begun.
import { startWorker } from './start.js';

/** A worker that has not begun by then is not allowed. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * Starts a worker that posts `{ ready: true }` when it has begun.
 * @param {URL} script see `startWorker`
 * @returns {Promise<Worker | undefined>} undefined where the page may start none
 */
export async function openWorker(script) {
  try {
    const worker = startWorker(script);
    await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.ready ? resolve(undefined) : reject(new Error(data.error)));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      setTimeout(reject, PATIENCE_MILLISECONDS);
    }).catch((error) => {
      worker.terminate();
      throw error;
    });
    return worker;
  } catch {
    return undefined;
  }
}
