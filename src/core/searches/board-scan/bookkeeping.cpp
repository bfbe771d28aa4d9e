#include "core/searches/board-scan/machine.hpp"

namespace queens {

std::vector<Variable> BoardScan::variables(std::span<const std::int8_t>) const {
  return {matrixVariable("board", board_, n_)};
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
