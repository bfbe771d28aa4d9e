// Begins lessons: ours, the board by hand, the questions after the lesson, or anybody's. One is given at a time.
import { addStyle } from '../dialog/opener.js';
import { Course } from './course.js';
import { withSearch } from '../share/search.js';
import { byHand } from './hand.js';
import { rewriteAddress } from '../page/rewrite-address.js';
import { predictions } from './predict.js';
import { readLesson } from './read.js';

/** Lessons of ours by their names, each in a file; what is begun with a number is the first of them. */
const OURS = ['queens', 'broken', 'practice', 'slips', 'exit'];
/** Those of them that an address calls a quiz. */
const QUIZZES = ['exit', 'slips'];

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

/** Keeps the page's address true. @param {number | string | null} lesson a stop of ours, or one by its name; null: there is none */
function writeLesson(lesson) {
  const name = QUIZZES.includes(String(lesson)) ? 'quiz' : 'lesson';
  rewriteAddress(NAMES, lesson === null ? undefined : `${name}=${lesson}`);
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
  if (lesson === 'hand') return byHand(await words, { variant, n });
  if (lesson !== 'predict') return readLesson(lesson);
  const said = await words;
  return withSearch({ variant, n, find, bug: bug || undefined, way: way || undefined, position: 0, signal }, (search) => predictions(said, search, { variant, n, find, bug: bug ?? '', way: way ?? '' }));
}

/**
 * @param {import('./course.js').Stage} stage
 * @param {AbortSignal} signal ends it
 * @param {unknown} [lesson] an object or JSON; a number is a stop of ours to begin with, from 1 on; `broken`, `practice`, `exit`
 *   and `slips` are what comes after it: programs that are wrong, exercises, five questions, and slips in programs; `hand` and
 *   `predict` are the board by hand, and predictions of the search that is shown; ours from its beginning if there is none
 * @returns {Promise<void>} its first stop is shown
 * @throws {Error} what is wrong with the lesson, by stop and field
 */
export async function teach(stage, signal, lesson = 1) {
  const name = typeof lesson === 'number' ? 'queens' : OURS.find((each) => each === lesson);
  const making = fetchJson('texts.json');
  const reading = name ? fetchJson(`${name}.json`) : find(lesson, stage.page, making, signal);
  // In somebody else's lesson the same words may mean something else.
  const [words, glossary, read] = await Promise.all([making, name ? fetchJson('glossary.json') : [], reading, ...['style', 'answers', 'marks'].map((each) => addStyle(`../lesson/${each}.css`))]);
  await given?.close();
  if (signal.aborted) return;
  const told = (/** @type {number | null} */ stop) => {
    if (stop === null && given === course) given = undefined;
    if (name || stop === null) writeLesson(stop === null || name === 'queens' ? stop : /** @type {string} */ (name));
  };
  const begin = (/** @type {string} */ other) => teach(stage, signal, other === 'queens' ? 1 : other).catch(reportError);
  // Who has written one knows how to go on with it.
  const ways = { names: name ? OURS.filter((each) => each !== name) : [], begin };
  const course = new Course(stage, read, { words, glossary }, told, ways, signal);
  given = course;
  await course.go(typeof lesson === 'number' ? lesson : 1);
}
