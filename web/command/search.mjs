// The search that a command is about, and its positions.
import { chooser, CHOICES, momentsOf, TooMany } from '../search/range.js';
import { numeric, oneOf, Refused, whole } from './options.mjs';

/** @typedef {import('../queens.js').Search} Search */
/** @typedef {import('./options.mjs').Values} Values */

/** The options that say which search. */
export const SEARCH = ['variant', 'n', 'find', 'bug', 'way', 'seed', 'given'];

/** @param {import('./options.mjs').Queens} queens @param {Values} values */
export const searchOf = (queens, { variant = 'flag-arrays', n = '8', find, bug, way, seed, given }) =>
  new queens.Search(/** @type {any} */ (variant), numeric(n), /** @type {any} */ ({ find, bug, way, seed: seed === undefined ? undefined : numeric(seed), given }));

/**
 * Title of a picture of the search.
 * @param {import('./options.mjs').Queens} queens
 * @param {Values} values
 */
export function titleOf(queens, { variant = 'flag-arrays', n = '8', find = 'all', bug, way }) {
  const name = queens.variants().find(({ id }) => id === variant)?.name;
  const its = bug === undefined ? undefined : queens.bugs(/** @type {any} */ (variant)).find(({ id }) => id === bug);
  const written = queens.ways(/** @type {any} */ (variant)).find(({ id }) => id === way);
  const program = written ? ` (${written.name})` : its ? ` (${its.harmless ? 'changed' : 'faulty'}: ${its.name})` : find === 'all' ? '' : ` (${find})`;
  return `${name}${program}, n = ${Number(n)}`;
}

/**
 * Takes the search to a position.
 * @param {string} option that names it
 * @param {Search} search
 * @param {number} position
 * @throws {Refused} if the search ends before
 */
export function seek(option, search, position) {
  if (search.seek(position) >= position) return;
  throw new Refused(`--${option} must be a whole number from 0 to ${search.total()} for this search; got ${position}`);
}

/**
 * @param {Search} search
 * @param {Values} values
 * @returns {import('../search/range.js').Range} without `to`: to the end, however far that is
 * @throws {Refused}
 */
export function rangeOf(search, values) {
  const from = whole('from', values.from ?? '0', 0);
  if (values.to === undefined) {
    seek('from', search, from);
    return { from, to: Infinity };
  }
  const to = whole('to', values.to, 0);
  seek('to', search, to);
  return { from: whole('from', String(from), 0, to), to };
}

/**
 * The moments of a kind in a range.
 * @param {Search} search is left somewhere in it
 * @param {Values} values
 * @param {string} every the kind
 * @param {{ what: string, most: number }} room what they are for, and how many boards it has at most
 * @returns {number[]} their positions
 * @throws {Refused}
 */
export function chosenIn(search, values, every, { what, most }) {
  const chosen = chooser(oneOf('every', every, Object.keys(CHOICES)), most);
  const range = rangeOf(search, values);
  try {
    for (const moment of momentsOf(search, range)) chosen.take(moment);
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    throw new Refused(`${what} can have at most ${error.most} boards; use --to ${error.last} or less; got ${values.to === undefined ? 'no --to' : `--to ${values.to}`}`);
  }
  if (chosen.positions.length === 0) throw new Refused(`--every ${every} must find at least one position; there is none from ${range.from} to ${search.position()}`);
  return chosen.positions;
}
