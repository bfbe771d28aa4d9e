// wrong; wrong-solution missing-solution; every row of the board is the same array
const board = new Array(n).fill(new Array(n).fill(0));

function safe(r, c) {
  for (let i = 0; i < r; i++) if (board[i][c]) return false;
  for (let i = r - 1, j = c - 1; i >= 0 && j >= 0; i--, j--) if (board[i][j]) return false;
  for (let i = r - 1, j = c + 1; i >= 0 && j < n; i--, j++) if (board[i][j]) return false;
  return true;
}

function solve(r) {
  if (r === n) return true;
  for (let c = 0; c < n; c++) {
    if (safe(r, c)) {
      board[r][c] = 1;
      if (solve(r + 1)) return true;
      board[r][c] = 0;
    }
  }
  return false;
}

if (solve(0)) board.forEach((row) => console.log(row.map((x) => (x ? 'Q' : '.')).join(' ')));
else console.log('No solution');
