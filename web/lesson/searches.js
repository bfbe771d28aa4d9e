// Reads searches besides the one on the screen. Each is created for one purpose and deleted afterwards. If the stop has been
// left meanwhile, the result is undefined.
import { PARAMETERS } from '../contract/table.js';
import { withSearch } from '../search/with-search.js';
import { boardsOf, factsOf } from './facts.js';
import { keyOf } from '../search/attacks.js';

/** @typedef {import('../queens.js').Search} Search */
/** @typedef {{ variant: string, n: number, position: number, find?: string, bug?: string, way?: string, seed?: number, given?: string }} Which a search and its position */

/** Maximum number of events of a search that are examined. */
export const FAR = 200_000;

/** @param {string} [given] as in an address @returns {import('./lesson.d.ts').Square[]} */
const squaresOf = (given) => (given ?? '').split(',').filter(Boolean).map((each) => /** @type {import('./lesson.d.ts').Square} */ (each.split('.').map(Number)));

/** @param {AbortSignal} left */
const unlessLeft = (left) => (/** @type {unknown} */ error) => {
  if (!left.aborted) throw error;
  return undefined;
};

/** @param {Pick<import('./lesson.d.ts').Stop, 'show'>} stop @returns {Which} the search that it shows */
export function askedBy({ show }) {
  const { variant = PARAMETERS.variant, n = PARAMETERS.n, step = 0, find, bug, way, seed, given } = show;
  const optional = (/** @type {string | number | undefined} */ value) => (value === undefined || value === '' ? undefined : String(value));
  return { variant: String(variant), n: Number(n), position: Number(step), find: optional(find), bug: optional(bug), way: optional(way), seed: seed === undefined ? undefined : Number(seed), given: optional(given) };
}

/**
 * @template Result
 * @param {Which} asked
 * @param {AbortSignal} signal
 * @param {(search: Search, queens: import('../queens.js').MainModule) => Result} use
 * @returns {Promise<Result | undefined>} undefined if the stop has been left
 */
export const lend = (asked, signal, use) => withSearch({ ...asked, signal }, use).catch(unlessLeft(signal));

/**
 * @param {import('../queens.js').MainModule} queens
 * @param {Which} which
 * @param {string} code the preferred language; otherwise Python
 * @returns {import('./facts.js').Listing}
 */
export function listingOf(queens, { variant, find, bug, way, given }, code) {
  const inLanguage = (/** @type {string} */ language) => queens.listing(/** @type {any} */ (variant), /** @type {any} */ (language), /** @type {any} */ ({ find, bug, way, given }));
  try {
    return inLanguage(code);
  } catch {
    return inLanguage('python');
  }
}

/** @param {Which} asked @param {AbortSignal} signal @returns {Promise<boolean>} whether queens can be given to the search; false if the stop has been left */
export const takesGiven = (asked, signal) => lend({ ...asked, position: 0 }, signal, (_search, queens) => queens.ways(/** @type {any} */ (asked.variant)).some(({ id }) => id === 'given')).then(Boolean);

/** @param {Which} asked @param {string} code @param {AbortSignal} signal */
export const factsAt = (asked, code, signal) => lend(asked, signal, (search, queens) => ({ ...factsOf(search, listingOf(queens, asked, code), asked.n), given: squaresOf(asked.given) }));

/** @param {Which} asked @param {number} n @param {AbortSignal} signal @returns {Promise<number>} the boards that it visits for another n; NaN if the stop has been left */
export const boardsFor = (asked, n, signal) => lend({ ...asked, n, position: 0 }, signal, boardsOf).then((boards = NaN) => boards);

/**
 * @param {Search} search
 * @param {number} from the search starts after this position; this moves it
 * @param {import('./lesson.d.ts').Next} event
 * @returns {number} the position of the next such event; NaN if there is none within `FAR` events
 */
export function nextPosition(search, from, { kind, row, col }) {
  search.seek(from);
  for (let i = 0; i < FAR; i++) {
    const event = /** @type {any} */ (search.step());
    if (!event) break;
    if (event.kind === kind && (row ?? event.row) === event.row && (col ?? event.col) === event.col) return search.position();
  }
  return NaN;
}

/**
 * The right answer to a question that asks for a number.
 * @param {Which} asked
 * @param {Extract<import('./lesson.d.ts').Question, { kind: 'number' }>['right']} rule
 * @param {AbortSignal} signal
 * @returns {Promise<number>} NaN if the stop has been left
 */
export async function rightNumber(asked, rule, signal) {
  if ('is' in rule) return rule.is;
  if ('when' in rule) return lend(asked, signal, (search) => nextPosition(search, asked.position, rule.when)).then((position = NaN) => position);
  const [more, fewer] = await Promise.all(rule.boards.map((n) => boardsFor(asked, n, signal)));
  return more / fewer;
}

/**
 * @param {Which} asked
 * @param {import('./lesson.d.ts').Square[]} queens in any order
 * @param {AbortSignal} signal
 * @returns {Promise<number | null | undefined>} the position with exactly these queens; null if the search has none, undefined if none of the first `FAR` events leads there
 */
export function positionWith(asked, queens, signal) {
  const wanted = keyOf(queens);
  return lend({ ...asked, position: 0 }, signal, (search) => {
    for (let at = 0; at <= FAR; at++) {
      if (keyOf(search.queens()) === wanted) return at;
      if (search.step() === null) return null;
    }
    return undefined;
  });
}
