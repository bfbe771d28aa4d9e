#include "core/searches/board-scan/machine.hpp"

#include <array>

namespace queens {

std::vector<Variable> BoardScan::variables(std::span<const std::int8_t>) const {
  std::vector<Variable> all = {matrixVariable("board", board_, n())};
  if (!passesUp()) return all;
  std::array<bool, kMaxN> found{};
  for (int column = 0; column < calls_; ++column) found[static_cast<std::size_t>(column)] = foundBy(column);
  all.push_back(flagsVariable("found", CellKey::none, found, calls_));
  all.back().asked = false;
  return all;
}

std::vector<Square> BoardScan::squaresRead(int column, int row) const {
  LineRecorder recorder;
  isSafe(column, row, recorder);
  std::vector<Square> squares;
  for (const TracedLine& line : recorder.lines) {
    if (line.square.row >= 0) squares.push_back(line.square);
  }
  return squares;
}

}  // namespace queens
