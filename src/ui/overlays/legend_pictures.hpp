#pragma once

#include <optional>
#include <vector>

#include "board/board_picture.hpp"
#include "text/message.hpp"

namespace queens {

/// A mark on boards: its meaning, and a board that shows it.
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

/// The meaning of an event's mark on the board; nullopt if there is no mark.
std::optional<Message> meaningOf(const Event& event, VariantId variant);

/// All marks that can appear on the boards of a program, each at a position of its search on a small board,
/// in the order in which they are explained.
std::vector<BoardSample> boardSamples(const Program& program);

}  // namespace queens
