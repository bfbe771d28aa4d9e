#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "listings/calls.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

// A line in the current font, or as much of its beginning as a width has room for.
std::string shortened(const std::string& line, float room) {
  if (textWidth(line) <= room) return line;
  const char* end = nullptr;
  ImGui::GetFont()->CalcTextSizeA(ImGui::GetFontSize(), room - textWidth("…"), 0, line.data(),
                                  line.data() + line.size(), &end);
  return std::string(line.data(), end) + "…";
}

void draw(const Frame& frame) {
  const Palette& palette = frame.palette();
  const float unit = palette.textSize;
  const Listing program = listing(frame.session().program, frame.model.preferences.code);
  const ShownPosition& shown = frame.session().readable();
  const std::vector<Call> calls = callsUnderWay(shown.search, shown.event(),
                                                {frame.session().lines, frame.session().linesAhead}, program);
  const Vec2 start = ImGui::GetCursorScreenPos();
  const float width = ScrollPanel::width();
  if (calls.empty()) {
    const std::string none = frame.say(Message::noCalls);
    fillText(start, none, palette.faint);
    frame.read("calls/none", none, {start.x, start.y, width, 1.4f * unit});
    return;
  }
  const ScopedFont mono(frame.fonts.mono, frame.palette().small());
  const float height = std::floor(1.6f * unit);
  const float letter = textWidth("0");
  std::size_t name = 0, choice = 0;
  for (const Call& each : calls) {
    name = std::max(name, each.name().size());
    choice = std::max(choice, each.choiceText(frame.session().program).size());
  }
  const float choices = start.x + 8 + (static_cast<float>(name) + 1.5f) * letter;
  const float lines = choices + (static_cast<float>(choice) + 1.5f) * letter;
  float y = start.y;
  for (const Call& call : calls) {
    const bool latest = &call == &calls.front();
    const std::string called = call.name();
    const std::string chosen = call.choiceText(frame.session().program);
    std::string where, text;
    if (call.line) {
      where = frame.say(latest ? Message::callRuns : Message::callWaits);
      text = program.lines[*call.line].trimmed();
    }
    std::string spoken = called;
    for (const std::string& part : {chosen, where, text})
      if (!part.empty()) spoken += ", " + part;
    ImGui::SetCursorScreenPos({start.x, y});
    frame.controls.row({.id = frame.id("calls/" + std::to_string(call.depth)),
                        .name = spoken,
                        .command = frame.ask(ask::ToCall{call.depth}),
                        .on = latest,
                        .code = true},
                       {width, height});
    const float middle = y + 0.5f * (height - ImGui::GetFontSize());
    fillText({start.x + 8, middle}, called, palette.ink);
    fillText({choices, middle}, chosen, palette.ink);
    // Without room for both, only the line is shown; the program has all of a long one.
    std::string at = where + (text.empty() ? "" : "  " + text);
    if (lines + textWidth(at) > start.x + width) at = text;
    fillText({lines, middle}, shortened(at, start.x + width - lines), palette.faint);
    y += height;
  }
  ImGui::SetCursorScreenPos(start);
  ImGui::Dummy({width, y - start.y});
}

}  // namespace

constexpr Panel kCallsPanel = {
    .id = "calls",
    .title = Message::calls,
    .hint = Message::callsHint,
    .available = [](const Model& model) { return info(model.sessions.front().variant()).recurses; },
    .draw = draw};

}  // namespace queens
