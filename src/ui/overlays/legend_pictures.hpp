#pragma once

#include <vector>

#include "board/board_picture.hpp"
#include "text/message.hpp"

namespace queens {

/// Something that is drawn on boards: what it means, and a board on which it is.
struct BoardSample {
  Message meaning;
  BoardState state;
  std::vector<float> heat = {};
  std::vector<Square> read = {};
  Square looking = {};
  Square pointed = {};
  std::vector<Square> pointedFrom = {};

  /// @param area square, CSS px
  Picture picture(const Palette& palette, Rect area) const;
};

/// All that can be seen on the boards of a search, each at a moment of that search on a small board, in the
/// order in which it is explained.
std::vector<BoardSample> boardSamples(VariantId variant);

}  // namespace queens
