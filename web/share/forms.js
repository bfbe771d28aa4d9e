// Formats for a range, and the range offered first.
import { gifOf } from './gif.js';
import { storyboardOf } from './storyboard.js';
import { traceOf } from './trace.js';

/**
 * How long play shows what led to a position, null to the empty board, where it goes in steps of a choice.
 * @typedef {(event: import('../search/range.js').Event | null, choice: string) => number} SecondsInSight
 *
 * @typedef {object} Job
 * @property {import('../queens.js').Search} search stands where the range begins
 * @property {import('../search/range.js').Range} range
 * @property {string} choice of its moments, a name in `CHOICES`
 * @property {string} title
 * @property {string} language
 * @property {boolean} hatch
 * @property {number} size of a moving picture, in pixels
 * @property {SecondsInSight} secondsInSight
 * @property {AbortSignal} signal
 * @property {(position: number) => void} onProgress
 *
 * @typedef {object} Form what can be saved
 * @property {string} ending of the file's name
 * @property {number} length of the range that is offered where the reader has set none, if it is not all that happens
 * @property {string} [choice] of the range's moments that is offered, where some can be chosen
 * @property {boolean} [moves] whether its size can be chosen
 * @property {(job: Job) => Promise<Blob | undefined>} make nothing where nothing is chosen
 */

/** So many positions a range may span here; a file of them has some megabytes. The command knows no such limit. */
export const LONGEST = 100_000;

/** Sizes of animations in pixels, and the default size. */
export const SIZES = ['240', '360', '480', '640'];
export const SIZE = '480';

/** In the order in which they are offered. @type {Record<string, Form>} */
export const FORMS = {
  storyboard: { ending: 'svg', length: 40, choice: 'queen', make: storyboardOf },
  gif: { ending: 'gif', length: 60, choice: 'event', moves: true, make: gifOf },
  csv: { ending: 'csv', length: LONGEST, make: (job) => traceOf('csv', job) },
  jsonl: { ending: 'jsonl', length: LONGEST, make: (job) => traceOf('jsonl', job) },
};

/**
 * The reader's range where one is set, else all that happens where that is not long, else what is next from here.
 * @param {Form} form
 * @param {number} position
 * @param {number | null} total
 * @param {URLSearchParams} query
 * @returns {import('../search/range.js').Range}
 */
export function offeredRange({ length }, position, total, query) {
  const end = total ?? Infinity;
  if (query.has('from') || query.has('to')) {
    const from = Number(query.get('from'));
    return { from, to: query.has('to') ? Number(query.get('to')) : total ?? from + length };
  }
  const to = end <= length ? end : Math.min(position + length, end);
  return { from: Math.max(0, to - length), to };
}
