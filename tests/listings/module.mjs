// The module under test and the labels of its machines.
import load from '../../dist/queens.js';

/** The module, loaded once for a test file. */
export const queens = await load();

/** The ids of the searches. */
export const ids = queens.variants().map(({ id }) => /** @type {VariantId} */ (id));

/** @typedef {Parameters<typeof queens.listing>[0]} VariantId */
/** @typedef {'all' | 'first' | 'count'} Find */

/** Goals of programs besides finding all solutions, by variant. @type {Partial<Record<VariantId, Find>>} */
const OTHER = { 'board-scan': 'first', 'flag-arrays': 'first', bitmask: 'count', 'explicit-stack': 'first' };

/** @typedef {{ id: VariantId, find: Find, bug?: any, way?: any, name: string }} Program */

/** The correct programs of the searches without a seed. @type {Program[]} */
export const programs = ids.filter((id) => id !== 'min-conflicts').flatMap((id) => {
  const other = OTHER[id];
  const all = { id, find: /** @type {Find} */ ('all'), name: id };
  return other ? [all, { id, find: other, name: `${id}-${other}` }] : [all];
});

/** The faulty programs, with the languages in which they exist. */
export const wrongPrograms = ids.flatMap((id) => queens.bugs(id).map(({ id: bug, languages }) => (
  { id, find: /** @type {Find} */ ('all'), bug: /** @type {any} */ (bug), name: `${id}-${bug}`, languages })));

/** The other versions, likewise. */
export const otherwise = ids.flatMap((id) => queens.ways(id).map(({ id: way, languages }) => (
  { id, find: /** @type {Find} */ (way === 'centre-first' ? 'first' : 'all'), way: /** @type {any} */ (way), name: `${id}-${way}`, languages })));

/** The languages in which every correct program exists. */
export const usualLanguages = /** @type {const} */ (['pseudocode', 'python', 'cpp', 'java', 'javascript', 'csharp']);

/** The languages in which only the program with a board of letters exists. */
export const moreLanguages = /** @type {const} */ (['go', 'swift', 'typescript', 'dart', 'rust', 'c', 'kotlin', 'ruby', 'zig']);

/** Board sizes for which the listings run. */
export const sizes = [1, 2, 3, 4, 5, 6];

/**
 * The labels of the lines that a machine reports, from the first event to the last.
 * @param {Program} program
 * @param {number} n
 */
export function labelsOfMachine({ id, find, bug, way }, n) {
  const search = new queens.Search(id, n, { find, bug, way });
  const labels = [];
  while (search.step()) labels.push(...search.lines());
  search.delete();
  return labels;
}
