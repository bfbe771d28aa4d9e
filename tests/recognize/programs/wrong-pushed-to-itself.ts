// wrong; same-list; board: placed; form: squares; every solution is the same array, which is empty in the end; only their number is right
type Square = { row: number; col: number };

function solve(n: number, placed: Square[] = []): Square[][] {
  const row = placed.length;
  if (row === n) return [placed];
  const out: Square[][] = [];
  for (let col = 0; col < n; col++) {
    if (placed.some((other) => other.col === col || Math.abs(other.col - col) === row - other.row)) continue;
    placed.push({ row, col });
    out.push(...solve(n, placed));
    placed.pop();
  }
  return out;
}

const all = solve(Number(process.argv[2] ?? 8));
all.forEach((squares, i) => console.log(i + 1, squares.map(({ row, col }) => `${row}:${col}`).join(' ')));
console.log(`Total: ${all.length}`);
