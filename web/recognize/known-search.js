// What is known of the search for a size: its solutions, and the boards that it visits.
import { searching } from '../trace/plain-search.js';
import { finish } from '../search/slices.js';

/** @typedef {import('./observe.js').Observed} Observed */
/** @typedef {import('./judged-moves.js').Moves} Moves */

/** The search that tests before it places. @param {number} n squares per side */
export const known = (n) => finish(searching(n));

/**
 * Whether a program can have searched: queens moved on its board, or it ran as many lines as a search needs.
 * @param {Pick<Observed, 'run'>} observed
 * @param {Moves | null} moves
 * @param {number} n
 */
export function searches({ run }, moves, n) {
  // Programs may search for half of the boards, and get the others by turning them.
  return (moves?.boards ?? 0) > n || run.lines.length >= Math.max(n * n, known(n).boards / 2);
}

/**
 * Whether so many boards can be those of a search with these right results: at least half of the boards that lead to all solutions, because some
 * programs turn the others. With fewer, the variable is not its board.
 * @param {{ kind: string, n: number }} weighed
 * @param {number} boards
 */
export function leadsTo({ kind, n }, boards) {
  if (kind !== 'all' && kind !== 'count') return true;
  const { solutions } = known(n);
  // In their order, each solution shares its first boards with the one before.
  const shared = (/** @type {number} */ i) => (i === 0 ? 0 : solutions[i].findIndex(([, column], row) => column !== solutions[i - 1][row][1]));
  const leading = solutions.reduce((sum, _, i) => sum + n - 1 - shared(i), 0);
  return boards >= leading / 2;
}
