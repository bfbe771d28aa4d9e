// wrong; same-list; board: queens; form: columns; stops a row early and pushes the list without copying it
function solve(n) {
  const solutions = [];
  const queens = [];
  const safe = (row, col) => queens.every((c, r) => c !== col && Math.abs(c - col) !== row - r);
  function search(row) {
    if (row === n - 1) { solutions.push(queens); return; }
    for (let c = 0; c < n; c++) if (safe(row, c)) { queens.push(c); search(row + 1); queens.pop(); }
  }
  search(0);
  return solutions;
}
solve(n);
