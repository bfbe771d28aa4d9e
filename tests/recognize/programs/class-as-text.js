// right; board: columns; form: columns; finds: first; a class that is printed by its toString, once its input has arrived
class Queens {
  constructor(size) {
    this.size = size;
    this.columns = [];
  }

  isFree(row, column) {
    return this.columns.every((other, above) => other !== column && Math.abs(other - column) !== row - above);
  }

  fill() {
    const row = this.columns.length;
    if (row === this.size) return true;
    for (let column = 0; column < this.size; column++) {
      if (!this.isFree(row, column)) continue;
      this.columns.push(column);
      if (this.fill()) return true;
      this.columns.pop();
    }
    return false;
  }

  toString() {
    return this.columns.map((column) => '. '.repeat(column) + 'Q' + ' .'.repeat(this.size - column - 1)).join('\n');
  }
}

process.stdin.on('data', (chunk) => {
  const queens = new Queens(Number(String(chunk).trim()));
  queens.fill();
  console.log(`The first arrangement:\n${queens}`);
});
