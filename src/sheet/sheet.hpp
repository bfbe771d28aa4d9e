#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board/board_picture.hpp"
#include "listings/listing.hpp"
#include "text/language.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Appearance of a board outside the application's screen.
struct BoardLook {
  const Palette& palette;
  float size;    ///< of the square picture, CSS px
  bool numbers;  ///< of rows and columns, around the board
  bool hatched;  ///< whether attacked squares are hatched
  SquareNumbers inSquares = SquareNumbers::none;
  int base = 0;  ///< what the first row and the first column are called, also in the title
};

/// The position of the squares in such a picture, for board size `n`.
BoardGeometry geometryAlone(const BoardLook& look, int n);

/// An SVG document of the board at the position of a search, with the last event at rest, as the page's board
/// view shows it at that size. Its title is the narration.
std::string boardAlone(const Timeline& timeline, const BoardLook& look, Language language);

/// The panels that make sense on paper, in the order in which a sheet shows them.
enum class SheetPanel : std::uint8_t { code, state, calls, stats };

/// Their public names, equal to those of the panels on the screen, indexed by `SheetPanel`.
inline constexpr std::array<std::string_view, 4> kSheetPanelNames = {"code", "state", "calls", "stats"};

/// The contents of a sheet besides the board.
struct SheetContent {
  std::vector<SheetPanel> panels;  ///< in any order
  ProgramLanguage code = ProgramLanguage::python;
  Language language;
};

/// A figure for slides and paper as an SVG document (SVG 1.1, UTF-8): the program's name, the board, the
/// narration and panels. Its size follows from its contents. Letters are text, and it has no ids and no
/// references. Equal contents give equal bytes.
/// @param board appearance; its size is that of the board
std::string sheet(const Timeline& timeline, const BoardLook& board, const SheetContent& content);

}  // namespace queens
