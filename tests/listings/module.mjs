// The module under test and what its machines say.
import load from '../../dist/queens.js';

/** The module, loaded once for a test file. */
export const queens = await load();

/** The ids of the seven searches. */
export const ids = queens.variants().map(({ id }) => /** @type {VariantId} */ (id));

/** @typedef {Parameters<typeof queens.listing>[0]} VariantId */

/** The sizes for which the listings are run. */
export const sizes = [1, 2, 3, 4, 5, 6];

/**
 * The lines that a machine reports from the first event to the last, as labels.
 * @param {VariantId} id
 * @param {number} n
 */
export function labelsOfMachine(id, n) {
  const search = new queens.Search(id, n);
  const labels = [];
  while (search.step()) labels.push(...search.lines());
  search.delete();
  return labels;
}
