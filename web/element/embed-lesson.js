// The lesson of an embedded board: a stop by its number, one of ours by its name, or the address of another. The attribute has
// the same values as the parameter.
import { LESSONS, QUIZZES } from '../contract/table.js';

/** @param {string} address relative to the host's page @returns {Promise<string>} its text */
async function fetchText(address) {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => undefined);
  if (response?.ok) return response.text();
  const why = response ? `answers ${response.status}` : 'cannot be read from here';
  throw new Error(`lesson must be the number of a stop, one of ${LESSONS.join(', ')}, or the address of a lesson; got ${address}, which ${why}`);
}

/**
 * The quiz, the board by hand or the tour that the attributes request.
 * @param {Record<string, string | null>} asked
 * @returns {string | undefined} undefined if they request none
 * @throws {Error} which names the invalid value
 */
function quizIn({ quiz, hand, tour }) {
  if (quiz !== null) {
    if (!QUIZZES.includes(quiz)) throw new Error(`quiz must be ${QUIZZES.join(' or ')}; got ${quiz}`);
    return quiz;
  }
  if (hand === null || hand === '0') return tour === null ? undefined : 'tour';
  if (hand !== '' && hand !== '1') throw new Error(`hand must be 0 or 1; got ${hand}`);
  return 'hand';
}

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {Record<string, string | null>} asked the attributes: `lesson`, `quiz`, `hand` or `tour`; and `stop`, the id or number of the stop at which it begins
 * @returns {Promise<void>} resolved once the lesson has begun
 * @throws {Error} the reason that it cannot begin
 */
export async function give(board, { lesson, ...asked }) {
  const known = lesson === null ? quizIn(asked) : /^\d+$/.test(lesson) ? Number(lesson) : LESSONS.find((each) => each === lesson);
  if (lesson === null && known === undefined) return;
  const stop = known === 'tour' ? asked.tour ?? asked.stop : asked.stop;
  await board.command('lesson', [known ?? (await fetchText(String(lesson))), stop ?? undefined]);
}
