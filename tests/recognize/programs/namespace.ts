// unknown; a namespace, whose values cannot be kept when types are taken out
namespace Queens {
  export function solve(n: number, row = 0, cols = 0, left = 0, right = 0): number {
    if (row === n) return 1;
    let total = 0;
    for (let free = ((1 << n) - 1) & ~(cols | left | right); free !== 0; free &= free - 1) {
      const bit = free & -free;
      total += solve(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return total;
  }
}

console.log(Queens.solve(Number(process.argv[2] ?? 8)));
