// Queens and squares.

/** @typedef {[row: number, column: number]} Square */

/** @param {Square} queen @param {Square} square @returns {boolean} whether the queen attacks the square; false for its own square */
export function attacks([row, column], [otherRow, otherColumn]) {
  const [down, across] = [otherRow - row, otherColumn - column];
  return (down !== 0 || across !== 0) && (down === 0 || across === 0 || Math.abs(down) === Math.abs(across));
}

/** Whether no queen attacks another. @param {Square[]} queens */
export const areSafe = (queens) => queens.every((queen, i) => !queens.slice(0, i).some((other) => attacks(queen, other)));

/** @param {Square[]} squares @returns {string} the same for the same squares in any order */
export const keyOf = (squares) => squares.map(String).sort().join(' ');
