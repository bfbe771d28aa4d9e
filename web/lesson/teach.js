// Begins lessons: ours, by the address, or anybody's, as `window.queens.lesson`. One is given at a time.
import { addStyle } from '../dialog/opener.js';
import { Course } from './course.js';
import { readLesson } from './read.js';

/** @type {Course | undefined} */
let given;

/** @param {string} name of a file beside this one @returns {Promise<any>} @throws what fetching throws, or that it is not there */
async function fetchJson(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** Keeps the page's address true. @param {number | null} stop null: there is no lesson */
function writeStop(stop) {
  const address = new URL(location.href);
  const inHash = address.protocol === 'file:' || new URLSearchParams(address.hash.slice(1)).has('lesson');
  const parameters = new URLSearchParams(inHash ? address.hash.slice(1) : address.search);
  if (stop === null) parameters.delete('lesson');
  else parameters.set('lesson', String(stop));
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
 * @param {unknown} [lesson] an object or JSON; a number is a stop of ours to begin with, from 1 on; ours from its beginning if there is none
 * @returns {Promise<void>} its first stop is shown
 * @throws {Error} what is wrong with the lesson, by stop and field
 */
export async function teach(stage, signal, lesson = 1) {
  const own = typeof lesson === 'number';
  const [words, read] = await Promise.all([
    fetchJson('texts.json'),
    own ? fetchJson('queens.json') : readLesson(lesson),
    addStyle('../lesson/style.css'),
  ]);
  await given?.close();
  if (signal.aborted) return;
  const course = new Course(stage, read, words, (stop) => {
    if (stop === null && given === course) given = undefined;
    if (own) writeStop(stop);
  }, signal);
  given = course;
  await course.go(own ? lesson : 1);
}
