// What is wanted and can be done without: tried again when the network is back, and told of in the meantime.
import { sayLine, takeLine } from './lines.js';
import { words } from './words.js';

/** @typedef {import('./announcer.js').Announcer} Announcer */

// What takes longer is told of, and may still come.
const PATIENCE = 5000;

/**
 * @param {string} file
 * @param {() => Promise<void>} attempt fetches and uses it; rejects if that fails
 * @param {Announcer} announcer
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>} fulfilled once it is there or has been told of
 */
export function persist(file, attempt, announcer, signal) {
  return new Promise((resolve) => {
    const tell = (/** @type {string} */ reason) => {
      if (signal.aborted) return;
      if (sayLine(file, words().fontsMissing.replace('{file}', file))) announcer.tell('problem', { message: reason, file });
      resolve();
    };
    const go = () => {
      const timer = setTimeout(() => tell(`${file} has not arrived yet`), PATIENCE);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      attempt().then(
        () => {
          clearTimeout(timer);
          takeLine(file);
          resolve();
        },
        (error) => {
          clearTimeout(timer);
          if (signal.aborted) return;
          window.addEventListener('online', go, { once: true, signal });
          tell(error.message);
        },
      );
    };
    go();
  });
}
