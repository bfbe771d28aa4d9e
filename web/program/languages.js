// The languages that a student can write in: how a program is made ready for its worker. The modules that read or run a language
// are fetched when a program in it is first run.
import { LIMITS } from './reading.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {{ script: string, files?: Record<string, ArrayBuffer> }} Made the script for a worker, and the files that it is given */
/** @typedef {Made & { milliseconds: number }} Prepared with the time that the program has */
/** @typedef {{ n: number, board: string, solutions: string, milliseconds: number, letters: number }} Asked letters that it may tell; names that are empty are guessed */

const MILLISECONDS = { 'javascript': 5000, python: 10_000 };

/**
 * @param {Written} written
 * @param {(done: number, total: number) => void} progress of fetching, in bytes
 * @returns {Promise<Prepared>}
 * @throws {import('./names.js').Misspelt | import('./names.js').NoPython | Error}
 */
export async function prepare({ language, source, n, board, solutions }, progress) {
  const milliseconds = MILLISECONDS[language];
  const asked = { n, board, solutions, milliseconds, letters: LIMITS.letters };
  if (language === 'python') {
    const python = await import('./python.js');
    return { ...await python.prepare(source, asked, progress), milliseconds };
  }
  const javascript = await import('./javascript.js');
  return { script: javascript.prepare(source, asked), milliseconds };
}
