#include <string>
#include <unordered_set>
#include <vector>

struct Queens {
  int n;
  std::unordered_set<int> cols, diags1, diags2;
  std::vector<int> queens;
  std::string dots;  // one row for all rows of a board
  std::vector<std::vector<std::string>> solutions;

  explicit Queens(int n) : n(n), dots(n, '.') {}

  std::vector<std::string> board() {  // a text for each row
    std::vector<std::string> texts;
    for (int col : queens) {
      dots[col] = 'Q';
      texts.push_back(dots);
      dots[col] = '.';
    }
    return texts;
  }

  void search(int row) {
    if (row == n) {                                                             //: base
      solutions.push_back(board());                                             //: record
      return;                                                                   //: return
    }
    for (int col = 0; col < n; ++col) {                                         //: loop
      int diag1 = row - col, diag2 = row + col;                                 //: diagonals
      // prune: attacked squares are skipped
      if (!cols.contains(col) && !diags1.contains(diag1) &&                     //: test
          !diags2.contains(diag2)) {
        // choose
        cols.insert(col);                                                       //: mark-column
        diags1.insert(diag1);                                                   //: mark-main
        diags2.insert(diag2);                                                   //: mark-anti
        queens.push_back(col);                                                  //: place
        // recurse
        search(row + 1);                                                        //: recurse
        // undo
        queens.pop_back();                                                      //: remove
        cols.erase(col);                                                        //: unmark-column
        diags1.erase(diag1);                                                    //: unmark-main
        diags2.erase(diag2);                                                    //: unmark-anti
      }
    }
  }
};

std::vector<std::vector<std::string>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
