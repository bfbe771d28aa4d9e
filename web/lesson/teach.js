// Begins lessons: ours, the board by hand, the questions after the lesson, or anybody's. One is given at a time.
import { addStyle } from '../dialog/opener.js';
import { Course } from './course.js';
import { withSearch } from '../share/search.js';
import { byHand } from './hand.js';
import { predictions } from './predict.js';
import { readLesson } from './read.js';

/** Of the address: what asks for a lesson. */
const NAMES = ['lesson', 'hand', 'predict', 'quiz'];

/** @type {Course | undefined} */
let given;

/** @param {string} name of a file beside this one @returns {Promise<any>} @throws what fetching throws, or that it is not there */
async function fetchJson(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** Keeps the page's address true. @param {number | null} stop of ours; null: there is no lesson */
function writeStop(stop) {
  const address = new URL(location.href);
  const isOurs = (/** @type {string} */ pair) => NAMES.includes(pair.split('=')[0]);
  const pairsOf = (/** @type {string} */ part) => part.slice(1).split('&').filter(Boolean);
  const part = address.protocol === 'file:' || pairsOf(address.hash).some(isOurs) ? 'hash' : 'search';
  // What others have written stays as they wrote it.
  const others = pairsOf(address[part]).filter((pair) => !isOurs(pair));
  address[part] = [...others, ...(stop === null ? [] : [`lesson=${stop}`])].join('&');
  try {
    history.replaceState(null, '', address);
  } catch {
    // A sandboxed frame has no history of its own; there is nothing to keep true then.
  }
}

/**
 * @param {unknown} lesson
 * @param {import('../app.js').Page} page
 * @param {Promise<import('./words.js').Words>} words
 * @param {AbortSignal} signal
 * @returns {Promise<import('./lesson.d.ts').Lesson>}
 */
async function find(lesson, page, words, signal) {
  const [variant, n, find, bug, way] = [page.variant(), page.n(), page.find(), page.bug(), page.way()];
  if (lesson === 'exit' || lesson === 'slips') return fetchJson(`${lesson}.json`);
  if (lesson === 'hand') return byHand(await words, { variant, n });
  if (lesson !== 'predict') return readLesson(lesson);
  const said = await words;
  return withSearch({ variant, n, find, bug: bug || undefined, way: way || undefined, position: 0, signal }, (search) => predictions(said, search, { variant, n, find, bug: bug ?? '', way: way ?? '' }));
}

/**
 * @param {import('./course.js').Stage} stage
 * @param {AbortSignal} signal ends it
 * @param {unknown} [lesson] an object or JSON; a number is a stop of ours to begin with, from 1 on; `hand`, `predict`,
 *   `exit` and `slips` are the board by hand, predictions of the search that is shown, the questions after the lesson, and those
 *   on slips in programs; ours from its beginning if there is none
 * @returns {Promise<void>} its first stop is shown
 * @throws {Error} what is wrong with the lesson, by stop and field
 */
export async function teach(stage, signal, lesson = 1) {
  const own = typeof lesson === 'number';
  const making = fetchJson('texts.json');
  const [words, read] = await Promise.all([making, own ? fetchJson('queens.json') : find(lesson, stage.page, making, signal), addStyle('../lesson/style.css')]);
  await given?.close();
  if (signal.aborted) return;
  const course = new Course(stage, read, words, (stop) => {
    if (stop === null && given === course) given = undefined;
    if (own || stop === null) writeStop(stop);
  }, signal);
  given = course;
  await course.go(own ? lesson : 1);
}
