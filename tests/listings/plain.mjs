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
