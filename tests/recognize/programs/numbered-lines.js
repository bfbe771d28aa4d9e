// right; board: placed; form: columns; finds: all; a number before the columns of each line
function* queens(placed = []) {
  if (placed.length === n) yield placed.slice();
  for (let c = 0; c < n && placed.length < n; c++) {
    if (placed.some((other, row) => other === c || Math.abs(other - c) === placed.length - row)) continue;
    placed.push(c);
    yield* queens(placed);
    placed.pop();
  }
}
let i = 0;
for (const each of queens()) console.log(++i, each.join(','));
