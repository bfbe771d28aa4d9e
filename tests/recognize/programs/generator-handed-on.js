// right; board: queens; form: columns; finds: all; boards: 17; each call of a generator hands on what an inner one yields
function* search(queens = []) {
  if (queens.length === n) yield queens;
  else for (let c = 0; c < n; c++) {
    if (queens.every((q, r) => q !== c && Math.abs(q - c) !== queens.length - r)) {
      for (const each of search([...queens, c])) yield each;
    }
  }
}
for (const each of search()) console.log(each);
