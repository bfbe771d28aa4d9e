function solve(n) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));
  const stack = [];

  function validate(row, col) {
    for (let r = 0; r < row; r++) {                                             //: scan
      const left = col - (row - r), right = col + (row - r);                    //: reach
      // Squares off the board are undefined, which counts as false.
      if (board[r][col] || board[r][left] || board[r][right])                   //: look
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  function search() {
    let row = 0, col = 0;
    while (stack.length > 0 || col < n) {                                       //: loop
      while (row < n && col < n) {                                              //: columns
        // prune: attacked squares are skipped
        if (validate(row, col)) {                                               //: test
          // choose
          board[row][col] = 1;                                                  //: place
          stack.push([row, col]);                                               //: push
          // recurse, without a call
          [row, col] = [row + 1, 0];                                            //: descend
        } else {
          col++;                                                                //: next
        }
      }
      if (row === n)                                                            //: base
        return true; // stack holds the solution                                //: return
      // undo
      [row, col] = stack.pop();                                                 //: pop
      board[row][col] = 0;                                                      //: remove
      col++;                                                                    //: advance
    }
    return false; // all is used up                                             //: fail
  }

  const found = search();
  return found ? [stack.map(([, col]) => col)] : [];                            //: finish
}
