// The running lesson, and the lesson named in an address or a saved text. Small, because every page loads it.
import { LESSONS, QUIZZES } from '../contract/table.js';

/** @typedef {import('./course.js').Answer} Answer */
/**
 * @typedef {object} Place a student's place in a lesson
 * @property {string} lesson the name of a built-in lesson, or `own` for any other
 * @property {string} stop its id
 * @property {Answer[]} answers so far
 */

/** @typedef {{ name: string, place(): Omit<Place, 'lesson'>, goOn(place: Place): Promise<void>, close(): Promise<void> }} Running the running lesson */

/** @type {{ running?: Running, beginning: string[], resume?: Place }} the running lesson, the lessons being loaded, and the place at which the next lesson of that name starts */
export const given = { beginning: [] };

/** @param {string | null} json @returns {Answer[]} answers of a saved text; ignores anything else */
function answersIn(json) {
  try {
    const list = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list.filter((each) => Number.isInteger(each?.stop) && typeof each.right === 'boolean') : [];
  } catch {
    return [];
  }
}

/**
 * The lesson that an address requests.
 * @param {URLSearchParams} asked
 * @returns {{ lesson: string, stop?: string } | undefined} undefined if it requests none
 */
export function lessonIn(asked) {
  const [lesson, quiz, stop] = ['lesson', 'quiz', 'stop'].map((name) => asked.get(name));
  const at = stop === null ? {} : { stop };
  if (lesson !== null && [...LESSONS, 'own'].includes(lesson)) return { lesson, ...at };
  if (lesson !== null) return { lesson: 'queens', stop: lesson, ...at };
  if (quiz !== null && QUIZZES.includes(quiz)) return { lesson: quiz, ...at };
  const tour = asked.get('tour');
  if (tour !== null) return { lesson: 'tour', stop: tour };
  const name = ['hand', 'predict'].find((each) => asked.get(each) === '1');
  return name ? { lesson: name, ...at } : undefined;
}

/** The place in the running lesson, in the form of a saved text. @returns {Record<string, string>} empty if there is none */
export function placeToKeep() {
  const { running } = given;
  if (!running) return {};
  const { stop, answers } = running.place();
  return { lesson: running.name, stop, answers: JSON.stringify(answers) };
}

/**
 * Goes to the place in a lesson that a saved text names. A lesson that is not built in continues there once it is passed again.
 * @param {{ lesson(lesson: string): Promise<void> }} handle
 * @param {URLSearchParams} kept
 */
export async function goOnAt(handle, kept) {
  const lesson = kept.get('lesson');
  if (lesson === null || ![...LESSONS, 'own'].includes(lesson)) return;
  const place = { lesson, stop: kept.get('stop') ?? '', answers: answersIn(kept.get('answers')) };
  if (given.running?.name === lesson) {
    await given.running.goOn(place);
    return;
  }
  given.resume = place;
  // The page around may have begun it already.
  if (lesson !== 'own' && !given.beginning.includes(lesson)) await handle.lesson(lesson);
}
