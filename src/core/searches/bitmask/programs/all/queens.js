function solve(n) {
  const full = 2 ** n - 1;
  const queens = [], solutions = [];

  function search(row, cols, ld, rd) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    let free = full & ~(cols | ld | rd);                                        //: scan
    while (free !== 0) {                                                        //: loop
      // choose
      const bit = free & -free;                                                 //: take
      free &= free - 1;                                                         //: drop
      queens.push(31 - Math.clz32(bit));                                        //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >>> 1);           //: recurse
      // undo
      queens.pop();                                                             //: remove
    }
  }

  search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
