// Up to n = 16: the bit operators work on 32 bits, and there are
// 2n − 1 diagonals in each direction.
function solve(n) {
  let cols = 0, main = 0, anti = 0;
  const queens = [], solutions = [];

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const c = 1 << col, m = 1 << (row-col+n-1), a = 1 << (row+col);           //: bits
      // prune: attacked squares are skipped
      if (!(cols & c || main & m || anti & a)) {                                //: test
        [cols, main, anti] = [cols ^ c, main ^ m, anti ^ a];                    //: toggle
        queens.push(col); // choose                                             //: place
        search(row + 1); // recurse                                             //: recurse
        queens.pop(); // undo                                                   //: remove
        [cols, main, anti] = [cols ^ c, main ^ m, anti ^ a];                    //: untoggle
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
