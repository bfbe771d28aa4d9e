// All solutions of a board, by a search that tests before it places.
import { attacks } from '../search/attacks.js';

/** @typedef {[row: number, column: number]} Square */
/** @typedef {{ n: number, solutions: Square[][], boards: number }} Known all solutions in order, and the boards that the search visits */

/** Largest board for which all solutions are compared. */
export const LARGEST = 12;

/** @param {number} n @param {Square[]} [given] queens that every solution has @returns {Generator<void, Known>} */
export function* searching(n, given = []) {
  /** @type {Square[][]} */
  const solutions = [];
  /** @type {Square[]} */
  const queens = [];
  let boards = 0;
  /** @param {number} row @param {number} columns @param {number} left @param {number} right masks of the attacked columns @returns {Generator<void>} */
  function* visit(row, columns, left, right) {
    boards++;
    if (row === n) {
      solutions.push([...queens]);
      yield;
      return;
    }
    const its = given.find((queen) => queen[0] === row);
    // A row that is passed over is no board of its own.
    if (its) boards--;
    for (let column = its ? its[1] : 0; column < (its ? its[1] + 1 : n); column++) {
      const bit = 1 << column;
      if ((columns | left | right) & bit) continue;
      if (!its && given.some((queen) => attacks(queen, [row, column]))) continue;
      queens.push([row, column]);
      yield* visit(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
      queens.pop();
    }
  }
  yield* visit(0, 0, 0, 0);
  return { n, solutions, boards };
}

/** The eight images of a board under rotations and reflections. @param {Square[]} queens @param {number} n @returns {Square[][]} */
export function imagesOf(queens, n) {
  const turn = (/** @type {Square[]} */ squares) => squares.map(([row, column]) => /** @type {Square} */ ([column, n - 1 - row]));
  const images = [queens];
  for (let i = 0; i < 3; i++) images.push(turn(images[i]));
  return [...images, ...images.map((squares) => squares.map(([row, column]) => /** @type {Square} */ ([column, row])))];
}
