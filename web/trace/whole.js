// Judges whatever a program has printed: a trace of its search, its results, or both.
import { finish, finishInSlices } from '../search/slices.js';
import { readRecording, Unreadable } from './recorded.js';
import { judging } from './verdict.js';

/** @typedef {import('./verdict.js').Verdict} Verdict */
/** @typedef {{ n: number, prefix?: string, expect?: import('./results.js').Expected, known: import('./plain-search.js').Known, isCut?: boolean }} Asked */

/** What to print, for those who see that nothing was understood. */
const NOT_UNDERSTOOD = 'No line was understood; lines look like `place 0 1`.';

/**
 * @param {string} text
 * @param {Asked} asked
 * @returns {Verdict}
 * @throws {Unreadable}
 */
export function judgePrinted(text, { n, prefix, expect = 'any', known, isCut }) {
  const recording = readRecording(text, { n, prefix });
  const verdict = finish(judging(recording, { expect, known, isCut }));
  const isUnderstood = recording.events.length > 0 || recording.values.length > 0;
  return isUnderstood ? verdict : { ...verdict, notes: [...verdict.notes, NOT_UNDERSTOOD] };
}
