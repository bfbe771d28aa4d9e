#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/named.hpp"
#include "listings/listing.hpp"
#include "sheet/board_alone.hpp"
#include "text/language.hpp"

namespace queens {

/// The panels that have a sense on paper, in the order in which they stand there.
enum class SheetPanel : std::uint8_t { code, state, calls, stats };

/// Their public names, those of the panels on the screen, indexed by `SheetPanel`.
inline constexpr std::array<std::string_view, 4> kSheetPanelNames = {"code", "state", "calls", "stats"};

/// The panel with that public name, or nothing.
constexpr std::optional<SheetPanel> sheetPanelNamed(std::string_view name) {
  return named<SheetPanel>(kSheetPanelNames, name);
}

/// What a sheet shows beside the board.
struct SheetContent {
  std::vector<SheetPanel> panels;  ///< in any order
  ProgramLanguage code = ProgramLanguage::python;
  Language language;
};

/// A figure for slides and paper as an SVG document (SVG 1.1, UTF-8): what the program is called, the board,
/// the sentence of the moment and panels. It is as large as its content, letters are text, and it has no ids
/// and refers to nothing. The same content gives the same bytes.
/// @param board its size is the board's
std::string sheet(const Timeline& timeline, const BoardLook& board, const SheetContent& content);

}  // namespace queens
