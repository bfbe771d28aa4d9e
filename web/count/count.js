// Counts the solutions of a board in workers, each with a module of its own; in pages and in Node.
import { Crew } from './count-crew.js';
import { startWorker } from '../workers/start.js';

const ADDRESS = import.meta.url;
/** Its name for messages, because a bundler changes the address. */
const SCRIPT = ADDRESS.startsWith('file:') ? 'count-worker.js' : new URL('count-worker.js', ADDRESS).href;

export { CountError } from './count-crew.js';

export const MAX_N = 20;
const MAX_WORKERS = 256;
// A smaller board is counted before a second worker has started.
const FIRST_SHARED_N = 14;

/** See count.d.ts. @type {typeof import('./count.js').countAsync} */
export async function countAsync(n, { workers, signal, onProgress, given, createWorker } = {}) {
  requireWhole('n', n, MAX_N);
  if (given !== undefined) requireGiven(given, n);
  const { defaultWorker, processors } = await platform();
  workers ??= processors;
  requireWhole('workers', workers, MAX_WORKERS);
  if (signal?.aborted) throw cancelled();

  return new Promise((resolve, reject) => {
    const cancel = () => crew.fail(cancelled());
    const crew = new Crew({
      board: given ? { n, given } : { n },
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
  throw new RangeError(`${name} must be a whole number from 1 to ${most}; got ${shown}`);
}

/**
 * @param {unknown} given
 * @param {number} n
 */
function requireGiven(given, n) {
  const isLine = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < n;
  const isSquare = (/** @type {unknown} */ value) => Array.isArray(value) && value.length === 2 && value.every(isLine);
  if (!Array.isArray(given) || !given.every(isSquare)) {
    throw new RangeError(`given must be squares [row, column], with rows and columns from 0 to ${n - 1}`);
  }
  given.forEach(([row, column], i) => {
    for (const [otherRow, otherColumn] of given.slice(0, i)) {
      const [down, across] = [Math.abs(row - otherRow), Math.abs(column - otherColumn)];
      if (down !== 0 && across !== 0 && down !== across) continue;
      throw new RangeError(`given must be squares of queens that do not attack each other; [${otherRow}, ${otherColumn}] and [${row}, ${column}] do`);
    }
  });
}

function cancelled() {
  return new DOMException('The counting was cancelled', 'AbortError');
}
