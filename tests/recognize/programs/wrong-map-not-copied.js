// wrong; same-list; board: placed; form: columns; the same map is recorded each time
const placed = new Map();
const answers = [];
function solve(row) {
  if (row === n) {
    answers.push(placed);
    return;
  }
  for (let col = 0; col < n; col++) {
    if ([...placed].some(([r, c]) => c === col || Math.abs(c - col) === row - r)) continue;
    placed.set(row, col);
    solve(row + 1);
    placed.delete(row);
  }
}
solve(0);
console.log(answers.length, 'solutions');
