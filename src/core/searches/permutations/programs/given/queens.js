function solve(n, given = []) {
  const used = Array(n).fill(false);
  const queens = Array(n).fill(-1), solutions = []; // -1: the row has no queen
  given.forEach(([row, col]) => {
    used[col] = true;
    queens[row] = col;
  });

  function peaceful() {
    for (let i = 0; i < n; i++)                                                 //: outer
      for (let j = i + 1; j < n; j++)                                           //: inner
        if (Math.abs(queens[i] - queens[j]) === j - i)                          //: compare
          return false;                                                         //: reject
    return true;                                                                //: apart
  }

  function search(row) {
    // rows with a given queen are passed over
    while (row < n && queens[row] >= 0)                                         //: next
      row++;                                                                    //: advance
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
        queens[row] = col;                                                      //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens[row] = -1;                                                       //: remove
        used[col] = false;                                                      //: unmark
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
