// wrong; not-undone missing-solution; n: 8; boards: 13; records: 0; kept: usedSum[7]; board: placed; form: columns; flags of one diagonal are not cleared, and the size is in a constant
const BOARD_SIZE = 8;
const placed = [];
const usedColumn = new Array(BOARD_SIZE).fill(false);
const usedSum = new Array(2 * BOARD_SIZE - 1).fill(false);
const usedDifference = new Array(2 * BOARD_SIZE - 1).fill(false);
let total = 0;

function search(row) {
  if (row === BOARD_SIZE) {
    total++;
    return;
  }
  for (let col = 0; col < BOARD_SIZE; col++) {
    const difference = row - col + BOARD_SIZE - 1;
    if (usedColumn[col] || usedSum[row + col] || usedDifference[difference]) continue;
    usedColumn[col] = usedSum[row + col] = usedDifference[difference] = true;
    placed.push(col);
    search(row + 1);
    placed.pop();
    usedColumn[col] = false;
    usedDifference[difference] = false;
  }
}

search(0);
console.log(`There are ${total} solutions for ${BOARD_SIZE} queens.`);
