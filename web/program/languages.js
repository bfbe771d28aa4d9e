// The languages that a reader can write in: how each is made ready for its worker. What reads them is fetched when it is asked
// for, and so is what runs Python.
import { LIMITS } from './reading.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {{ script: string, files?: Record<string, ArrayBuffer> }} Made the script for a worker, and the files that it is given */
/** @typedef {Made & { milliseconds: number }} Prepared */
/** @typedef {{ n: number, board: string, solutions: string, milliseconds: number, letters: number }} Asked letters that it may tell */

/** @param {string} name beside this module @returns {Promise<Response>} */
async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** @type {Record<Written['language'], { milliseconds: number, read(): Promise<{ guessNames(source: string): { board: string, solutions: string } }>, prepare(source: string, asked: Asked): Promise<Made> }>} */
export const LANGUAGES = {
  'javascript': {
    milliseconds: 5000,
    read: () => import('./javascript.js'),
    prepare: async (source, asked) => ({ script: (await import('./javascript.js')).prepare(source, asked) }),
  },
  python: {
    milliseconds: 20_000,
    read: () => import('./python.js'),
    async prepare(source, asked) {
      const { prepare } = await import('./python.js');
      // A fault in it is told before anything more is fetched.
      const script = prepare(source, asked);
      const [engine, bytes] = await Promise.all([fetched('micropython.txt').then((response) => response.text()), fetched('micropython.wasm').then((response) => response.arrayBuffer())]);
      // It may await, which only a function does in a worker of this kind.
      return { script: `(async () => {\n${engine}\n${script}\n})();\n`, files: { 'micropython.wasm': bytes } };
    },
  },
};

/**
 * @param {Written} written
 * @returns {Promise<Prepared>}
 * @throws {import('./names.js').Misspelt} if it is no program
 */
export async function prepare({ language, source, n, board, solutions }) {
  const { milliseconds, read, prepare: make } = LANGUAGES[language];
  const guessed = (await read()).guessNames(source);
  // Who reports by calls of their own need name nothing.
  const named = { board: board || guessed.board, solutions: solutions || guessed.solutions };
  return { ...(await make(source, { n, milliseconds, letters: LIMITS.letters, ...named })), milliseconds };
}
