// Begins lessons: ours, the board by hand, the questions after the lesson, or anybody's. One is given at a time.
import { addStyle } from '../dialog/opener.js';
import { Course } from './course.js';
import { byHand } from './hand.js';
import { readLesson } from './read.js';

/** Of the address: what asks for a lesson. */
const NAMES = ['lesson', 'hand', 'quiz'];

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
  const inHash = address.protocol === 'file:' || NAMES.some((name) => new URLSearchParams(address.hash.slice(1)).has(name));
  const parameters = new URLSearchParams(inHash ? address.hash.slice(1) : address.search);
  for (const name of NAMES) parameters.delete(name);
  if (stop !== null) parameters.set('lesson', String(stop));
  if (inHash) address.hash = String(parameters);
  else address.search = String(parameters);
  try {
    history.replaceState(null, '', address);
  } catch {
    // A sandboxed frame has no history of its own; there is nothing to keep true then.
  }
}

/**
 * @param {import('./course.js').Stage} stage
 * @param {AbortSignal} signal ends it
 * @param {unknown} [lesson] an object or JSON; a number is a stop of ours to begin with, from 1 on; `hand` and `exit` are the
 *   board by hand and the questions after the lesson; ours from its beginning if there is none
 * @returns {Promise<void>} its first stop is shown
 * @throws {Error} what is wrong with the lesson, by stop and field
 */
export async function teach(stage, signal, lesson = 1) {
  const own = typeof lesson === 'number';
  const [words, read] = await Promise.all([
    fetchJson('texts.json'),
    own ? fetchJson('queens.json') : lesson === 'exit' ? fetchJson('exit.json') : lesson === 'hand' ? undefined : readLesson(lesson),
    addStyle('../lesson/style.css'),
  ]);
  await given?.close();
  if (signal.aborted) return;
  const { page } = stage;
  const course = new Course(stage, read ?? byHand(words, { variant: page.variant(), n: page.n() }), words, (stop) => {
    if (stop === null && given === course) given = undefined;
    if (own || stop === null) writeStop(stop);
  }, signal);
  given = course;
  await course.go(own ? lesson : 1);
}
