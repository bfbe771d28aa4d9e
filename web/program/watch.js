// Runs what a reader has written, or reads what another program has printed, and judges it.
import { prepare } from './languages.js';
import { Misspelt, NoPython } from './names.js';
import { readText, run } from './run.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {Omit<import('./reading.js').Result, 'end'> & { end: import('./reading.js').Result['end'] | 'misspelt' | 'elsewhere' | 'missing', seconds: number }} Watched how it ended, and the seconds that it had; Python may be only `elsewhere`, or `missing` */
/** @typedef {{ run(line: number, events: number): void, fetch(done: number, total: number): void }} Progress of a run, and before it of fetching, in bytes */

const NOTHING = { line: 0, reason: '', seconds: 0, events: 0, shown: 0, printed: [], derived: false };

/**
 * @param {Written} written
 * @param {AbortSignal} signal ends it; what it did until then is read
 * @param {Progress} progress
 * @returns {Promise<Watched>}
 */
export async function watchProgram(written, signal, progress) {
  let prepared;
  try {
    prepared = await prepare(written, progress.fetch);
  } catch (error) {
    if (error instanceof Misspelt) return { ...NOTHING, end: 'misspelt', line: error.line, reason: error.message };
    if (error instanceof NoPython) return { ...NOTHING, end: error.how, reason: error.message };
    return { ...NOTHING, end: 'forbidden', reason: error instanceof Error ? error.message : String(error) };
  }
  return { ...await run({ ...prepared, asked: written, signal, progress: ({ line, events }) => progress.run(line, events) }), seconds: prepared.milliseconds / 1000 };
}

/**
 * @param {string} text what another program has printed
 * @param {Written} written says of which board it is, and what it was to find
 * @returns {Promise<Watched>}
 */
export const watchText = async (text, written) => ({ ...await readText(text, written), seconds: 0 });
