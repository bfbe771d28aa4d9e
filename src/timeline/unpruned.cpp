#include "timeline/unpruned.hpp"

#include <vector>

namespace queens {
namespace {

// The boards of a subtree with so many lines below its root.
double boardsBelow(int n, int lines) {
  double boards = 1;
  for (int line = 0; line < lines; ++line) boards = boards * n + 1;
  return boards;
}

}  // namespace

double unprunedBoards(int n) {
  return boardsBelow(n, n);
}

std::optional<double> unprunedBoardsUpTo(const Search& search, const Event* event) {
  const Program program = search.program();
  const VariantInfo& its = info(program.variant);
  if (program.recording || program.bug == Bug::centreFirst || program.given || its.looksAhead ||
      its.movesQueens)
    return {};
  const int n = search.n();
  if (event && event->kind == EventKind::done && search.places().empty()) return unprunedBoards(n);
  const auto standing = search.places();
  std::vector<std::int8_t> board(standing.begin(), standing.end());
  const bool tested = event && event->kind == EventKind::test;
  const bool removed = event && event->kind == EventKind::remove;
  if (tested || removed) board.push_back(its.byColumns ? event->square.row : event->square.column);
  double boards = 1;
  int line = 0;
  for (const std::int8_t place : board) boards += 1 + place * boardsBelow(n, n - ++line);
  // After these events the whole subtree of the board has been visited.
  if (removed || (event && event->kind == EventKind::exhausted)) boards += boardsBelow(n, n - line) - 1;
  return boards;
}

}  // namespace queens
