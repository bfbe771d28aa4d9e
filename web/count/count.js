// Counts the solutions of a board in workers, each with a module of its own; in pages and in Node.
import { Crew } from './count-crew.js';
import { startWorker } from '../workers/start.js';

const ADDRESS = import.meta.url;
/** As people look for it; where a bundler has put it no address says. */
const SCRIPT = ADDRESS.startsWith('file:') ? 'count-worker.js' : new URL('count-worker.js', ADDRESS).href;

export { CountError } from './count-crew.js';

/** The largest board that can be counted. */
export const MAX_N = 20;
const MAX_WORKERS = 256;
// A smaller board is counted before a second worker has started.
const FIRST_SHARED_N = 14;

/**
 * @typedef {object} Progress
 * @property {number} done slices that are counted
 * @property {number} total slices in all
 * @property {bigint} count the solutions in them
 * @property {number} elapsed milliseconds since the start, without those in which the page was frozen or the machine asleep
 * @property {number} left milliseconds that the rest will probably take
 */

/**
 * @typedef {object} CountOptions
 * @property {number} [workers] how many count side by side, 1…256; as many as there are processors if not given
 * @property {AbortSignal} [signal] cancels: every worker is stopped and the promise rejected with an AbortError
 * @property {(progress: Progress) => void} [onProgress] called whenever a part is counted
 * @property {() => import('./count-crew.js').AnyWorker} [createWorker] starts a worker on count-worker.js; for hosts
 *   that keep their scripts elsewhere or want to watch their workers
 */

/**
 * The number of ways to place n queens that do not attack each other, exact. A worker that dies is replaced and
 * its part counted again; with one that cannot be made, or wants more memory than there is, the others do without
 * it. With none left the promise is rejected with a `CountError`, whose `code` says why.
 * @param {number} n squares per side, 1…20
 * @param {CountOptions} [options]
 * @returns {Promise<bigint>}
 */
export async function countAsync(n, { workers, signal, onProgress, createWorker } = {}) {
  requireWhole('n', n, MAX_N);
  const { defaultWorker, processors } = await platform();
  workers ??= processors;
  requireWhole('workers', workers, MAX_WORKERS);
  if (signal?.aborted) throw cancelled();

  return new Promise((resolve, reject) => {
    const cancel = () => crew.fail(cancelled());
    const crew = new Crew({
      n,
      size: n < FIRST_SHARED_N ? 1 : /** @type {number} */ (workers),
      createWorker: createWorker ?? defaultWorker,
      script: SCRIPT,
      onProgress,
      resolve,
      reject,
      onEnd: () => signal?.removeEventListener('abort', cancel),
    });
    signal?.addEventListener('abort', cancel);
    crew.start();
  });
}

/** Parts that differ between a page and Node. */
async function platform() {
  if (typeof Worker === 'function') {
    return {
      defaultWorker: pageWorker,
      processors: Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS),
    };
  }
  // Called so, bundlers for pages find in package.json that they are not for these; with `node:` not all of them look.
  const [threads, os] = await Promise.all([import('worker_threads'), import('os')]);
  return {
    defaultWorker: () => new threads.Worker(new URL('count-worker.js', ADDRESS)),
    processors: Math.min(os.availableParallelism?.() ?? os.cpus().length, MAX_WORKERS),
  };
}

function pageWorker() {
  // A host's bundler has renamed this file. It finds the worker by the address that is written out in this call.
  const isBundled = ADDRESS.startsWith('file:') || !new URL(ADDRESS).pathname.endsWith('/count.js');
  if (isBundled) return new Worker(new URL('./count-worker.js', import.meta.url), { type: 'module' });
  return startWorker(new URL('count-worker.js', ADDRESS));
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {number} most
 */
function requireWhole(name, value, most) {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most) return;
  const shown = typeof value === 'string' ? JSON.stringify(value) : String(value);
  throw new RangeError(`${name} is a whole number from 1 to ${most}; got ${shown}`);
}

function cancelled() {
  return new DOMException('The counting was cancelled', 'AbortError');
}
