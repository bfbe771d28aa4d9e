// right; board: m; form: columns; finds: all; a list of maps is printed
const m = new Map();
const found = [];
(function place(r) {
  if (r === n) { found.push(new Map(m)); return; }
  for (let c = 0; c < n; c++) {
    if ([...m].some(([a, b]) => b === c || r - a === Math.abs(b - c))) continue;
    m.set(r, c);
    place(r + 1);
    m.delete(r);
  }
})(0);
console.log(found);
