// right; board: #queens; form: columns; finds: all; private and static members
class Queens {
  #size;
  #queens = [];
  static #made = 0;
  solutions = [];

  constructor(size) {
    this.#size = size;
    Queens.#made++;
  }

  #fits(col) {
    const row = this.#queens.length;
    return this.#queens.every((c, r) => c !== col && Math.abs(c - col) !== row - r);
  }

  search() {
    if (this.#queens.length === this.#size) {
      this.solutions.push([...this.#queens]);
      return;
    }
    for (let col = 0; col < this.#size; col++) {
      if (!this.#fits(col)) continue;
      this.#queens.push(col);
      this.search();
      this.#queens.pop();
    }
  }
}

const q = new Queens(n);
q.search();
console.log(JSON.stringify(q.solutions));
