function solve(n, given = []) {
  const full = 2 ** n - 1;
  const queens = Array(n).fill(-1), solutions = []; // -1: the row has no queen
  const taken = Array(n).fill(0); // squares that given queens attack, by row
  given.forEach(([row, col]) => {
    queens[row] = col;
    for (let r = 0; r < n; r++) {
      const bit = 1 << col, away = Math.abs(r - row);
      taken[r] |= bit | bit << away | bit >>> away;
    }
  });

  function search(row, cols, ld, rd) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      [row, ld, rd] = [row + 1, ld << 1, rd >>> 1];                             //: advance
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    let free = full & ~(cols | ld | rd | taken[row]);                           //: scan
    while (free !== 0) {                                                        //: loop
      // choose
      const bit = free & -free;                                                 //: take
      free &= free - 1;                                                         //: drop
      queens[row] = 31 - Math.clz32(bit);                                       //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >>> 1);           //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
    }
  }

  search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
