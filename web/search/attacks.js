// Queens and squares.

/** @typedef {[row: number, column: number]} Square */

/** @param {Square} queen @param {Square} square @returns {boolean} whether the queen attacks the square; false for its own square */
export function attacks([row, column], [otherRow, otherColumn]) {
  const [down, across] = [otherRow - row, otherColumn - column];
  return (down !== 0 || across !== 0) && (down === 0 || across === 0 || Math.abs(down) === Math.abs(across));
}

/** @param {Square[]} squares @returns {string} the same for the same squares in any order */
export const keyOf = (squares) => squares.map(String).sort().join(' ');
