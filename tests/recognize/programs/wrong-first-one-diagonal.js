// wrong; wrong-solution; n: 5; boards: 6; records: 1; board: board; form: matrix; finds: first; tests one diagonal alone, stops at the first board
function isSafe(board, row, col) {
  for (let i = 0; i < row; i++) if (board[i][col] === 1) return false;
  for (let i = row - 1, j = col + 1; i >= 0 && j < board.length; i--, j++) if (board[i][j] === 1) return false;
  return true;
}

function place(board, row) {
  if (row === board.length) return true;
  for (let col = 0; col < board.length; col++) {
    if (!isSafe(board, row, col)) continue;
    board[row][col] = 1;
    if (place(board, row + 1)) return true;
    board[row][col] = 0;
  }
  return false;
}

const board = Array.from({ length: 5 }, () => Array(5).fill(0));
console.log(place(board, 0) ? board.map((line) => line.join(' ')).join('\n') : 'No solution');
