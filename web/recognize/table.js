// A table of sizes with their counts that is wrong in most rows, so that only its shape shows that it is one.
import { SOLUTIONS } from './counts.js';

/** @typedef {{ n: number, count: number, line: number, table: number[] }} Row `table`: the sizes of all rows */

/** Fewer rows could be anything. */
const FEWEST = 3;

/**
 * @param {string} text that was printed
 * @returns {Row | undefined} the first wrong row, if the lines are such a table
 */
export function wrongRowIn(text) {
  const rows = text.split('\n').flatMap((line, i) => {
    const [, n, count] = /^\D*(\d{1,2})\D+(\d+)\D*$/.exec(line) ?? [];
    return n === undefined ? [] : [{ n: Number(n), count: Number(count), line: i + 1 }];
  });
  const inOrder = rows.length >= FEWEST && rows[0].n >= 1 && rows.every(({ n }, i) => n <= SOLUTIONS.length && (i === 0 || n === rows[i - 1].n + 1));
  // Rows with their columns look alike, but no column is larger than the board.
  const isTable = inOrder && rows.some(({ count }) => count > rows[rows.length - 1].n);
  const wrong = isTable ? rows.find(({ n, count }) => count !== SOLUTIONS[n - 1]) : undefined;
  return wrong && { ...wrong, table: rows.map(({ n }) => n) };
}
