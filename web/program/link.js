// A program as a part of a link: packed, so that it is short, and of letters that an address may have.

/**
 * @typedef {object} Written what a reader has written, and how it is to be run
 * @property {'javascript' | 'python'} language
 * @property {string} source
 * @property {number} n
 * @property {string} board the name of the variable; empty for one that is found
 * @property {string} solutions likewise
 * @property {boolean} byColumn its lists have the row of each column
 * @property {'all' | 'first' | 'count'} expect
 */

/** So many letters a program has at most that comes with a link. */
const LONGEST = 200_000;
const EXPECTED = ['all', 'first', 'count'];
export const MOST_SIDE = 12;

/** @param {BlobPart} bytes @param {CompressionStream | DecompressionStream} through */
const flow = (bytes, through) => new Response(new Blob([bytes]).stream().pipeThrough(through));

/** @param {Written} written @returns {Promise<string>} */
export async function pack(written) {
  const bytes = new Uint8Array(await flow(JSON.stringify(written), new CompressionStream('deflate')).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * @param {string} packed
 * @returns {Promise<Written>}
 * @throws {Error} if it is none
 */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const reader = /** @type {ReadableStream<Uint8Array>} */ (flow(bytes, new DecompressionStream('deflate')).body).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    // A short link can be a long text.
    if (text.length > 2 * LONGEST) throw new Error('it is too long');
  }
  return checked(JSON.parse(text));
}

/** @param {any} given @returns {Written} @throws {Error} */
export function checked(given) {
  const { language, source, n = 6, board = '', solutions = '', byColumn = false, expect = 'all' } = given ?? {};
  const isName = (/** @type {unknown} */ name) => typeof name === 'string' && /^[\w$]{0,60}$/.test(name);
  if ((language !== 'javascript' && language !== 'python') || typeof source !== 'string' || source.length > LONGEST) throw new Error('it is no program');
  if (!Number.isInteger(n) || n < 1 || n > MOST_SIDE || !isName(board) || !isName(solutions) || !EXPECTED.includes(expect)) throw new Error('it does not say how it is to be run');
  return { language, source, n, board, solutions, byColumn: byColumn === true, expect };
}
