// Up to n = 16: the bit operators work on 32 bits, and there are
// 2n − 1 diagonals in each direction.
function solve(n) {
  let cols = 0, mains = 0, antis = 0;
  const queens = [], solutions = [];

  function search(row) {
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
        queens.push(col);                                                       //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop();                                                           //: remove
        [cols, mains, antis] = [cols ^ c, mains ^ m, antis ^ a];                //: untoggle
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
