// Formats for a range, and the range offered first.
import { chooser, momentsOf } from '../search/range.js';
import { inSlices } from '../search/slices.js';
import { MOST_BOARDS, storyboard } from '../search/storyboard.js';
import { piecesOf } from '../search/trace.js';
import { gifOf } from './gif.js';

/**
 * How long play shows an event (null: the empty board) with the step size of a choice.
 * @typedef {(event: import('../search/range.js').Event | null, choice: string) => number} SecondsInSight
 *
 * @typedef {object} Job
 * @property {import('../queens.js').Search} search at the start of the range
 * @property {import('../search/range.js').Range} range
 * @property {string} choice of positions, a name in `CHOICES`
 * @property {string} title
 * @property {string} language
 * @property {boolean} hatch
 * @property {number} size of an animation, in pixels
 * @property {SecondsInSight} secondsInSight
 * @property {AbortSignal} signal
 * @property {(position: number) => void} onProgress
 *
 * @typedef {object} Form a kind of file
 * @property {string} ending extension of the file name
 * @property {number} length of the default range, unless it is the complete search
 * @property {string} [choice] default choice of positions, if there is a choice
 * @property {boolean} [moves] whether it is an animation, whose size can be chosen
 * @property {(job: Job) => Promise<Blob | undefined>} make undefined if no position is chosen
 */

/** Maximum length of a range in the dialog, whose file has a few megabytes. The command has no such limit. */
export const LONGEST = 100_000;

/** Sizes of animations in pixels, and the default size. */
export const SIZES = ['240', '360', '480', '640'];
export const SIZE = '480';

/** In display order. @type {Record<string, Form>} */
export const FORMS = {
  storyboard: { ending: 'svg', length: 40, choice: 'queen', make: storyboardOf },
  gif: { ending: 'gif', length: 60, choice: 'event', moves: true, make: gifOf },
  csv: { ending: 'csv', length: LONGEST, make: (job) => traceOf('csv', job) },
  jsonl: { ending: 'jsonl', length: LONGEST, make: (job) => traceOf('jsonl', job) },
};

/** Positions of the range side by side on a page to print. @param {Job} job */
async function storyboardOf({ search, range, choice, title, language, hatch, signal, onProgress }) {
  const { positions, take } = chooser(choice, MOST_BOARDS);
  await inSlices(momentsOf(search, range), (moment) => {
    take(moment);
    onProgress(moment.position);
  }, signal);
  if (positions.length === 0) return undefined;
  const page = storyboard(search, { positions, title, language: /** @type {any} */ (language), hatch });
  return new Blob([page], { type: 'image/svg+xml' });
}

/** The events of the range. @param {import('../search/trace.js').Format} format @param {Job} job */
async function traceOf(format, { search, range, signal, onProgress }) {
  /** @type {string[]} */
  const pieces = [];
  await inSlices(piecesOf(search, range, format), (piece) => {
    pieces.push(piece);
    onProgress(search.position());
  }, signal);
  return new Blob(pieces, { type: format === 'csv' ? 'text/csv;charset=utf-8' : 'application/jsonl' });
}

/**
 * The student's range if one is set; otherwise the complete search if it is short, or the next events from the position.
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
