// Hints from a wrong number of solutions.
import { TOTALS } from '../trace/printed-counts.js';

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
  if (n < 4 || n > LARGEST || count === TOTALS[n] || count === 0) return undefined;
  const [hint, ...others] = TESTS.filter(([, attacks]) => countWith(n, attacks) === count && !boards.some((queens) => queens.some(([r, c], i) => queens.slice(i + 1).some(([row, column]) => attacks(row, column, r, c)))));
  return others.length === 0 ? hint?.[0] : undefined;
}

/** The full boards of a program with the fault that a hint names. @param {Hint} hint @param {number} n */
export function countOf(hint, n) {
  const test = TESTS.find(([its]) => its === hint);
  return test ? countWith(n, test[1]) : 0;
}

/** The other languages have these sentences under the same names, after `hint-`, in `program`. @type {Record<Hint, string>} */
export const HINTS = {
  'nothing-tested': '{count} is the number of full boards that a program finds if it places one queen in each row and tests nothing.',
  'diagonals-untested': '{count} is the number of full boards that a program finds if it does not test diagonals.',
  'one-diagonal-untested': '{count} is the number of full boards that a program finds if it does not test one kind of diagonal.',
  'columns-untested': '{count} is the number of full boards that a program finds if it does not test columns.',
  'constant': 'The program gives the same result for another n, and nothing shows that it searched a board.',
  'unrelated': 'Nothing shows that this program solves the n-queens problem.',
};

/** @typedef {{ n: number, count: number, line: number, table: number[] }} Row `table`: the sizes of all rows */

/** Fewer rows of a table of counts could be anything. */
const FEWEST = 3;

/**
 * A table of sizes with their counts that is wrong in most rows, so that only its shape shows that it is one.
 * @param {string} text that was printed
 * @returns {Row | undefined} the first wrong row, if the lines are such a table
 */
export function wrongRowIn(text) {
  const rows = text.split('\n').flatMap((line, i) => {
    const [, n, count] = /^\D*(\d{1,2})\D+(\d+)\D*$/.exec(line) ?? [];
    return n === undefined ? [] : [{ n: Number(n), count: Number(count), line: i + 1 }];
  });
  const inOrder = rows.length >= FEWEST && rows[0].n >= 1 && rows.every(({ n }, i) => n < TOTALS.length && (i === 0 || n === rows[i - 1].n + 1));
  // Rows with their columns look alike, but no column is larger than the board.
  const isTable = inOrder && rows.some(({ count }) => count > rows[rows.length - 1].n);
  const wrong = isTable ? rows.find(({ n, count }) => count !== TOTALS[n]) : undefined;
  return wrong && { ...wrong, table: rows.map(({ n }) => n) };
}
