// right; board: grid; form: matrix; finds: first; waits between its steps, as animations do
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const grid = [...Array(n)].map(() => Array(n).fill(0));

function ok(r, c) {
  for (let i = 0; i < r; i++) {
    for (let j = 0; j < n; j++) {
      if (grid[i][j] && (j === c || Math.abs(j - c) === r - i)) return false;
    }
  }
  return true;
}

async function solve(r) {
  if (r === n) return true;
  for (let c = 0; c < n; c++) {
    if (!ok(r, c)) continue;
    grid[r][c] = 1;
    await sleep(200);
    if (await solve(r + 1)) return true;
    grid[r][c] = 0;
    await sleep(200);
  }
  return false;
}

(async () => {
  console.log(await solve(0) ? 'Solved' : 'No solution');
  for (const row of grid) console.log(row.map((x) => (x ? 'Q' : '.')).join(' '));
})();
