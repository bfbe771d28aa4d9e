// wrong; missing-solution; the size stays text, so that the board is never full
const size = process.argv[2];
const rows = [];
let total = 0;
function go(row) {
  if (row === size) {
    total++;
    return;
  }
  for (let c = 0; c < size; c++) {
    if (rows.every((x, r) => x !== c && Math.abs(x - c) !== row - r)) {
      rows.push(c);
      if (row < size) go(row + 1);
      rows.pop();
    }
  }
}
go(0);
console.log('Solutions: ' + total);
