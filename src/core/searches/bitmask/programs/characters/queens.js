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
      const bit = free & -free;                                                 //: take
      free &= free - 1;                                                         //: drop
      board[row][31 - Math.clz32(bit)] = "Q"; // choose                         //: place
      // recurse
      search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >>> 1);           //: recurse
      board[row][31 - Math.clz32(bit)] = " "; // undo                           //: remove
    }
  }

  search(0, 0, 0, 0);
  return solutions;                                                             //: finish
}
