#pragma once

#include <string>
#include <string_view>

#include "board/svg_writer.hpp"
#include "core/bookkeeping.hpp"
#include "sheet/sheet.hpp"
#include "text/format.hpp"

// What a sheet is put together from.
namespace queens {

/// A part of a sheet, drawn from (0, 0) on.
struct Block {
  Vec2 size;  ///< CSS px
  std::string markup;
};

/// All that the parts of a sheet are made from.
struct SheetView {
  const Timeline& timeline;
  const Palette& palette;
  const SheetContent& content;

  float unit() const { return palette.textSize; }
  /// Size of what is in the typeface of programs.
  float monoSize() const { return 0.87f * palette.textSize; }
  std::string say(Message message, const std::vector<Argument>& arguments = {}) const {
    return format(content.language, message, arguments);
  }
};

/// How wide text is at most, in em: nobody can measure it, as each reader may have other fonts.
float emsOf(std::string_view text);

/// One line of text from a point on its baseline, in the font that is set around it.
void writeText(SvgWriter& out, Vec2 at, std::string_view text, Color color);

/// Something drawn from (0, 0) on, moved to a point.
void writeAt(SvgWriter& out, Vec2 at, std::string_view markup);

/// The attributes of the typeface of programs, each letter of which stands for itself as in an editor.
inline constexpr std::string_view kMono =
    " font-family=\"'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-variant=\"none\"";

/// Begins a group in the typeface of programs; ends with `</g>`.
void beginMono(SvgWriter& out, float size);

/// A message in lines that are not wider, unless a single word is; code in the typeface of programs.
Block proseBlock(const SheetView& view, std::string_view marked, float width, float size, Color color);

/// The program with the line marked that was executed last, those executed before it for the same event
/// lightly.
Block codeBlock(const SheetView& view);
/// The variables, their cells in as many lines as the width takes.
Block stateBlock(const SheetView& view, float width);
/// The cells of a variable side by side. @param indexed with their numbers above
Block cellsBlock(const SheetView& view, const Bookkeeping& state, std::size_t variable, float width,
                 bool indexed);
/// The calls of the bitmask search with their masks, the latest on top.
Block framesBlock(const SheetView& view, const Variable& frames);
/// The calls under way, the latest on top.
Block callsBlock(const SheetView& view);
/// What has been counted so far.
Block statsBlock(const SheetView& view);

}  // namespace queens
