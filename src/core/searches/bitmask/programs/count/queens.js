function solve(n) {
  const full = 2 ** n - 1;

  function search(row, cols, ld, rd) {
    if (row === n)                                                              //: base
      return 1;                                                                 //: return
    let count = 0;                                                              //: start
    // prune: only the free squares are tried
    let free = full & ~(cols | ld | rd);                                        //: scan
    while (free !== 0) {                                                        //: loop
      // choose
      const bit = free & -free;                                                 //: take
      free &= free - 1;                                                         //: drop
      // recurse
      const below = search(row + 1, cols | bit,                                 //: recurse
                           (ld | bit) << 1, (rd | bit) >>> 1);
      count += below;                                                           //: add
    }
    return count;                                                               //: total
  }

  const solutions = search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
