// The worker in which programs in Python run: its script has the engine and the recognizer, and it is given Python's files.
import { Checksum } from '../files/checksum.js';
import { SITE } from '../address/site.js';
import { pythonHost } from '../recognize/python/worker.js';

/** Python lies beside the folders of the site's versions, because it changes less often; see script/pages/python.mjs. */
const FOLDER = 'python-314.0.7';

/** This page has no Python because it is one file, or a file of Python could not be loaded, or is damaged. */
export class NoPython extends Error {
  /** @param {'elsewhere' | 'damaged' | 'unloaded'} how @param {string} reason */
  constructor(how, reason) {
    super(reason);
    this.how = how;
  }
}

/** @typedef {Record<string, import('../files/checksum.js').Stamp>} Stamps of Python's files, by their names */

/** @param {string} name @param {RequestCache} [cache] @returns {Promise<Response>} */
async function ask(name, cache = 'default') {
  const response = await fetch(new URL(`${FOLDER}/${name}`, SITE), { cache }).catch(() => undefined);
  if (!response?.ok) throw new NoPython('unloaded', `${name}${response ? `: ${response.status}` : ''}`);
  return response;
}

/**
 * @param {Response} response
 * @param {import('../files/checksum.js').Stamp} stamp
 * @param {(bytes: number) => void} progress hears of each piece
 * @returns {Promise<Uint8Array | undefined>} undefined if the file is another one
 */
async function bytesOf(response, stamp, progress) {
  const reader = /** @type {ReadableStream<BlobPart & Uint8Array>} */ (response.body).getReader();
  const checksum = new Checksum();
  /** @type {BlobPart[]} */
  const pieces = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return checksum.is(stamp) ? new Uint8Array(await new Blob(pieces).arrayBuffer()) : undefined;
    checksum.add(value);
    pieces.push(value);
    progress(value.length);
  }
}

/** @param {(done: number, total: number) => void} progress in bytes @returns {Promise<Record<string, Uint8Array>>} */
async function fetchFiles(progress) {
  /** @type {Stamps} */
  const stamps = await (await ask('files.json', 'no-cache')).json().catch(() => {
    throw new NoPython('damaged', 'files.json');
  });
  const total = Object.values(stamps).reduce((sum, [length]) => sum + length, 0);
  let done = 0;
  const more = (/** @type {number} */ bytes) => progress(done = Math.min(total, done + bytes), total);
  const files = Object.entries(stamps).map(async ([name, stamp]) => {
    for (const cache of /** @type {const} */ (['default', 'reload'])) {
      const bytes = await bytesOf(await ask(name, cache), stamp, more);
      if (bytes) return [name, bytes];
    }
    throw new NoPython('damaged', name);
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Kept as long as the page is open. @type {Promise<Record<string, Uint8Array>> | undefined} */
let fetched;

/** @returns {Promise<string>} the recognizer's files, as JSON */
async function recognizer() {
  const response = await fetch(new URL('recognizer.json', import.meta.url));
  if (!response.ok) throw new NoPython('unloaded', `recognizer.json: ${response.status}`);
  return response.text();
}

/**
 * @param {(done: number, total: number) => void} progress of fetching Python, in bytes
 * @returns {Promise<{ script: string, files: Record<string, ArrayBuffer> }>} the script that a worker runs, and the files that it is given
 * @throws {NoPython}
 */
export async function pythonScript(progress) {
  if (!/^https?:$/.test(SITE.protocol)) throw new NoPython('elsewhere', '');
  fetched ??= fetchFiles(progress);
  try {
    const [python, { 'engine.txt': engine, ...files }] = await Promise.all([recognizer(), fetched]);
    return {
      script: `${new TextDecoder().decode(engine)}\n(${pythonHost})(${python});\n`,
      files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, /** @type {ArrayBuffer} */ (bytes.slice().buffer)])),
    };
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}
