fun solve(n: Int): List<List<Int>> {
  val cols = BooleanArray(n)
  val diags1 = BooleanArray(2 * n - 1)
  val diags2 = BooleanArray(2 * n - 1)
  val state = Array(n) { CharArray(n) { '#' } }
  val solutions = mutableListOf<List<Int>>()

  fun search(row: Int) {
    if (row == n) {                                                             //: base
      solutions.add(state.map { line -> line.indexOf('Q') })                    //: record
      return                                                                    //: return
    }
    for (col in 0 until n) {                                                    //: loop
      val diag1 = row - col + n - 1; val diag2 = row + col                      //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = true; diags1[diag1] = true; diags2[diag2] = true            //: mark
        state[row][col] = 'Q'                                                   //: place
        // recurse
        search(row + 1)                                                         //: recurse
        // undo
        state[row][col] = '#'                                                   //: remove
        cols[col] = false; diags1[diag1] = false; diags2[diag2] = false         //: unmark
      }
    }
  }

  search(0)
  return solutions                                                              //: finish
}
