#include <algorithm>

#include "core/lens.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/panels/all.hpp"
#include "ui/panels/state_parts.hpp"

namespace queens {
namespace {

// All that the parts of the panel are drawn from.
struct State {
  const Frame& frame;
  Bookkeeping all;
  std::optional<Square> running;  // the square that the last event speaks of

  const Search& search() const { return frame.session().readable().search; }
  float unit() const { return frame.palette().textSize; }
  std::size_t placeOf(const Variable& variable) const {
    return static_cast<std::size_t>(&variable - all.now.data());
  }
};

State stateOf(const Frame& frame) {
  const ShownPosition& shown = frame.session().readable();
  const Event* event = shown.event();
  State state = {.frame = frame, .all = bookkeeping(shown.search, shown.previous(), event), .running = {}};
  // The arithmetic of the last square would be taken for that of the one in question.
  const bool asked = frame.model.asked;
  if (event && !asked && event->square.row >= 0 && event->square.column >= 0) state.running = event->square;
  return state;
}

// Needs room of its own, as high as the board or the calls are many.
bool isTall(const Variable& variable) {
  return variable.type == VariableType::matrix || variable.name == "frames";
}

// The text left of the cells: name, number, and the test of a square.
struct Heading {
  std::string name;
  std::string number;   // of a variable whose cells are bits: "= 34"
  std::string running;  // for the square of the last event
  std::string pointed;  // for the square pointed at: of the same arithmetic the result alone
};

Heading headingOf(const State& state, const Variable& variable) {
  Heading heading;
  heading.name = variable.name;
  if (variable.type == VariableType::bits) heading.number = " = " + std::to_string(variable.values[0]);
  // The bits of a mask lie as the columns do: there is nothing to work out.
  if (info(state.frame.session().variant()).scansRows) return heading;
  // A student's program may have other names for the row and the column.
  const Recording* recording = state.frame.session().program.recording.its;
  if (recording && recording->board()) return heading;
  if (state.running) heading.running = arithmetic(state.search(), variable, *state.running);
  if (const auto& pointed = state.frame.pointed) {
    heading.pointed = arithmetic(state.search(), variable, *pointed);
    const std::size_t result = heading.running.rfind("= ");
    const bool same = result != heading.running.npos && heading.running.find(',') == heading.running.npos &&
                      heading.pointed.starts_with(heading.running.substr(0, result + 2));
    if (same) heading.pointed.erase(0, result + 2);
  }
  return heading;
}

constexpr float kFormula = 0.85f;  // size of the arithmetic in parts of the name's

// Room for a heading whatever its numbers are, so that cells do not move with them.
float headingWidth(const State& state, const Variable& variable) {
  Heading heading = headingOf(state, variable);
  if (variable.type == VariableType::bits)
    heading.number = " = " + std::to_string((std::uint64_t{1} << variable.width) - 1);
  const Square corner = {static_cast<std::int8_t>(state.search().n() - 1), 0};
  const std::string widest = arithmetic(state.search(), variable, corner) + "   00";
  return std::max(textWidth(heading.name + heading.number), kFormula * textWidth(widest)) +
         0.6f * state.unit();
}

// Width of name and arithmetic beside each other, whatever the square is: what is below does not move with
// it.
float inLineWidth(const State& state, const Variable& variable) {
  const Square corner = {static_cast<std::int8_t>(state.search().n() - 1), 0};
  return textWidth(variable.name) + 0.8f * state.unit() +
         kFormula * textWidth(arithmetic(state.search(), variable, corner) + "   00");
}

// Returns the height taken. @param room for name and arithmetic beside each other, CSS px; 0: they stand
// below each other, as they do where that is too little
float drawHeading(const State& state, const Variable& variable, Vec2 at, float room) {
  const Palette& palette = state.frame.palette();
  const Heading heading = headingOf(state, variable);
  const bool inLine = inLineWidth(state, variable) <= room;
  const bool masks = info(state.frame.session().variant()).scansRows;
  const Color ink = masks ? maskColor(palette, variable.name).value_or(palette.ink) : palette.ink;
  fillText(at, heading.name, ink);
  const float named = textWidth(heading.name);
  fillText({at.x + named, at.y}, heading.number, palette.faint);
  const float line = ImGui::GetTextLineHeight();
  const float size = kFormula * ImGui::GetFontSize();
  const float below = 0.95f * line + size;
  if (heading.running.empty() && heading.pointed.empty()) return room <= 0 || inLine || masks ? line : below;
  float x = inLine ? at.x + named + textWidth(heading.number) + 0.8f * state.unit() : at.x;
  const float y = inLine ? at.y + 0.5f * (line - size) : at.y + 0.95f * line;
  fillText({x, y}, heading.running, palette.faint, size);
  if (!heading.running.empty()) x += kFormula * textWidth(heading.running) + 0.7f * state.unit();
  fillText({x, y}, heading.pointed, palette.pointed, size);
  return inLine ? line : below;
}

// The text of a variable for a screen reader: its members, or the bits of an integer from bit 0 on.
std::string spoken(const Variable& variable) {
  if (isPlain(variable)) return std::to_string(variable.values[0]);
  std::string text;
  for (std::size_t i = 0; i < cellCount(variable); ++i) text += (i > 0 ? " " : "") + cellText(variable, i);
  return text;
}

void read(const State& state, const Variable& variable, Rect area) {
  const std::string name(variable.name);
  state.frame.controls.read({.role = Role::item,
                             .id = state.frame.id("state/" + name),
                             .name = name,
                             .value = spoken(variable),
                             .area = area,
                             .code = true});
}

// Returns the height. @param column for the heading, CSS px; 0: it stands above the cells
float drawVariable(const State& state, const Variable& variable, Vec2 at, float width, float column) {
  const bool above = column <= 0;
  const float heading = drawHeading(state, variable, at, above ? width : 0);
  const Vec2 cells = above ? Vec2{at.x, at.y + heading + 1} : Vec2{at.x + column, at.y};
  float height = 0;
  if (variable.name == "frames") {
    height = drawFrames(state.frame, variable, cells, width - (above ? 0 : column));
  } else {
    // The masks are below each other, so one row of numbers serves them all.
    const bool first = variable.name == "cols" || !info(state.frame.session().variant()).scansRows;
    height = drawCells({state.frame, state.all, state.placeOf(variable),
                        first || above || variable.type == VariableType::list},
                       cells, width - column);
  }
  height = above ? heading + 1 + height : std::max(heading, height);
  read(state, variable, {at.x, at.y, width, height});
  return height;
}

// Beside each other. Returns the width.
float drawEntries(const State& state, std::span<const Variable> entries, Vec2 at, float gap) {
  float x = at.x;
  for (const Variable& each : entries) {
    const std::string entry = entryOf(each);
    fillText({x, at.y}, entry, state.frame.palette().ink);
    read(state, each, {x, at.y, textWidth(entry), ImGui::GetTextLineHeight()});
    x += textWidth(entry) + gap;
  }
  return x - at.x;
}

// Draws the plain numbers, on one line if there is room: n = 8, row = 3, col = 5, solutions: 2. The first is
// always there and the results have their own room, so the rows below do not move. Returns the height.
float drawPlain(const State& state, Vec2 at, float width) {
  const std::vector<Variable> plain = placeNumbers(state.search(), state.all.now);
  const std::uint64_t solutions = state.frame.session().readable().counters.of(EventKind::solution);
  const std::vector<Variable> last = resultNumbers(state.search(), state.all.now, solutions);
  const std::string largest = std::to_string(state.search().n() - 1);
  // Their neighbours must not look like one more of them.
  const std::string squares = entryOf(plain.front()) + "   row = " + largest + "   col = " + largest + "   ";
  const float gap = textWidth(textWidth(squares) > width ? "  " : "   ");
  const float line = ImGui::GetTextLineHeight();
  // In a narrow panel the last number goes into the line of the results.
  std::span<const Variable> above = plain;
  float needed = 0;
  for (const Variable& each : plain) needed += (needed > 0 ? gap : 0) + textWidth(entryOf(each));
  if (needed > width) above = above.first(above.size() - 1);
  const float taken = drawEntries(state, above, at, gap);
  std::string results;
  for (const Variable& each : last) results += entryOf(each) + "   ";
  // A count exists only during its call, and its sum after the return.
  if (onlyCounts(state.search().program())) results = "count = 00   below = 00   ";
  if (info(state.search().variant()).movesQueens) results = "seed = 00000   moves = 000   ";
  const bool one = textWidth(squares + results) <= width;
  const float below =
      drawEntries(state, std::span(plain).subspan(above.size()), {at.x, at.y + line}, textWidth(" "));
  drawEntries(state, last, one ? Vec2{at.x + taken, at.y} : Vec2{at.x + below, at.y + line}, gap);
  return one ? line : 2 * line;
}

// Width of the note about the order of bits, on one line.
float bitOrderWidth(const State& state) {
  const Frame& frame = state.frame;
  const ScopedFont text(frame.fonts.text, frame.palette().small());
  return textWidth(frame.say(Message::bitOrder, {{"zero", frame.model.preferences.base}}));
}

// In which order bits are shown, once. Returns the height.
float drawBitOrder(const State& state, Vec2 at, float width) {
  const bool bits = std::any_of(state.all.now.begin(), state.all.now.end(),
                                [](const Variable& each) { return each.type == VariableType::bits; });
  if (!bits) return 0;
  const Frame& frame = state.frame;
  const ScopedFont text(frame.fonts.text, frame.palette().small());
  const std::string note = frame.say(Message::bitOrder, {{"zero", frame.model.preferences.base}});
  const float size = ImGui::GetFontSize();
  const float height = ImGui::GetFont()->CalcTextSizeA(size, width, width, note.c_str()).y;
  fillText(at, note, frame.palette().faint, size, width);
  frame.read("state/bit-order", note, {at.x, at.y, width, height});
  return height;
}

// One below the other, cells in line with each other where headings leave room for them. Returns the height.
float drawColumn(const State& state, std::span<const Variable* const> shown, Vec2 at, float width) {
  const float gap = 0.35f * state.unit();
  float column = 0, cells = 0;
  for (const Variable* each : shown) {
    column = std::max(column, headingWidth(state, *each));
    cells = std::max(cells, leastWidth(*each, state.unit()));
  }
  if (column > 0.5f * width || column + std::min(cells, 0.6f * width) > width) column = 0;
  float y = at.y;
  for (const Variable* each : shown) {
    const bool wide = each->name == "frames" && column + framesWidth(*each) > width;
    y += drawVariable(state, *each, {at.x, y}, width, wide ? 0 : column) + gap;
  }
  return y - at.y;
}

float tallWidth(const State& state, const Variable& variable) {
  if (variable.name == "frames") return framesWidth(variable);
  // The test of the matrix is in the line of its name.
  const auto last = static_cast<std::int8_t>(state.search().n() - 1);
  const std::string asked = arithmetic(state.search(), variable, {last, last});
  const float heading = textWidth(variable.name) + 0.8f * state.unit() + kFormula * textWidth(asked);
  return std::max(leastWidth(variable, state.unit()), heading);
}

void draw(const Frame& frame) {
  const State state = stateOf(frame);
  const ScopedFont mono(frame.fonts.mono, frame.palette().small());
  const Vec2 start = ImGui::GetCursorScreenPos();
  const float available = ScrollPanel::width();
  std::vector<const Variable*> shown, tall;
  for (const Variable& each : state.all.now) {
    if (!isPlain(each)) (isTall(each) ? tall : shown).push_back(&each);
  }
  // Tall variables are beside the others if there is room, so that all are visible at once.
  const float beside = tall.empty() ? 0 : tallWidth(state, *tall.front());
  const float left = available - beside - 1.2f * state.unit();
  const bool two = !tall.empty() && !shown.empty() && left >= 11.5f * state.unit();
  if (!two) {
    shown.clear();
    for (const Variable& each : state.all.now) {
      if (!isPlain(each)) shown.push_back(&each);
    }
  }
  const float width = two ? left : available;
  float y = start.y + drawPlain(state, start, width) + 0.35f * state.unit();
  y += drawColumn(state, shown, {start.x, y}, width);
  const float x = start.x + available - beside;
  // The note fits beside the name of a tall variable.
  const float named = two ? textWidth(tall.front()->name) + 1.5f * state.unit() : 0;
  if (two && bitOrderWidth(state) <= beside - named) {
    drawBitOrder(state, {x + named, start.y}, beside - named);
  } else {
    y += drawBitOrder(state, {start.x, y}, width);
  }
  if (two) {
    y = std::max(y, start.y + drawVariable(state, *tall.front(), {x, start.y}, beside, 0));
  }
  ImGui::SetCursorScreenPos(start);
  ImGui::Dummy({available, y - start.y});
  ScrollPanel::fadeOut(frame.palette());
}

}  // namespace

constexpr Panel kStatePanel = {
    .id = "state", .title = Message::state, .hint = Message::stateHint, .draw = draw};

}  // namespace queens
