List<List<int>> solve(int n) {
  final cols = List.filled(n, false);
  final diags1 = List.filled(2 * n - 1, false);
  final diags2 = List.filled(2 * n - 1, false);
  final state = List.generate(n, (_) => List.filled(n, '#'));
  final solutions = <List<int>>[];

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.add([for (final line in state) line.indexOf('Q')]);             //: record
      return;                                                                   //: return
    }
    for (var col = 0; col < n; col++) {                                         //: loop
      final diag1 = row - col + n - 1, diag2 = row + col;                       //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1] && !diags2[diag2]) {                     //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        state[row][col] = 'Q';                                                  //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        state[row][col] = '#';                                                  //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
