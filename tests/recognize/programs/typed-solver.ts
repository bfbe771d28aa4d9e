// right; board: placed; form: squares; finds: all; types, an enum, an interface and generics
interface Square { readonly row: number; readonly col: number }
enum Expect { All, First }
type Maybe<T> = T | undefined;

class Solver {
  private placed: Square[] = [];
  public readonly found: number[][] = [];

  constructor(private readonly size: number, private readonly expect: Expect = Expect.All) {}

  private safe({ row, col }: Square): boolean {
    return !this.placed.some((s: Square) => s.row === row || s.col === col || Math.abs(s.row - row) === Math.abs(s.col - col));
  }

  solve(row = 0): Maybe<number[]> {
    if (row === this.size) {
      this.found.push(this.placed.map((s) => s.col));
      return this.expect === Expect.First ? this.found[0] : undefined;
    }
    for (let col = 0; col < this.size; col++) {
      const square: Square = { row, col };
      if (!this.safe(square)) continue;
      this.placed.push(square);
      const done = this.solve(row + 1);
      this.placed.pop();
      if (done) return done;
    }
    return undefined;
  }
}

const solver = new Solver(n as number);
solver.solve();
console.log(solver.found);
