// A program as a part of a link: packed, so that it is short, and of letters that an address may have.
import { fill } from '../trace/findings.js';
import { LARGEST } from '../trace/plain-search.js';

/**
 * @typedef {object} Written what a reader has written, and how it is to be run
 * @property {'javascript' | 'python'} language
 * @property {string} source
 * @property {number} n
 * @property {'all' | 'first' | 'count' | 'any'} expect what it is to find; `any`: whichever of these its results show
 */

/** Letters of a program that comes with a link. */
const LONGEST = 200_000;
const EXPECTED = ['all', 'first', 'count', 'any'];

/** `program` in the words of each language says the same, under the same names behind `link-`. */
const FAULTS = {
  damaged: 'the packed program is cut or damaged',
  long: 'a program must have at most {most} letters',
  n: 'n must be a whole number from 1 to {most}; got {got}',
  language: "language must be 'javascript' or 'python'; got {got}",
  field: '{field} is not valid; got {got}',
};

/** A program that cannot be taken, and why. */
export class Unusable extends Error {
  /** @param {keyof typeof FAULTS} id @param {Record<string, unknown>} [values] */
  constructor(id, values = {}) {
    const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value).slice(0, 60)]));
    super(fill(FAULTS[id], shown));
    this.id = id;
    this.values = shown;
  }
}

/** @param {BlobPart} bytes @param {CompressionStream | DecompressionStream} through */
const flow = (bytes, through) => new Response(new Blob([bytes]).stream().pipeThrough(through));

/** @param {Written} written @returns {Promise<string>} @throws {Unusable} if no link can bring it */
export async function pack(written) {
  const bytes = new Uint8Array(await flow(JSON.stringify(checked(written)), new CompressionStream('deflate')).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * @param {string} packed
 * @returns {Promise<Written>}
 * @throws {Unusable}
 */
export async function unpack(packed) {
  let text = '';
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const reader = /** @type {ReadableStream<Uint8Array>} */ (flow(bytes, new DecompressionStream('deflate')).body).getReader();
    const decoder = new TextDecoder();
    // A short link can be a long text, and a letter takes six at most there.
    while (text.length <= 6 * LONGEST + 1000) {
      const { done, value } = await reader.read();
      if (done) return checked(JSON.parse(text));
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable('damaged');
  }
  throw new Unusable('long', { most: LONGEST });
}

/** @param {any} given @returns {Written} @throws {Unusable} */
export function checked(given) {
  const { language, source, n = 6, expect = 'any' } = given ?? {};
  if (language !== 'javascript' && language !== 'python') throw new Unusable('language', { got: language });
  if (typeof source !== 'string') throw new Unusable('field', { field: 'source', got: typeof source });
  if (source.length > LONGEST) throw new Unusable('long', { most: LONGEST });
  if (!Number.isInteger(n) || n < 1 || n > LARGEST) throw new Unusable('n', { most: LARGEST, got: String(n) });
  if (!EXPECTED.includes(expect)) throw new Unusable('field', { field: 'expect', got: expect });
  return { language, source, n, expect };
}
