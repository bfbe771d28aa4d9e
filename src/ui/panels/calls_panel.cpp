#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/panels/all.hpp"
#include "ui/place.hpp"
#include "ui/scroll_panel.hpp"

namespace queens {
namespace {

// A call of the function that recurses, which has begun and not returned.
struct Call {
  int depth;
  std::optional<int> choice;        // what its loop is at: the column, or for board-scan the row
  std::optional<std::size_t> line;  // of the program, from 0
};

// The latest first. The call that a queen just placed leads to begins with the next line.
std::vector<Call> callsOf(const SessionFrame& frame, const Listing& program) {
  const Sight sight = frame.session.sight();
  std::vector<Call> calls;
  if (!sight.event || sight.search.done()) return calls;
  const auto lines = frame.session.lines();
  const auto places = sight.search.places();
  const int standing = static_cast<int>(places.size());
  const auto ahead = std::min(frame.session.linesAhead(), lines.size());
  const bool begins = std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(ahead),
                                  [](const TracedLine& each) { return each.label == Label::recurse; });
  const bool placed = sight.event->kind == EventKind::place && !begins;
  const int deepest = standing - (placed ? 1 : 0);
  for (int depth = deepest; depth >= 0; --depth) {
    Call call = {.depth = depth, .choice = {}, .line = {}};
    if (depth < standing) call.choice = places[static_cast<std::size_t>(depth)];
    if (depth < deepest) {
      call.line = program.lineOf(Label::recurse);
    } else {
      const Square square = sight.event->square;
      const int line = goesByColumns(frame.session.variant()) ? square.column : square.row;
      const int choice = goesByColumns(frame.session.variant()) ? square.row : square.column;
      if (!call.choice && line == depth && choice >= 0 && !begins) call.choice = choice;
      if (!lines.empty()) call.line = program.lineOf(lines.back().label);
    }
    calls.push_back(call);
  }
  return calls;
}

std::string trimmed(std::string_view text) {
  return std::string(text.substr(std::min(text.find_first_not_of(' '), text.size())));
}

void draw(const SessionFrame& frame) {
  const Frame& all = frame.frame;
  const Palette& palette = frame.palette();
  const float unit = palette.textSize;
  const Listing program = listing(frame.session.program(), all.model.preferences.code);
  const std::vector<Call> calls = callsOf(frame, program);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float width = ScrollPanel::width();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (calls.empty()) {
    const std::string none = all.say(Message::noCalls);
    list.AddText(start, imColor(palette.faint), none.c_str());
    all.controls.read(Role::text, frame.id("calls/none"), none, {}, {start.x, start.y, width, 1.4f * unit});
    return;
  }
  const ScopedFont mono(all.fonts, all.fonts.mono, 0.87f * unit);
  const float height = std::floor(1.6f * unit);
  const float letter = ImGui::CalcTextSize("0").x;
  const float choices = start.x + 8 + 12 * letter;
  const float lines = choices + 9 * letter;
  float y = start.y;
  for (const Call& call : calls) {
    const bool latest = &call == &calls.front();
    const std::string name = "search(" + std::to_string(call.depth) + ")";
    const std::string choice = call.choice ? (goesByColumns(frame.session.variant()) ? "row = " : "col = ") +
                                                 std::to_string(*call.choice)
                                           : "";
    std::string where, text;
    if (call.line) {
      where = all.say(latest ? Message::callRuns : Message::callWaits, {{"line", *call.line + 1}});
      text = trimmed(program.lines[*call.line].text);
    }
    std::string spoken = name;
    for (const std::string& part : {choice, where, text})
      if (!part.empty()) spoken += ", " + part;
    ImGui::SetCursorScreenPos({start.x, y});
    all.controls.row({.id = frame.id("calls/" + std::to_string(call.depth)),
                      .name = spoken,
                      .command = frame.ask(ask::ToCall{call.depth}),
                      .on = latest},
                     {width, height});
    const float middle = y + 0.5f * (height - ImGui::GetFontSize());
    list.AddText({start.x + 8, middle}, imColor(palette.ink), name.c_str());
    list.AddText({choices, middle}, imColor(palette.ink), choice.c_str());
    // What has no room beside the rest can be read in the program.
    std::string at = where + (text.empty() ? "" : "  " + text);
    if (lines + ImGui::CalcTextSize(at.c_str()).x > start.x + width) at = where;
    list.AddText({lines, middle}, imColor(palette.faint), at.c_str());
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
    .available =
        [](const Model& model) { return model.sessions.front().variant() != VariantId::explicitStack; },
    .draw = draw};

}  // namespace queens
