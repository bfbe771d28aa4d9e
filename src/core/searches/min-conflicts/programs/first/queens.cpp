#include <algorithm>
#include <vector>

struct Queens {
  int n, seed;
  std::vector<int> cols, diags1, diags2;  // number of queens on each line
  std::vector<int> queens;
  std::vector<std::vector<int>> solutions;

  Queens(int n, int seed)
      : n(n), seed(seed), cols(n), diags1(2 * n - 1), diags2(2 * n - 1) {}

  // the same seed gives the same choices
  int draw(const std::vector<int>& choices) {
    seed = (75 * seed + 74) % 65537;                                            //: draw
    return choices[seed % choices.size()];
  }

  // a queen counts three times on its own square
  int on_lines(int row, int col) const {
    return cols[col] + diags1[row - col + n - 1] + diags2[row + col];
  }

  std::vector<int> attacked_rows() const {
    std::vector<int> rows;
    for (int row = 0; row < n; ++row) {
      if (on_lines(row, queens[row]) > 3) rows.push_back(row);
    }
    return rows;
  }

  // the columns with the fewest conflicts, without old
  std::vector<int> best(int row, int old) const {
    std::vector<int> columns;
    int fewest = 3 * n;
    for (int col = 0; col < n; ++col) {
      if (col == old || on_lines(row, col) > fewest) continue;
      if (on_lines(row, col) < fewest) columns.clear();
      fewest = on_lines(row, col);
      columns.push_back(col);
    }
    return columns;
  }

  void count(int row, int col, int change) {
    cols[col] += change;
    diags1[row - col + n - 1] += change;
    diags2[row + col] += change;
  }

  void clear() {
    for (auto* numbers : {&cols, &diags1, &diags2})
      std::fill(numbers->begin(), numbers->end(), 0);
    queens.clear();
  }

  void search() {
    for (int attempt = 0; attempt < 20; ++attempt) {                            //: outer
      clear();                                                                  //: start
      // fill the board
      for (int row = 0; row < n; ++row) {                                       //: inner
        const int col = draw(best(row, -1));                                    //: scan
        count(row, col, 1);                                                     //: mark
        queens.push_back(col);                                                  //: place
      }
      int moves = 0;
      // move queens that are attacked
      std::vector<int> rows = attacked_rows();                                  //: check
      while (!rows.empty() && moves < 4 * n) {                                  //: loop
        const int row = draw(rows);                                             //: take
        const int old = queens[row];
        count(row, old, -1);                                                    //: unmark
        const int col = draw(best(row, old));                                   //: columns
        count(row, col, 1);                                                     //: add
        ++moves;
        queens[row] = col;                                                      //: move
        rows = attacked_rows();                                                 //: next
      }
      if (rows.empty()) {                                                       //: base
        solutions.push_back(queens);                                            //: record
        return;                                                                 //: return
      }
    }
  }
};

std::vector<std::vector<int>> solve(int n, int seed = 1) {
  Queens puzzle(n, seed);
  puzzle.search();
  return puzzle.solutions;                                                      //: finish
}
