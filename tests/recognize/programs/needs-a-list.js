// unknown; n: 8; a function that nothing calls, and that needs a list
const N = 8;
function solve(q) {
  if (q.length === N) return q;
  for (let c = 0; c < N; c++)
    if (q.every((k, i) => k !== c && Math.abs(k - c) !== q.length - i)) {
      const s = solve([...q, c]);
      if (s) return s;
    }
}
