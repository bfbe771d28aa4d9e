// Fetches the page's own files and verifies their checksums, so that nothing reads a file that is cut off or belongs to
// another version.
import { Checksum } from './checksum.js';

/** @typedef {import('./checksum.js').Stamp} Stamp */

/** By file name; the build writes them into the page. @type {Record<string, Stamp>} */
const STAMPS = JSON.parse(globalThis.document?.getElementById('files')?.textContent ?? '{}');

/** A file of the site that is missing or damaged. */
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
 * @param {string} file its name in the page's folder
 * @param {{ onShare?: (share: number) => void, signal?: AbortSignal }} options `onShare` receives the share of the file
 *   that has arrived, from 0 to 1
 * @returns {Promise<{ response: Response, check: () => void }>} a response with the same body; `check` throws `Broken`
 *   unless the whole body has been read and its checksum is right
 * @throws {Broken} if the file is missing or cannot be reached
 */
export async function openFile(file, { onShare, signal }) {
  const response = await fetch(new URL(`../${file}`, import.meta.url), { signal }).catch((error) => {
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
 * Fetches and verifies a file.
 * @param {string} file
 * @param {AbortSignal} [signal] cancels it
 * @throws {Broken}
 */
export async function fetchBytes(file, signal) {
  const { response, check } = await openFile(file, { signal });
  const bytes = await response.arrayBuffer().catch((error) => {
    throw new Broken(file, 'notLoaded', error.message);
  });
  check();
  return new Uint8Array(bytes);
}
