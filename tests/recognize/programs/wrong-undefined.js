// wrong; error; a name that is not declared
function solve(row, board) {
  if (row === n) return [board];
  let all = [];
  for (let c = 0; c < n; c++) if (isSafe(board, row, c)) all = all.concat(solve(row + 1, [...board, c]));
  return all;
}
console.log(solve(0, []));
