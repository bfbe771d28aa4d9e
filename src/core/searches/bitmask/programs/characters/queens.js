function solve(n) {
  const full = 2 ** n - 1;
  const board = Array.from({ length: n }, () => Array(n).fill(" "));
  const solutions = [];

  function search(row, cols, ld, rd) {
    if (row === n) {                                                            //: base
      solutions.push(board.map((line) => line.indexOf("Q")));                   //: record
      return;                                                                   //: return
    }
    // prune: only the free squares are tried
    let free = full & ~(cols | ld | rd);                                        //: scan
    while (free !== 0) {                                                        //: loop
      // choose
      const bit = free & -free;                                                 //: take
      free &= free - 1;                                                         //: drop
      board[row][31 - Math.clz32(bit)] = "Q";                                   //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >>> 1);           //: recurse
      // undo
      board[row][31 - Math.clz32(bit)] = " ";                                   //: remove
    }
  }

  search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
