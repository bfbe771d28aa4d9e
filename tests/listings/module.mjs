// The module under test and what its machines say.
import load from '../../dist/queens.js';

/** The module, loaded once for a test file. */
export const queens = await load();

/** The ids of the seven searches. */
export const ids = queens.variants().map(({ id }) => /** @type {VariantId} */ (id));

/** @typedef {Parameters<typeof queens.listing>[0]} VariantId */
/** @typedef {'all' | 'first' | 'count'} Find */

/** What there are programs for besides finding all, by variant. @type {Partial<Record<VariantId, Find>>} */
const OTHER = { 'board-scan': 'first', 'flag-arrays': 'first', bitmask: 'count', 'explicit-stack': 'first' };

/** The programs. @type {{ id: VariantId, find: Find, name: string }[]} */
export const programs = ids.flatMap((id) => {
  const other = OTHER[id];
  const all = { id, find: /** @type {Find} */ ('all'), name: id };
  return other ? [all, { id, find: other, name: `${id}-${other}` }] : [all];
});

/** The sizes for which the listings are run. */
export const sizes = [1, 2, 3, 4, 5, 6];

/**
 * The lines that a machine reports from the first event to the last, as labels.
 * @param {{ id: VariantId, find: Find }} program
 * @param {number} n
 */
export function labelsOfMachine({ id, find }, n) {
  const search = new queens.Search(id, n, { find });
  const labels = [];
  while (search.step()) labels.push(...search.lines());
  search.delete();
  return labels;
}
