// How many solutions there are, and what other counts give away.

/** All solutions for n = 1 to 12; sequence A000170 of the OEIS. */
export const SOLUTIONS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200];
/** Solutions up to rotation and reflection, for n = 1 to 12; sequence A002562 of the OEIS. */
export const SYMMETRIC = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787];

/** Larger boards are not counted for a hint. */
const LARGEST = 7;

/** @typedef {'nothing-tested' | 'diagonals-untested' | 'one-diagonal-untested' | 'columns-untested' | 'constant' | 'unrelated'} Hint */

/** @param {number} n @param {(row: number, column: number, r: number, c: number) => boolean} attacks what a program tests @returns {number} */
function countWith(n, attacks) {
  /** @type {number[]} */
  const queens = [];
  const visit = () => {
    const row = queens.length;
    if (row === n) return 1;
    let count = 0;
    for (let column = 0; column < n; column++) {
      if (queens.some((c, r) => attacks(row, column, r, c))) continue;
      queens.push(column);
      count += visit();
      queens.pop();
    }
    return count;
  };
  return visit();
}

/** The tests of programs with a fault. @type {[Hint, (row: number, column: number, r: number, c: number) => boolean][]} */
const TESTS = [
  ['nothing-tested', () => false],
  ['diagonals-untested', (_, column, __, c) => column === c],
  ['one-diagonal-untested', (row, column, r, c) => column === c || row - column === r - c],
  ['columns-untested', (row, column, r, c) => Math.abs(row - r) === Math.abs(column - c)],
];

/**
 * The fault behind a wrong count.
 * @param {number} count
 * @param {number} n
 * @param {[row: number, column: number][][]} [boards] that were counted, as far as they are known; different faults can give the same count
 * @returns {Hint | undefined}
 */
export function hintFor(count, n, boards = []) {
  if (n < 4 || n > LARGEST || count === SOLUTIONS[n - 1]) return undefined;
  if (count === 0) return undefined;
  const [hint, ...others] = TESTS.filter(([, attacks]) => countWith(n, attacks) === count && !boards.some((queens) => queens.some(([r, c], i) => queens.slice(i + 1).some(([row, column]) => attacks(row, column, r, c)))));
  return others.length === 0 ? hint?.[0] : undefined;
}

/** The full boards of a program with the fault that a hint names. @param {Hint} hint @param {number} n */
export function countOf(hint, n) {
  const test = TESTS.find(([its]) => its === hint);
  return test ? countWith(n, test[1]) : 0;
}

/** @type {Record<Hint, string>} */
export const HINTS = {
  'nothing-tested': '{count} is the number of full boards that a program finds if it places one queen in each row and tests nothing.',
  'diagonals-untested': '{count} is the number of full boards that a program finds if it does not test diagonals.',
  'one-diagonal-untested': '{count} is the number of full boards that a program finds if it does not test one kind of diagonal.',
  'columns-untested': '{count} is the number of full boards that a program finds if it does not test columns.',
  'constant': 'The program gives the same result for another n, and nothing shows that it searched a board.',
  'unrelated': 'Nothing shows that this program solves the n-queens problem.',
};
