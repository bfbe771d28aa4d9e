// right; board: q; form: columns; finds: first; a page's prompt and alert
var size = parseInt(prompt('How many queens?'));
var q = [];

function attacked(r, c) {
  for (var i = 0; i < r; i++) if (q[i] == c || q[i] - i == c - r || q[i] + i == c + r) return true;
  return false;
}

function solve(r) {
  if (r == size) return true;
  for (var c = 0; c < size; c++) {
    if (!attacked(r, c)) {
      q[r] = c;
      if (solve(r + 1)) return true;
    }
  }
  q.length = r;
  return false;
}

if (solve(0)) alert(q);
else alert('There is no solution');
