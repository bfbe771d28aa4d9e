#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <vector>

// The reference: a recursion that checks only the queens above.
namespace queens {

template <class Visit>
void plainSolutions(int n, std::vector<int>& columns, Visit visit) {
  const int row = static_cast<int>(columns.size());
  if (row == n) {
    visit(columns);
    return;
  }
  for (int column = 0; column < n; ++column) {
    bool safe = true;
    for (int above = 0; above < row; ++above) {
      const int distance = std::abs(columns[static_cast<std::size_t>(above)] - column);
      safe = safe && distance != 0 && distance != row - above;
    }
    if (!safe) continue;
    columns.push_back(column);
    plainSolutions(n, columns, visit);
    columns.pop_back();
  }
}

/// The smallest of the eight images of a solution.
inline std::vector<int> canonical(std::vector<int> columns) {
  const int n = static_cast<int>(columns.size());
  std::vector<int> least = columns;
  for (int image = 0; image < 8; ++image) {
    std::vector<int> next(columns.size());
    for (int row = 0; row < n; ++row) {
      const int column = columns[static_cast<std::size_t>(row)];
      // Three quarter turns, a reflection and quarter turns again produce all eight.
      if (image == 3) {
        next[static_cast<std::size_t>(row)] = n - 1 - column;
      } else {
        next[static_cast<std::size_t>(column)] = n - 1 - row;
      }
    }
    columns = next;
    least = std::min(least, columns);
  }
  return least;
}

inline std::uint64_t plainFundamental(int n) {
  std::set<std::vector<int>> classes;
  std::vector<int> columns;
  plainSolutions(n, columns, [&](const std::vector<int>& solution) { classes.insert(canonical(solution)); });
  return classes.size();
}

}  // namespace queens
