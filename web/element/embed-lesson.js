// The lesson of a board: a stop of ours by its number, one of ours by its name, or one that somebody has written.
import { fetchText } from './embed-fetch.js';

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} lesson what the attribute says
 * @param {(message: string) => void} refuse says why it cannot be given
 */
export async function give(board, lesson, refuse) {
  try {
    const known = /^\d+$/.test(lesson) ? Number(lesson) : ['broken', 'practice', 'exit', 'slips', 'hand', 'predict'].find((each) => each === lesson);
    await board.command('lesson', [known ?? (await fetchText(lesson, 'lesson is the number of a stop, broken, practice, hand, predict, exit, slips or the address of a lesson'))]);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
