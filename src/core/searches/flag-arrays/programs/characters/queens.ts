function solve(n: number): number[][] {
  const cols: boolean[] = Array(n).fill(false);
  const diags1: boolean[] = Array(2 * n - 1).fill(false), diags2 = [...diags1];
  const state: string[][] = Array.from({ length: n }, () => Array(n).fill("#"));
  const solutions: number[][] = [];

  function search(row: number): void {
    if (row === n) {                                                            //: base
      solutions.push(state.map((line) => line.indexOf("Q")));                   //: record
      return;                                                                   //: return
    }
    for (let col = 0; col < n; col++) {                                         //: loop
      const diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        state[row][col] = "Q";                                                  //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        state[row][col] = "#";                                                  //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
