function solve(n) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));
  const solutions = [];

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

  function rows() { // of the queens, one for each column
    return board.map((_, col) => board.findIndex((row) => row[col]));
  }

  function search(col) {
    if (col === n) {                                                            //: base
      solutions.push(rows());                                                   //: record
      return;                                                                   //: return
    }
    for (let row = 0; row < n; row++) {                                         //: loop
      if (isSafe(row, col)) {                                                   //: test
        board[row][col] = 1;                                                    //: place
        search(col + 1);                                                        //: recurse
        board[row][col] = 0;                                                    //: remove
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
