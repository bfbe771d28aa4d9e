// wrong; same-list wrong-solution; the same array is pushed for each solution
const queens = [];
const solutions = [];
function solve(row) {
  if (row === n) {
    solutions.push(queens);
    return;
  }
  for (let col = 0; col < n; col++) {
    if (queens.some((c, r) => c === col || Math.abs(c - col) === row - r)) continue;
    queens.push(col);
    solve(row + 1);
    queens.pop();
  }
}
solve(0);
console.log(solutions);
