// right; board: cols; form: columns; finds: count; the size is asked for
const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });

rl.question('Number of queens? ', (answer) => {
  const size = parseInt(answer, 10);
  const cols = new Array(size).fill(-1);
  let count = 0;
  const put = (row) => {
    if (row === size) {
      count++;
      return;
    }
    next: for (let c = 0; c < size; c++) {
      for (let r = 0; r < row; r++) if (cols[r] === c || row - r === Math.abs(cols[r] - c)) continue next;
      cols[row] = c;
      put(row + 1);
      cols[row] = -1;
    }
  };
  put(0);
  console.log(`Found ${count} solutions`);
  rl.close();
});
