// right; board: board; form: matrix; finds: all; sets of diagonals, rows joined to strings, called by nobody
/**
 * @param {number} n
 * @return {string[][]}
 */
const solveNQueens = (n) => {
  const colSet = new Set(), posSet = new Set(), negSet = new Set();
  const res = [];
  const board = Array.from({ length: n }, () => new Array(n).fill('.'));
  function backtrack(r) {
    if (r === n) {
      res.push(board.map((row) => row.join('')));
      return;
    }
    for (let c = 0; c < n; c++) {
      if (colSet.has(c) || posSet.has(r + c) || negSet.has(r - c)) continue;
      colSet.add(c); posSet.add(r + c); negSet.add(r - c);
      board[r][c] = 'Q';
      backtrack(r + 1);
      colSet.delete(c); posSet.delete(r + c); negSet.delete(r - c);
      board[r][c] = '.';
    }
  }
  backtrack(0);
  return res;
};
