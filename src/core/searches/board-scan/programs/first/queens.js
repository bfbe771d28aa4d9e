function solve(n) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));

  function isSafe(row, col) {
    for (let c = col - 1; c >= 0; c--)                                          //: scan-row
      if (board[row][c])                                                        //: look-row
        return false;                                                           //: hit-row
    for (let r = row - 1, c = col - 1; r >= 0 && c >= 0; r--, c--)              //: scan-main
      if (board[r][c])                                                          //: look-main
        return false;                                                           //: hit-main
    for (let r = row + 1, c = col - 1; r < n && c >= 0; r++, c--)               //: scan-anti
      if (board[r][c])                                                          //: look-anti
        return false;                                                           //: hit-anti
    return true;                                                                //: safe
  }

  function rows() { // of the queens, column by column
    const found = Array(n);
    for (let row = 0; row < n; row++)
      for (let col = 0; col < n; col++)
        if (board[row][col])
          found[col] = row;
    return found;
  }

  function search(col) {
    if (col === n)                                                              //: base
      return true; // board holds the solution                                  //: return
    for (let row = 0; row < n; row++) {                                         //: loop
      // prune: attacked squares are skipped
      if (isSafe(row, col)) {                                                   //: test
        // choose
        board[row][col] = 1;                                                    //: place
        // recurse
        if (search(col + 1))                                                    //: recurse
          return true; // stop: nothing is undone                               //: found
        // undo
        board[row][col] = 0;                                                    //: remove
      }
    }
    return false; // no row of this column leads to a solution                  //: fail
  }

  const found = search(0);
  return found ? [rows()] : [];                                                 //: finish
}
