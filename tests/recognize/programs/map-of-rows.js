// right; board: where; form: columns; finds: all; a Map of the column of each row
function* solutions(n, where = new Map()) {
  const row = where.size;
  if (row === n) {
    yield [...where.values()];
    return;
  }
  for (let col = 0; col < n; col++) {
    if ([...where].some(([r, c]) => c === col || Math.abs(c - col) === row - r)) continue;
    where.set(row, col);
    yield* solutions(n, where);
    where.delete(row);
  }
}

for (const s of solutions(n)) console.log(s);
