#include <algorithm>
#include <array>

#include "core/lens.hpp"
#include "ui/panels/all.hpp"
#include "ui/panels/frames_table.hpp"

namespace queens {
namespace {

// What is drawn for one variable.
struct Row {
  const SessionFrame& frame;
  const Variable& variable;
  const Variable* earlier;  // the same variable one event ago, if there was one
  float cell;               // width of a cell, CSS px

  bool changed(std::size_t i) const {
    return earlier && (i >= cellCount(*earlier) || cellValue(*earlier, i) != cellValue(variable, i));
  }
  bool speaksOf(std::size_t i, const std::optional<Square>& square) const {
    return square && queens::speaksOf(frame.session.timeline().search(), variable, i, *square);
  }
};

const Variable* sameIn(std::span<const Variable> all, const Variable& variable) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Variable& v) { return v.name == variable.name; });
  return found == all.end() ? nullptr : &*found;
}

bool isPlain(const Variable& variable) {
  return variable.type == VariableType::integer;
}

std::string cellText(const Variable& variable, std::size_t i) {
  const std::int64_t value = cellValue(variable, i);
  if (variable.type != VariableType::stack)
    return std::to_string(value).replace(0, value < 0 ? 1 : 0, value < 0 ? "−" : "");
  std::string text;
  for (std::size_t part = 0; part < variable.fields.size(); ++part) {
    text += (part > 0 ? ", " : "") + std::to_string(variable.values[i * variable.fields.size() + part]);
  }
  return "(" + text + ")";
}

void light(const Row& row, std::size_t i) {
  const int n = row.frame.session.n();
  Reaction& reaction = row.frame.frame.reaction;
  for (std::int8_t r = 0; r < n; ++r) {
    for (std::int8_t c = 0; c < n; ++c) {
      if (row.speaksOf(i, Square{r, c})) reaction.lit.push_back({r, c});
    }
  }
}

void drawCell(const Row& row, std::size_t i, ImVec2 at, ImVec2 size) {
  const Palette& palette = row.frame.palette();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 end = {at.x + size.x - 2, at.y + size.y - 2};
  const bool set = cellValue(row.variable, i) != 0;
  const bool flag = row.variable.type == VariableType::flags || row.variable.type == VariableType::bits ||
                    row.variable.type == VariableType::matrix;
  Color fill = flag && set ? palette.ink.faded(0.78f) : palette.panel;
  Color ink = flag && set ? palette.page : palette.ink;
  if (row.changed(i)) {
    fill = palette.accent;
    ink = palette.onAccent;
  }
  list.AddRectFilled(at, end, imColor(fill), 3);
  if (row.speaksOf(i, row.frame.frame.pointed)) {
    // A line of the ground between keeps the ring apart from a dark cell.
    list.AddRect(at, end, imColor(palette.solved), 3, 0, 2.5f);
    list.AddRect({at.x + 2, at.y + 2}, {end.x - 2, end.y - 2}, imColor(palette.page), 2, 0, 1.5f);
  }
  const std::string text = cellText(row.variable, i);
  const ImVec2 extent = ImGui::CalcTextSize(text.c_str());
  if (extent.x < size.x && extent.y < size.y + 2) {
    list.AddText({at.x + 0.5f * (size.x - 2 - extent.x), at.y + 0.5f * (size.y - 2 - extent.y)}, imColor(ink),
                 text.c_str());
  }
  if (ImGui::IsMouseHoveringRect(at, {at.x + size.x, at.y + size.y})) light(row, i);
}

// Cells side by side, in as many rows as they take; indices above those of arrays.
void drawCells(const Row& row) {
  const Fonts& fonts = row.frame.frame.fonts;
  const Palette& palette = row.frame.palette();
  const float height = 1.4f * palette.textSize;
  const bool indexed = row.variable.type == VariableType::flags || row.variable.type == VariableType::bits ||
                       row.variable.type == VariableType::list;
  const bool matrix = row.variable.type == VariableType::matrix;
  const float available = ImGui::GetContentRegionAvail().x;
  const std::size_t count = cellCount(row.variable);
  // Cells that fill the width exactly must not be one too many by a rounding error.
  const auto fitting = static_cast<std::size_t>(available / row.cell + 0.01f);
  const std::size_t perRow =
      matrix ? static_cast<std::size_t>(row.variable.width) : std::max<std::size_t>(1, fitting);
  const float cellHeight = matrix ? std::min(height, row.cell) : height;
  const float indexHeight = indexed ? palette.smallest(0.62f) * 1.2f : 0;
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const std::size_t rows = std::max<std::size_t>(1, (count + perRow - 1) / perRow);
  for (std::size_t i = 0; i < count; ++i) {
    const ImVec2 at = {from.x + row.cell * static_cast<float>(i % perRow),
                       from.y + (cellHeight + indexHeight) * static_cast<float>(i / perRow) + indexHeight};
    drawCell(row, i, at, {row.cell, cellHeight});
    if (indexed && (row.cell > 18 || i % 4 == 0)) {
      const ScopedFont small(fonts, fonts.mono, palette.smallest(0.62f));
      const std::string index = std::to_string(i);
      const float width = ImGui::CalcTextSize(index.c_str()).x;
      ImGui::GetWindowDrawList()->AddText({at.x + 0.5f * (row.cell - 2 - width), at.y - indexHeight},
                                          imColor(palette.faint), index.c_str());
    }
  }
  if (count == 0) {
    // The font of programs has no such sign.
    const ScopedFont sign(fonts, fonts.text, palette.textSize);
    ImGui::GetWindowDrawList()->AddText(from, imColor(palette.faint), "∅");
  }
  ImGui::Dummy({available, (cellHeight + indexHeight) * static_cast<float>(rows)});
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

// Name, value in digits where that helps, and below them the arithmetic that leads from a square to a cell.
// Returns the height taken.
float drawHeading(const SessionFrame& frame, const Variable& variable, const std::optional<Square>& square,
                  ImVec2 at, float width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddText(at, imColor(frame.palette().ink), variable.name.data());
  std::string how = square ? arithmetic(frame.session.timeline().search(), variable, *square) : std::string();
  if (how.empty() && variable.type == VariableType::bits) {
    for (int bit = variable.width - 1; bit >= 0; --bit)
      how += (variable.values[0] >> bit & 1) != 0 ? '1' : '0';
  }
  const float size = 0.84f * ImGui::GetFontSize();
  // Digits that would run into the cells say no more than these.
  const float taken = 0.84f * ImGui::CalcTextSize(how.c_str()).x;
  if (how.empty() || (variable.type == VariableType::bits && taken > width))
    return ImGui::GetTextLineHeight();
  list.AddText(nullptr, size, {at.x, at.y + 0.95f * ImGui::GetTextLineHeight()},
               imColor(frame.palette().faint), how.c_str());
  return ImGui::GetTextLineHeight() + size;
}

// What a reader hears of a variable: its members, or the bits of an integer from bit 0 on.
std::string spoken(const Variable& variable) {
  if (isPlain(variable)) return std::to_string(variable.values[0]);
  std::string text;
  for (std::size_t i = 0; i < cellCount(variable); ++i) text += (i > 0 ? " " : "") + cellText(variable, i);
  return text;
}

// The plain numbers on one line: row = 3, col = 5.
void drawPlain(std::span<const Variable> variables) {
  std::string text;
  for (const Variable& variable : variables) {
    if (!isPlain(variable)) continue;
    text +=
        (text.empty() ? "" : "   ") + std::string(variable.name) + " = " + std::to_string(variable.values[0]);
  }
  if (!text.empty()) ImGui::TextUnformatted(text.c_str());
}

// The square that the arithmetic is shown for: the one pointed at, else the one that the event speaks of.
std::optional<Square> squareInQuestion(const SessionFrame& frame) {
  if (frame.frame.pointed) return frame.frame.pointed;
  const Event* event = frame.session.timeline().event();
  if (event && event->square.row >= 0 && event->square.column >= 0) return event->square;
  return std::nullopt;
}

void draw(const SessionFrame& frame) {
  const Timeline& timeline = frame.session.timeline();
  const std::vector<Variable> now = variables(timeline.search(), timeline.event());
  const Search* previous = timeline.previous();
  const std::vector<Variable> earlier = previous ? variables(*previous, nullptr) : now;
  const float unit = frame.palette().textSize;
  const ScopedFont mono(frame.frame.fonts, frame.frame.fonts.mono, 0.87f * unit);
  const float available = ImGui::GetContentRegionAvail().x;
  const std::optional<Square> square = squareInQuestion(frame);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  drawPlain(now);
  for (const Variable& variable : now) {
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const auto read = [&](Rect area) {
      frame.frame.controls.read(Role::item, frame.id("state/" + std::string(variable.name)),
                                std::string(variable.name), spoken(variable), area);
    };
    if (isPlain(variable)) {
      read({start.x, start.y, available, ImGui::GetTextLineHeight()});
      continue;
    }
    const float column = std::min(11.8f * unit, 0.4f * available);
    const float heading = drawHeading(frame, variable, square, from, column);
    ImGui::SetCursorScreenPos({from.x + column, from.y});
    if (variable.name == "frames") {
      drawFrames(frame, variable);
    } else {
      const float cell = cellWidth(variable, available - column, unit);
      drawCells({frame, variable, sameIn(earlier, variable), cell});
    }
    // The empty item brings a gap of its own.
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float below = std::max(ImGui::GetCursorScreenPos().y - gap, from.y + heading);
    read({from.x, from.y, available, below - from.y});
    ImGui::SetCursorScreenPos({from.x, below});
    ImGui::Dummy({0, 0});
  }
}

}  // namespace

constexpr Panel kStatePanel = {.id = "state", .title = Message::state, .draw = draw};

}  // namespace queens
