#include <algorithm>
#include <cmath>

#include "core/lens.hpp"
#include "sheet/block.hpp"

namespace queens {
namespace {

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
