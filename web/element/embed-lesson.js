// The lesson of a board: a stop of ours by its number, one of ours by its name, or one that somebody has written.
import { fetchText } from './embed-fetch.js';
import { LESSONS } from './embed-table.js';

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} lesson what the attribute says
 * @param {string | null} stop at which it begins: its id, or its number from 1 on
 * @param {(message: string) => void} refuse says why it cannot be given
 */
export async function give(board, lesson, stop, refuse) {
  try {
    const known = /^\d+$/.test(lesson) ? Number(lesson) : LESSONS.find((each) => each === lesson);
    await board.command('lesson', [known ?? (await fetchText(lesson, `lesson must be the number of a stop, one of ${LESSONS.join(', ')}, or the address of a lesson`)), stop ?? undefined]);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
