#include <vector>

struct Queens {
  int n;
  std::vector<bool> cols, diags1, diags2;
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  explicit Queens(int n)
      : n(n), cols(n), diags1(2 * n - 1), diags2(2 * n - 1) {}

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      int diag1 = row - col + n - 1, diag2 = row + col;                         //: diagonals
      // prune: attacked squares are skipped
      if (!cols[col] && !diags1[diag1]) {                                       //: test
        // choose
        cols[col] = diags1[diag1] = diags2[diag2] = true;                       //: mark
        queens.push_back(col);                                                  //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop_back();                                                      //: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false;                      //: unmark
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
