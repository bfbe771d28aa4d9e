// right; n: 8; boards: 2057; records: 92; board: columns; form: columns; finds: count; the size is a default argument
function countQueens(size = 8) {
  const columns = [];
  let count = 0;
  const walk = () => {
    const row = columns.length;
    if (row === size) {
      count += 1;
      return;
    }
    for (let c = 0; c < size; c++) {
      if (columns.some((other, r) => other === c || Math.abs(other - c) === row - r)) continue;
      columns.push(c);
      walk();
      columns.pop();
    }
  };
  walk();
  return count;
}

console.log(countQueens(), 'solutions');
