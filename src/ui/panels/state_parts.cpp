#include "ui/panels/state_parts.hpp"

#include <algorithm>
#include <array>

#include "core/lens.hpp"
#include "ui/controls/marks.hpp"

namespace queens {
namespace {

// Height of the numbers over cells, in parts of their size.
constexpr float kAbove = 1.32f;
// Size of cells that may be the answer to a question, in parts of the others.
constexpr float kPressed = 1.4f;

CellLook lookOf(const ShownVariable& shown, std::size_t cell) {
  const Variable& variable = shown.variable();
  const Frame& frame = shown.frame;
  CellLook look = {.text = cellText(variable, cell), .marks = marksOf(shown.state, shown.place, cell)};
  if (info(shown.frame.session().variant()).scansRows) look.mask = maskColor(frame.palette(), variable.name);
  const Search& search = shown.frame.session().readable().search;
  look.pointed = (frame.pointed && speaksOf(search, variable, cell, *frame.pointed)) ||
                 (frame.named && frame.named->means(variable.name, cell));
  return look;
}

void light(const ShownVariable& shown, std::size_t cell) {
  const std::vector<Square> squares = squaresOf(shown.frame.session().readable().search,
                                                {&shown.variable(), 1}, {shown.variable().name, cell});
  auto& lit = shown.frame.reaction.lit;
  lit.insert(lit.end(), squares.begin(), squares.end());
}

// A question may be answered with a cell, so the page has to know where it is.
void readCell(const ShownVariable& shown, std::size_t cell, Rect area) {
  const std::string name(shown.variable().name), index = std::to_string(cell);
  shown.frame.controls.read({.role = Role::item,
                             .id = shown.frame.id("state/" + name + "/" + index),
                             .name = name + "[" + index + "]",
                             .value = cellText(shown.variable(), cell),
                             .area = area,
                             .code = true});
}

float cellWidth(const Variable& variable, float available, float unit) {
  const float wide = variable.type == VariableType::stack ? 3.6f * unit : 1.75f * unit;
  if (variable.type == VariableType::matrix) {
    return std::min(1.3f * unit, available / static_cast<float>(variable.width));
  }
  if (variable.type != VariableType::bits && variable.type != VariableType::flags) return wide;
  return std::clamp(available / static_cast<float>(std::max<std::size_t>(1, cellCount(variable))),
                    0.7f * unit, wide);
}

// Room for the row's number, then one column for each mask, and for the count; CSS px.
struct Columns {
  float row, mask;
};

Columns columnsOf(const Variable& frames) {
  const float digit = textWidth("0");
  const float gap = 0.65f * ImGui::GetFontSize();
  return {3 * digit + gap, digit * static_cast<float>(std::max(frames.width, 4)) + gap};
}

}  // namespace

float leastWidth(const Variable& variable, float unit) {
  const auto count = static_cast<float>(cellCount(variable));
  if (variable.type == VariableType::matrix) return 1.3f * unit * static_cast<float>(variable.width);
  if (variable.type == VariableType::bits || variable.type == VariableType::flags) return 0.7f * unit * count;
  return 6 * unit;
}

float drawCells(const ShownVariable& shown, Vec2 at, float width) {
  const Variable& variable = shown.variable();
  const Palette& palette = shown.frame.palette();
  const Fonts& fonts = shown.frame.fonts;
  const bool matrix = variable.type == VariableType::matrix;
  const float unit = palette.textSize * (shown.frame.model.asked ? kPressed : 1);
  const float cell = cellWidth(variable, width, unit);
  const std::size_t count = cellCount(variable);
  // Cells that fill the width exactly must not be one too many by a rounding error.
  const auto fitting = static_cast<std::size_t>(width / cell + 0.01f);
  const std::size_t perRow =
      matrix ? static_cast<std::size_t>(variable.width) : std::max<std::size_t>(1, fitting);
  const float height = matrix ? std::min(1.4f * unit, cell) : 1.4f * unit;
  const bool indexed = shown.indexed && isIndexed(variable);
  const float above = indexed ? palette.small() * kAbove : 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Rect area = {at.x + cell * static_cast<float>(i % perRow),
                       at.y + (height + above) * static_cast<float>(i / perRow) + above, cell, height};
    drawCell(palette, area, lookOf(shown, i));
    const bool hovered = ImGui::IsMouseHoveringRect(area.position(), {area.x + cell, area.y + height});
    if (hovered && ImGui::IsWindowHovered()) light(shown, i);
    if (shown.frame.model.asked) readCell(shown, i, {area.x, area.y - above, cell, height + above});
    if (indexed && (cell > 18 || i % 4 == 0)) {
      const ScopedFont small(fonts.mono, palette.small());
      const std::string index = std::to_string(i);
      const float extent = textWidth(index);
      fillText({area.x + 0.5f * (cell - 2 - extent), area.y - above}, index, palette.faint);
    }
  }
  if (count == 0) {
    // The font of programs has no such sign.
    const ScopedFont sign(fonts.text, palette.textSize);
    fillText({at.x, at.y + above}, "∅", palette.faint);
  }
  const std::size_t rows = std::max<std::size_t>(1, (count + perRow - 1) / perRow);
  return (height + above) * static_cast<float>(rows);
}

float framesWidth(const Variable& frames) {
  const Columns columns = columnsOf(frames);
  return columns.row + columns.mask * static_cast<float>(frames.fields.size() - 1);
}

// One line for each recursion level, the deepest on top as on a call stack; masks as numbers are printed, bit
// 0 last: nothing here stands below the columns of the board, as cells do.
float drawFrames(const Frame& frame, const Variable& frames, Vec2 from, float width) {
  const Palette& palette = frame.palette();
  const float scale = std::clamp(width / framesWidth(frames), 0.66f, 1.0f);
  const ScopedFont font(frame.fonts.mono, scale * ImGui::GetFontSize() / kMonoLine);
  const std::size_t parts = frames.fields.size();
  const float digit = textWidth("0");
  Columns columns = columnsOf(frames);
  // Letters have whole pixels, so smaller ones may be as wide as before.
  const float excess = std::max(0.0f, framesWidth(frames) - width) / static_cast<float>(parts);
  columns.row -= excess;
  columns.mask -= excess;
  const float lineHeight = ImGui::GetTextLineHeight();
  const auto x = [&](std::size_t part) {
    return part == 0 ? 0 : columns.row + columns.mask * static_cast<float>(part - 1);
  };
  for (std::size_t part = 0; part < parts; ++part) {
    fillText({from.x + x(part), from.y}, frames.fields[part], palette.faint);
  }
  const std::array<Color, 5> colors = {palette.ink, palette.railColumns, palette.railMain, palette.railAnti,
                                       palette.safe};
  const std::size_t count = frames.values.size() / parts;
  for (std::size_t line = 0; line < count; ++line) {
    const std::size_t entry = count - 1 - line;
    const float y = from.y + lineHeight * static_cast<float>(line + 1);
    for (std::size_t part = 0; part < parts; ++part) {
      const std::int64_t value = frames.values[entry * parts + part];
      if (!frames.isMask(part)) {
        fillText({from.x + x(part), y}, std::to_string(value), palette.ink);
        continue;
      }
      for (int bit = 0; bit < frames.width; ++bit) {
        const bool set = (value >> bit & 1) != 0;
        const Color color = set ? colors[part] : palette.faint;
        const auto place = static_cast<float>(frames.width - 1 - bit);
        fillText({from.x + x(part) + digit * place, y}, set ? "1" : "0", color);
      }
    }
  }
  return lineHeight * static_cast<float>(count + 1);
}

}  // namespace queens
