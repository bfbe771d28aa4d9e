// Reads lessons. Nothing in a lesson can run. Reports all faults together, each with its stop and field: first those against
// the schema, then those against the searches.
import { copyOf } from './copy.js';
import { faultsBeside } from './check.js';
import { faultsOf } from './fits.js';
import { sentenceOf } from './faults.js';

/** @typedef {import('./lesson.d.ts').Lesson} Lesson */
/** @typedef {import('./faults.js').Fault} Fault */

/** Largest number of faults reported. */
const MOST = 50;

/** Faults of a lesson; the message has a line for each. */
export class LessonError extends Error {
  name = 'LessonError';
  /** @type {{ stop: number | null, message: string }[]} the stop, from 1 on; null outside of stops */
  faults;

  /** @param {Fault[]} faults @param {Record<string, string>} words of the page */
  constructor(faults, words) {
    const told = faults.slice(0, MOST).map((fault) => ({ stop: fault.path[0] === 'stops' ? Number(fault.path[1]) + 1 : null, message: sentenceOf(fault, words) }));
    super(told.map(({ message }) => message).join('\n'));
    this.faults = told;
  }
}

/**
 * @param {unknown} lesson an object, or JSON
 * @param {Record<string, string>} words of the page, in the language of the messages
 * @param {AbortSignal} signal ends it
 * @param {() => Promise<import('../queens.js').MainModule>} load the searches' module
 * @returns {Promise<Lesson>} a copy
 * @throws {LessonError} if the lesson has faults
 */
export async function readLesson(lesson, words, signal, load) {
  const { value, faults } = copyOf(lesson);
  const unfit = faults.length > 0 ? faults : faultsOf(value);
  if (unfit.length > 0) throw new LessonError(unfit, words);
  const beside = await faultsBeside(value, await load(), signal);
  if (beside.length > 0) throw new LessonError(beside, words);
  return value;
}
