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

}  // namespace

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

}  // namespace queens
