// The n-queens problem in its plainest form, to hold the listings against.

/**
 * All solutions as the place of the queen in each line, in lexicographic order. It depends on nothing but the
 * rule: no two queens share a row, a column or a diagonal. Mirrored along the main diagonal a board stays a
 * board, so that the lines may be rows or columns.
 * @param {number} n
 * @param {number[]} places  of the lines filled so far
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
