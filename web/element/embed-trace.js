// The search on a board that another program has printed.
import { fetchText } from './embed-fetch.js';

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} trace the address of the text
 * @param {Record<string, string>} place where in it the attributes lead
 * @param {(message: string) => void} refuse says why it cannot be shown
 */
export async function show(board, trace, place, refuse) {
  try {
    await board.command('watch', [await fetchText(trace, 'trace is the address of what a program has printed')]);
    await board.command('load', [place]);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
