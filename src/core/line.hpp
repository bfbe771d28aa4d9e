#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/event.hpp"

namespace queens {

/// The lines along which queens attack: `main` (↘) has a constant row − column, `anti` (↙) a constant row +
/// column.
enum class Line : std::uint8_t { row, column, main, anti };

/// The public names of the lines, indexed by `Line`.
inline constexpr std::array<std::string_view, 4> kLineNames = {"row", "column", "main", "anti"};

/// The line that two squares share, or nullopt. For two equal squares it is the row.
constexpr std::optional<Line> sharedLine(Square a, Square b) {
  if (a.row == b.row) return Line::row;
  if (a.column == b.column) return Line::column;
  if (a.row - a.column == b.row - b.column) return Line::main;
  if (a.row + a.column == b.row + b.column) return Line::anti;
  return std::nullopt;
}

}  // namespace queens
