func solve(_ n: Int) -> [[Int]] {
  var cols = Array(repeating: false, count: n)
  var diags1 = Array(repeating: false, count: 2 * n - 1)
  var diags2 = Array(repeating: false, count: 2 * n - 1)
  let line = Array(repeating: "#", count: n)
  var state = Array(repeating: line, count: n)
  var solutions: [[Int]] = []

  func columns() -> [Int] { // of the queens, row by row
    return state.map { line in line.firstIndex(of: "Q")! }
  }

  func search(_ row: Int) {
    if row == n {                                                               //: base
      solutions.append(columns())                                               //: record
      return                                                                    //: return
    }
    for col in 0..<n {                                                          //: loop
      let diag1 = row - col + n - 1, diag2 = row + col                          //: diagonals
      // prune: attacked squares are skipped
      if !cols[col] && !diags1[diag1] && !diags2[diag2] {                       //: test
        // choose
        (cols[col], diags1[diag1], diags2[diag2]) = (true, true, true)          //: mark
        state[row][col] = "Q"                                                   //: place
        // recurse
        search(row + 1)                                                         //: recurse
        // undo
        state[row][col] = "#"                                                   //: remove
        (cols[col], diags1[diag1], diags2[diag2]) = (false, false, false)       //: unmark
      }
    }
  }

  search(0)
  return solutions                                                              //: finish
}
