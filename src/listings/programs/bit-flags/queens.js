function solve(n) { // n ≤ 16: JavaScript's bit operators work on 32 bits
  let cols = 0, main = 0, anti = 0;
  const queens = [], solutions = [];

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const c = 1 << col, m = 1 << (row-col+n-1), a = 1 << (row+col);           //: bits
      if (!(cols & c || main & m || anti & a)) {                                //: test
        cols ^= c, main ^= m, anti ^= a;                                        //: toggle
        queens.push(col);                                                       //: place
        search(row + 1);                                                        //: recurse
        queens.pop();                                                           //: remove
        cols ^= c, main ^= m, anti ^= a;                                        //: untoggle
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
