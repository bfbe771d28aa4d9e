// right; board: rows; form: columns; finds: all; reads standard input, keeps a typed array from 1
const fs = require('fs');
const size = Number(fs.readFileSync(0, 'utf8').trim());
const rows = new Uint8Array(size + 1);

function place(k, i) {
  for (let j = 1; j < k; j++) {
    if (rows[j] === i || Math.abs(rows[j] - i) === Math.abs(j - k)) return false;
  }
  return true;
}

function queens(k) {
  for (let i = 1; i <= size; i++) {
    if (!place(k, i)) continue;
    rows[k] = i;
    if (k === size) console.log(Array.from(rows.slice(1)).join(' '));
    else queens(k + 1);
  }
}

queens(1);
