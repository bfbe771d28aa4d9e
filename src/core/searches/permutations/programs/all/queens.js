function solve(n) {
  const used = Array(n).fill(false);
  const queens = [], solutions = [];

  function peaceful() {
    for (let i = 0; i < n; i++)                                                 //: outer
      for (let j = i + 1; j < n; j++)                                           //: inner
        if (Math.abs(queens[i] - queens[j]) === j - i)                          //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  function search(row) {
    if (row === n) {                                                            //: base
      if (peaceful())                                                           //: check
        solutions.push([...queens]);                                            //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      // prune: columns already used are skipped
      if (!used[col]) {                                                         //: test
        // choose
        used[col] = true;                                                       //: mark
        queens.push(col);                                                       //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop();                                                           //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
