// Fetches files of the program, and sees that they are whole and belong to it before anything reads them.
import { Checksum } from './checksum.js';

/** By the files' names; the build writes them into the page. @type {Record<string, import('./checksum.js').Stamp>} */
const STAMPS = JSON.parse(document.getElementById('files')?.textContent ?? '{}');

/** A file of the site that did not arrive as it was sent. */
export class Broken extends Error {
  /**
   * @param {string} file
   * @param {'notLoaded' | 'damaged'} how
   * @param {string} reason in English
   */
  constructor(file, how, reason) {
    super(`${file}: ${reason}`);
    this.file = file;
    this.how = how;
  }
}

/**
 * Starts to fetch a file.
 * @param {string} file
 * @param {{ onShare?: (share: number) => void, signal?: AbortSignal }} [options] `onShare` hears how much of it has
 *   arrived
 * @returns {Promise<{ response: Response, check: () => void }>} a response with the same body, and what throws a
 *   `Broken` unless all of that has been read and is right
 * @throws {Broken} if there is no such file, or it cannot be reached
 */
export async function openFile(file, { onShare, signal } = {}) {
  const response = await fetch(new URL(file, import.meta.url), { signal }).catch((error) => {
    throw new Broken(file, 'notLoaded', error.message);
  });
  if (!response.ok || !response.body) throw new Broken(file, 'notLoaded', `${response.status} ${response.statusText}`);
  const sum = new Checksum();
  const [length] = STAMPS[file];
  const counter = new TransformStream({
    transform(chunk, controller) {
      sum.add(chunk);
      onShare?.(Math.min(1, sum.stamp()[0] / length));
      controller.enqueue(chunk);
    },
  });
  return {
    response: new Response(response.body.pipeThrough(counter), { headers: response.headers }),
    check: () => {
      if (sum.is(STAMPS[file])) return;
      throw new Broken(file, 'damaged', `${sum.stamp().join(' bytes, sum ')} instead of ${STAMPS[file].join(' bytes, sum ')}`);
    },
  };
}

/**
 * The bytes of a file.
 * @param {string} file
 * @param {{ onShare?: (share: number) => void, signal?: AbortSignal }} [options] as of `openFile`
 * @throws {Broken}
 */
export async function fetchBytes(file, options) {
  const { response, check } = await openFile(file, options);
  const bytes = await response.arrayBuffer().catch((error) => {
    throw new Broken(file, 'notLoaded', error.message);
  });
  check();
  return new Uint8Array(bytes);
}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} patience milliseconds
 * @param {string} file what is named if it takes longer
 * @returns {Promise<Result>}
 */
export function within(promise, patience, file) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Broken(file, 'notLoaded', 'it has not arrived yet')), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
