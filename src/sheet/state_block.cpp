#include <algorithm>
#include <cmath>

#include "core/lens.hpp"
#include "sheet/block.hpp"

namespace queens {
namespace {

// Distance between two cells, CSS px.
constexpr float kGap = 2;

// Layout of a variable's cells.
struct Grid {
  float cell, height, above;  // CSS px; `above` is the space for the indices
  std::size_t perRow;

  Rect at(std::size_t i) const {
    const float row = static_cast<float>(i / perRow);
    return {cell * static_cast<float>(i % perRow), (height + above) * row + above, cell - kGap,
            height - kGap};
  }
};

Grid gridOf(const SheetView& view, const Variable& variable, float width, bool indexed) {
  const float unit = view.unit();
  const auto count = static_cast<float>(std::max<std::size_t>(1, cellCount(variable)));
  const float above = indexed && isIndexed(variable) ? std::ceil(1.2f * view.palette.smallest(0.62f)) : 0;
  if (variable.type == VariableType::matrix) {
    const float side = std::ceil(1.3f * unit);
    return {side, side, 0, static_cast<std::size_t>(variable.width)};
  }
  float cell = variable.type == VariableType::stack ? 4.6f * unit : 1.75f * unit;
  // Many flags or bits get narrower cells, so that they take fewer rows.
  if (variable.type == VariableType::flags || variable.type == VariableType::bits)
    cell = std::clamp(width / count, 1.2f * unit, cell);
  cell = std::floor(cell);
  return {cell, std::floor(1.4f * unit), above,
          std::max<std::size_t>(1, static_cast<std::size_t>(width / cell))};
}

void writeBox(SvgWriter& out, Rect area) {
  out.raw("<rect").attribute("x", area.x).attribute("y", area.y);
  out.attribute("width", area.width).attribute("height", area.height);
}

// Outlines a cell that was read. The reason for a refusal gets a thick outline and a dot in a corner.
void writeReading(SvgWriter& out, const Palette& palette, Rect area, bool guilty) {
  writeBox(out, area);
  out.raw(" rx=\"3\" fill=\"none\"").paint("stroke", guilty ? palette.attacked : palette.ink);
  out.attribute("stroke-width", guilty ? 3 : 1.3f).raw("/>\n");
  if (!guilty) return;
  out.raw("<circle").attribute("cx", area.x + area.width).attribute("cy", area.y).raw(" r=\"4\"");
  out.paint("fill", palette.attacked).paint("stroke", palette.page).raw("/>\n");
}

void writeCell(SvgWriter& out, const SheetView& view, Rect area, const std::string& text,
               const CellMarks& marks, std::optional<Color> mask) {
  const Palette& palette = view.palette;
  const CellColors colors = cellColors(palette, marks.set, marks.changed, mask);
  const Rect box = {area.x, area.y, area.width, area.height - (mask ? 2.0f : 0.0f)};
  writeBox(out, box);
  out.raw(" rx=\"3\"").paint("fill", colors.fill).raw("/>");
  if (marks.changed && mask) {
    writeBox(out, {area.x, area.y + area.height - 1, area.width, 2.5f});
    out.paint("fill", palette.accent).raw("/>");
  }
  out.raw("\n");
  writeText(out, {box.x + 0.5f * box.width, box.y + 0.5f * box.height + 0.36f * view.monoSize()}, text,
            colors.ink);
}

// The cells of a variable in rows. @param indexed with their indices above
Block cellsBlock(const SheetView& view, const Bookkeeping& state, std::size_t place, float width,
                 bool indexed) {
  const Variable& variable = state.now[place];
  const Grid grid = gridOf(view, variable, width, indexed);
  const std::size_t count = cellCount(variable);
  std::optional<Color> mask;
  if (info(view.timeline.variant()).scansRows) mask = maskColor(view.palette, variable.name);
  SvgWriter out;
  out.raw("<g text-anchor=\"middle\">\n");
  for (std::size_t i = 0; i < count; ++i)
    writeCell(out, view, grid.at(i), cellText(variable, i), marksOf(state, place, i), mask);
  // Drawn after all cells, because outlines overlap the neighbours.
  for (std::size_t i = 0; i < count; ++i) {
    const CellMarks marks = marksOf(state, place, i);
    if (marks.read) writeReading(out, view.palette, grid.at(i), marks.guilty);
  }
  if (grid.above > 0) {
    out.raw("<g").attribute("font-size", view.palette.smallest(0.62f)).raw(">\n");
    for (std::size_t i = 0; i < count; ++i) {
      const Rect area = grid.at(i);
      writeText(out, {area.x + 0.5f * area.width, area.y - 2}, std::to_string(i), view.palette.faint);
    }
    out.raw("</g>\n");
  }
  out.raw("</g>\n");
  if (count == 0) writeText(out, {0, grid.above + view.unit()}, "∅", view.palette.faint);
  const std::size_t rows = std::max<std::size_t>(1, (count + grid.perRow - 1) / grid.perRow);
  const float across = static_cast<float>(std::max<std::size_t>(1, std::min(count, grid.perRow)));
  return {{grid.cell * across, (grid.height + grid.above) * static_cast<float>(rows)}, out.take()};
}

// The digits of a mask as in a number, bit 0 last; set bits are bold and coloured.
void writeMask(SvgWriter& out, Vec2 at, std::int64_t mask, int digits, Color set, Color unset) {
  out.raw("<text").attribute("x", at.x).attribute("y", at.y).paint("fill", unset).raw(">");
  for (int from = digits - 1; from >= 0;) {
    int to = from;
    std::string same;
    const std::int64_t bit = mask >> from & 1;
    for (; to >= 0 && (mask >> to & 1) == bit; --to) same += bit != 0 ? '1' : '0';
    if (bit != 0) out.raw("<tspan font-weight=\"bold\"").paint("fill", set).raw(">");
    out.raw(same);
    if (bit != 0) out.raw("</tspan>");
    from = to;
  }
  out.raw("</text>\n");
}

// The calls of the bitmask search with their masks, innermost at the top.
Block framesBlock(const SheetView& view, const Variable& frames) {
  const Palette& palette = view.palette;
  const float em = view.monoSize();
  const float height = std::floor(1.35f * em);
  const float row = em * (emsOf("row") + 1);
  const float mask = em * (emsOf("0") * static_cast<float>(std::max(frames.width, 5)) + 1);
  const std::size_t parts = frames.fields.size();
  const auto x = [&](std::size_t part) { return part == 0 ? 0 : row + mask * static_cast<float>(part - 1); };
  SvgWriter out;
  beginMono(out, em);
  for (std::size_t part = 0; part < parts; ++part)
    writeText(out, {x(part), em}, frames.fields[part], palette.faint);
  const std::size_t count = frames.values.size() / parts;
  for (std::size_t line = 0; line < count; ++line) {
    const std::size_t entry = count - 1 - line;
    const float baseline = height * static_cast<float>(line + 1) + em;
    for (std::size_t part = 0; part < parts; ++part) {
      const std::int64_t value = frames.values[entry * parts + part];
      if (!frames.isMask(part)) {
        writeText(out, {x(part), baseline}, std::to_string(value), palette.ink);
        continue;
      }
      const Color set = maskColor(palette, frames.fields[part]).value_or(palette.ink);
      writeMask(out, {x(part), baseline}, value, frames.width, set, palette.faint);
    }
  }
  out.raw("</g>\n");
  return {{x(parts), height * static_cast<float>(count + 1)}, out.take()};
}

// Size of the calculation relative to the name.
constexpr float kFormula = 0.84f;

// Text to the left of a variable's cells: its name with its value as a number, and below it the calculation
// of the cell for the event's square.
struct Heading {
  std::string name;
  std::string number;
  std::string asked;

  float ems() const { return std::max(emsOf(name + number), kFormula * emsOf(asked)); }
};

Heading headingOf(const Timeline& timeline, const Variable& variable) {
  Heading heading = {std::string(variable.name), {}, {}};
  if (variable.type == VariableType::bits) heading.number = " = " + std::to_string(variable.values[0]);
  // The bits of a mask are in the order of the columns, so there is nothing to calculate.
  const Event* event = timeline.event();
  if (event && event->square.row >= 0 && event->square.column >= 0 && !info(timeline.variant()).scansRows)
    heading.asked = arithmetic(timeline.search(), variable, event->square);
  return heading;
}

// @return height of the heading, CSS px
float writeHeading(SvgWriter& out, const SheetView& view, const Heading& heading, std::optional<Color> mask,
                   float y) {
  const float em = view.monoSize();
  out.raw("<text x=\"0\"").attribute("y", y + em).paint("fill", mask.value_or(view.palette.ink)).raw(">");
  out.escaped(heading.name);
  if (!heading.number.empty())
    out.raw("<tspan").paint("fill", view.palette.faint).raw(">").escaped(heading.number).raw("</tspan>");
  out.raw("</text>\n");
  if (heading.asked.empty()) return 1.3f * em;
  out.raw("<g").attribute("font-size", kFormula * em).raw(">");
  writeText(out, {0, y + 2.1f * em}, heading.asked, view.palette.faint);
  out.raw("</g>\n");
  return 2.5f * em;
}

// "n = 8   row = 3   col = 5   solutions: 2"
std::string numbersOf(const Timeline& timeline, const Bookkeeping& state) {
  std::string text;
  const auto append = [&text](std::span<const Variable> numbers) {
    for (const Variable& each : numbers) text += (text.empty() ? "" : "   ") + entryOf(each);
  };
  append(placeNumbers(timeline.search(), state.now));
  append(resultNumbers(timeline.search(), state.now, timeline.counters().of(EventKind::solution)));
  return text;
}

}  // namespace

Block stateBlock(const SheetView& view, float width) {
  const Timeline& timeline = view.timeline;
  const Bookkeeping state = bookkeeping(timeline.search(), timeline.previous(), timeline.event());
  const float em = view.monoSize();
  const bool masks = info(timeline.variant()).scansRows;
  float column = 0;
  for (const Variable& each : state.now)
    if (!isPlain(each)) column = std::max(column, em * (headingOf(timeline, each).ems() + 1));
  SvgWriter out;
  beginMono(out, em);
  const std::string numbers = numbersOf(timeline, state);
  writeText(out, {0, em}, numbers, view.palette.ink);
  float y = 1.8f * em, widest = em * emsOf(numbers);
  bool bits = false;
  for (std::size_t i = 0; i < state.now.size(); ++i) {
    const Variable& variable = state.now[i];
    if (isPlain(variable)) continue;
    bits = bits || variable.type == VariableType::bits;
    const std::optional<Color> mask = masks ? maskColor(view.palette, variable.name) : std::nullopt;
    // The masks are aligned below each other, so only the first one shows indices.
    const bool indexed = !masks || variable.name == "cols" || variable.type == VariableType::list;
    const Block cells = variable.name == "frames" ? framesBlock(view, variable)
                                                  : cellsBlock(view, state, i, width - column, indexed);
    const float heading = writeHeading(out, view, headingOf(timeline, variable), mask, y);
    writeAt(out, {column, y}, cells.markup);
    widest = std::max(widest, column + cells.size.x);
    y += std::max(heading, cells.size.y) + 0.4f * em;
  }
  out.raw("</g>\n");
  if (!bits) return {{widest, std::ceil(y)}, out.take()};
  const Block note = proseBlock(view, view.say(Message::bitOrder, {{"zero", view.base}}), width,
                                view.palette.smallest(0.8f), view.palette.faint);
  writeAt(out, {0, y}, note.markup);
  return {{std::max(widest, note.size.x), std::ceil(y + note.size.y)}, out.take()};
}

}  // namespace queens
