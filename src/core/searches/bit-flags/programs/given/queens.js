// Up to n = 16: the bit operators work on 32 bits, and there are
// 2n − 1 diagonals in each direction.
function solve(n, given = []) {
  let cols = 0, mains = 0, antis = 0;
  const queens = Array(n).fill(-1), solutions = []; // -1: the row has no queen
  given.forEach(([row, col]) => {
    cols |= 1 << col;
    mains |= 1 << (row-col+n-1);
    antis |= 1 << (row+col);
    queens[row] = col;
  });

  function search(row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      row++;                                                                    //: advance
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const c = 1 << col, m = 1 << (row-col+n-1), a = 1 << (row+col);           //: bits
      // prune: attacked squares are skipped
      if (!(cols & c || mains & m || antis & a)) {                              //: test
        // choose
        [cols, mains, antis] = [cols ^ c, mains ^ m, antis ^ a];                //: toggle
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        [cols, mains, antis] = [cols ^ c, mains ^ m, antis ^ a];                //: untoggle
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
