package main

import "bytes"

func solve(n int) [][]int {
  cols := make([]bool, n)
  diags1, diags2 := make([]bool, 2*n-1), make([]bool, 2*n-1)
  state := make([][]byte, n)
  for row := range state {
    state[row] = bytes.Repeat([]byte("#"), n)
  }
  var solutions [][]int

  columns := func() (found []int) { // of the queens, row by row
    for _, line := range state {
      found = append(found, bytes.IndexByte(line, 'Q'))
    }
    return found
  }

  var search func(row int)
  search = func(row int) {
    if row == n {                                                               //: base
      solutions = append(solutions, columns())                                  //: record
      return                                                                    //: return
    }
    for col := 0; col < n; col++ {                                              //: loop
      diag1, diag2 := row-col+n-1, row+col                                      //: diagonals
      // prune: attacked squares are skipped
      if !cols[col] && !diags1[diag1] && !diags2[diag2] {                       //: test
        // choose
        cols[col], diags1[diag1], diags2[diag2] = true, true, true              //: mark
        state[row][col] = 'Q'                                                   //: place
        // recurse
        search(row + 1)                                                         //: recurse
        // undo
        state[row][col] = '#'                                                   //: remove
        cols[col], diags1[diag1], diags2[diag2] = false, false, false           //: unmark
      }
    }
  }

  search(0)
  return solutions                                                              //: finish
}
