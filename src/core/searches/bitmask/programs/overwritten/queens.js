function solve(n) {
  const full = 2 ** n - 1;
  const queens = Array(n).fill(0), solutions = [];

  function search(row, cols, ld, rd) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    let free = full & ~(cols | ld | rd);                                        //: scan
    while (free !== 0) {                                                        //: loop
      // choose: overwrites what stood there
      const bit = free & -free;                                                 //: take
      free &= free - 1;                                                         //: drop
      queens[row] = 31 - Math.clz32(bit);                                       //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >>> 1);           //: recurse
    }
  }

  search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
