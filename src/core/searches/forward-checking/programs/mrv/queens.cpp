#include <algorithm>
#include <utility>
#include <vector>

struct Queens {
  int n;
  std::vector<std::vector<bool>> domains;  // whether a column is left
  std::vector<int> queens;  // the column of each row's queen, or -1
  std::vector<std::vector<int>> solutions;

  explicit Queens(int n)
      : n(n), domains(n, std::vector<bool>(n, true)), queens(n, -1) {}

  std::vector<int> columns_of(int row) const {
    std::vector<int> columns;
    for (int col = 0; col < n; ++col) {
      if (domains[row][col]) columns.push_back(col);
    }
    return columns;
  }

  std::vector<int> empty_rows() const {
    std::vector<int> rows;
    for (int row = 0; row < n; ++row) {
      if (queens[row] < 0) rows.push_back(row);
    }
    return rows;
  }

  int fewest() const {
    const std::vector<int> rows = empty_rows();
    return *std::min_element(rows.begin(), rows.end(), [this](int a, int b) {
      return columns_of(a).size() < columns_of(b).size();
    });
  }

  using Squares = std::vector<std::pair<int, int>>;

  bool restrict(int row, int col, Squares& taken) {
    for (int later : empty_rows()) {                                            //: outer
      for (int square : {col, row + col - later, col - row + later}) {          //: inner
        if (square >= 0 && square < n && domains[later][square]) {              //: look
          domains[later][square] = false;                                       //: restrict
          taken.push_back({later, square});                                     //: add
        }
      }
      if (columns_of(later).empty())                                            //: check
        return false;                                                           //: fail
    }
    return true;                                                                //: safe
  }

  void search(int placed) {
    if (placed == n) {                                                          //: base
      solutions.push_back(queens);                                              //: record
      return;                                                                   //: return
    }
    const int row = fewest();                                                   //: next
    const std::vector<int> columns = columns_of(row);                           //: columns
    for (int col : columns) {                                                   //: loop
      // choose
      queens[row] = col;                                                        //: place
      Squares taken;                                                            //: start
      // prune: a row with no square left ends the branch
      if (restrict(row, col, taken))                                            //: test
        // recurse
        search(placed + 1);                                                     //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
      while (!taken.empty()) {                                                  //: reach
        const auto [later, square] = taken.back();                              //: advance
        taken.pop_back();
        domains[later][square] = true;                                          //: restore
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n) {
  Queens puzzle(n);
  puzzle.search(0);
  return puzzle.solutions;                                                      //: finish
}
