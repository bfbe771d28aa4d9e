// wrong; not-undone wrong-solution; board: queens; form: columns; a class without its pop, which prints its list in the end
class Solver {
  constructor(n) {
    this.n = n;
    this.queens = [];
  }

  safe(row, col) {
    for (let r = 0; r < row; r++) {
      if (this.queens[r] === col || Math.abs(this.queens[r] - col) === row - r) return false;
    }
    return true;
  }

  solve(row) {
    if (row === this.n) return true;
    for (let col = 0; col < this.n; col++) {
      if (this.safe(row, col)) {
        this.queens.push(col);
        if (this.solve(row + 1)) return true;
      }
    }
    return false;
  }
}

const solver = new Solver(n);
solver.solve(0);
console.log(solver.queens);
