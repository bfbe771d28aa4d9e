#include "timeline/symmetry.hpp"

#include <algorithm>

namespace queens {
namespace {

// From left to right.
Placement mirrored(const Placement& board, int n) {
  Placement image{};
  for (int line = 0; line < n; ++line) image[line] = static_cast<std::int8_t>(n - 1 - board[line]);
  return image;
}

// Along the main diagonal: rows and columns change places.
Placement transposed(const Placement& board, int n) {
  Placement image{};
  for (int line = 0; line < n; ++line) image[board[line]] = static_cast<std::int8_t>(line);
  return image;
}

}  // namespace

Placement fundamental(std::span<const std::int8_t> places) {
  const int n = static_cast<int>(places.size());
  Placement board{};
  std::copy(places.begin(), places.end(), board.begin());
  Placement least = board;
  // One after the other, these two make a quarter turn; four of it are all.
  for (int turn = 0; turn < 4; ++turn) {
    board = mirrored(board, n);
    least = std::min(least, board);
    board = transposed(board, n);
    least = std::min(least, board);
  }
  return least;
}

}  // namespace queens
