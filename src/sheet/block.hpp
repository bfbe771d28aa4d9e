#pragma once

#include <string>
#include <string_view>

#include "board/svg_writer.hpp"
#include "core/bookkeeping.hpp"
#include "sheet/sheet.hpp"
#include "text/format.hpp"

// The building blocks of a sheet.
namespace queens {

/// A part of a sheet, drawn from (0, 0).
struct Block {
  Vec2 size;  ///< CSS px
  std::string markup;
};

/// The input of all blocks.
struct SheetView {
  const Timeline& timeline;
  const Palette& palette;
  const SheetContent& content;
  int base = 0;  ///< what the first row and the first column are called

  float unit() const { return palette.textSize; }
  /// Size of monospaced text.
  float monoSize() const { return 0.87f * palette.textSize; }
  std::string say(Message message, const std::vector<Argument>& arguments = {}) const {
    return format(content.language, message, arguments);
  }
};

/// Maximum width of text, in em. Exact measurement is impossible, because fonts differ between computers.
float emsOf(std::string_view text);

/// One line of text from a point on its baseline, in the font of the enclosing group.
void writeText(SvgWriter& out, Vec2 at, std::string_view text, Color color);

/// Markup drawn from (0, 0), moved to a point.
void writeAt(SvgWriter& out, Vec2 at, std::string_view markup);

/// Attributes of the monospaced font, without ligatures.
inline constexpr std::string_view kMono =
    " font-family=\"'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-variant=\"none\"";

/// Begins a group of monospaced text. The caller ends it with `</g>`.
void beginMono(SvgWriter& out, float size);

/// A message in lines of at most that width, unless a single word is wider; code is monospaced.
Block proseBlock(const SheetView& view, std::string_view marked, float width, float size, Color color);

/// The program. The line executed last is marked, and the earlier lines of the same event are marked lightly.
Block codeBlock(const SheetView& view);
/// The variables; their cells wrap at the width.
Block stateBlock(const SheetView& view, float width);
/// The active calls, innermost at the top.
Block callsBlock(const SheetView& view);
/// The statistics at the position.
Block statsBlock(const SheetView& view);

}  // namespace queens
