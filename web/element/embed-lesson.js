// The lesson of a board: a stop of ours by its number, one of ours by its name, or one that somebody has written.
import { LESSONS } from './embed-table.js';

/** @param {string} address in the page around @returns {Promise<string>} the text there */
async function fetchText(address) {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => undefined);
  if (response?.ok) return response.text();
  const why = response ? `answers ${response.status}` : 'cannot be read from here';
  throw new Error(`lesson must be the number of a stop, one of ${LESSONS.join(', ')}, or the address of a lesson; got ${address}, which ${why}`);
}

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} lesson what the attribute says
 * @param {string | null} stop at which it begins: its id, or its number from 1 on
 * @returns {Promise<void>} it has begun
 * @throws {Error} why it cannot be given
 */
export async function give(board, lesson, stop) {
  const known = /^\d+$/.test(lesson) ? Number(lesson) : LESSONS.find((each) => each === lesson);
  await board.command('lesson', [known ?? (await fetchText(lesson)), stop ?? undefined]);
}
