// The n-queens problem in its plainest form, as a reference for the listings.

/**
 * All solutions as the place of the queen in each line, in lexicographic order. Depends only on the rule: no two queens
 * share a row, a column or a diagonal. Boards mirrored along the main diagonal are boards too, so the lines may be rows
 * or columns.
 * @param {number} n
 * @param {number[]} places of the lines filled so far
 * @returns {number[][]}
 */
export function plainSolutions(n, places = []) {
  const line = places.length;
  if (line === n) return [places];
  const candidates = Array.from({ length: n }, (_, place) => place);
  return candidates
    .filter((place) => places.every((other, i) => other !== place && Math.abs(other - place) !== line - i))
    .flatMap((place) => plainSolutions(n, [...places, place]));
}

/**
 * All solutions as the column of the queen in each row, in the order of a search that fills the row with the fewest safe
 * columns next; of several, the one with the smallest index.
 * @param {number} n
 * @param {[row: number, column: number][]} queens placed so far
 * @returns {number[][]}
 */
export function solutionsFewestFirst(n, queens = []) {
  if (queens.length === n) return [queens.toSorted(([one], [other]) => one - other).map(([, column]) => column)];
  const all = Array.from({ length: n }, (_, i) => i);
  const isSafe = (/** @type {number} */ row, /** @type {number} */ column) =>
    queens.every(([r, c]) => c !== column && Math.abs(c - column) !== Math.abs(r - row));
  const [next] = all.filter((row) => queens.every(([other]) => other !== row))
    .map((row) => ({ row, columns: all.filter((column) => isSafe(row, column)) }))
    .toSorted((one, other) => one.columns.length - other.columns.length);
  return next.columns.flatMap((column) => solutionsFewestFirst(n, [...queens, [next.row, column]]));
}
