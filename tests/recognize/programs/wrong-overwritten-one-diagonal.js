// wrong; wrong-solution; board: queens; form: columns; finds: count; boards: 105; placed, then tested, along one kind of diagonal
const queens = [];
let count = 0;
function safe(row) { for (let r = 0; r < row; r++) if (queens[r] === queens[row] || queens[row] - queens[r] === row - r) return false; return true; }
function search(row) { if (row === n) { count++; return; } for (let c = 0; c < n; c++) { queens[row] = c; if (safe(row)) search(row + 1); } }
search(0);
console.log(count);
