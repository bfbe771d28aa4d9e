function solve(n, given = []) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));
  const filled = Array(n).fill(false); // whether the row has a given queen
  const stack = [], solutions = [];
  given.forEach(([row, col]) => {
    board[row][col] = 1;
    filled[row] = true;
  });

  function validate(row, col) {
    for (let r = 0; r < n; r++) {                                               //: scan
      const left = col - (row - r), right = col + (row - r);                    //: reach
      // Squares off the board are undefined, which counts as false.
      if (r !== row && (board[r][col] || board[r][left] || board[r][right]))    //: look
        return false;                                                           //: hit
    }
    return true;                                                                //: safe
  }

  let row = 0, col = 0;
  while (true) {
    while (row < n && col < n) {                                                //: columns
      // rows with a given queen are passed over
      if (filled[row]) {                                                        //: check
        row++;                                                                  //: skip
      // prune: attacked squares are skipped
      } else if (validate(row, col)) {                                          //: test
        // choose
        board[row][col] = 1;                                                    //: place
        stack.push([row, col]);                                                 //: push
        // recurse, without a call
        [row, col] = [row + 1, 0];                                              //: descend
      } else {
        col++;                                                                  //: next
      }
    }
    if (row === n)                                                              //: base
      solutions.push(board.map((line) => line.indexOf(1)));                     //: record
    if (stack.length === 0)                                                     //: loop
      return solutions;                                                         //: finish
    // undo
    [row, col] = stack.pop();                                                   //: pop
    board[row][col] = 0;                                                        //: remove
    col++;                                                                      //: advance
  }
}
