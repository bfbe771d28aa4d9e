#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/numbers.hpp"
#include "ui/panels/all.hpp"
#include "ui/scroll_panel.hpp"

namespace queens {
namespace {

// The program and what is known of its lines.
struct Program {
  Listing listing;
  std::vector<TracedLine> executed;
  const LineCounts* counts;  // how often each line ran; nullptr while unknown or not asked for
  float margin;              // for those counts, CSS px
};

// How long ago a line was executed on the way to the event: 1 for the one executed last, towards 0 for
// earlier ones, 0 for one that was not.
float recency(const Program& program, Label label) {
  const std::size_t count = program.executed.size();
  for (std::size_t back = 0; back < count; ++back) {
    if (program.executed[count - 1 - back].label == label)
      return back == 0 ? 1 : 0.5f / static_cast<float>(back);
  }
  return 0;
}

void drawLine(const SessionFrame& frame, const Program& program, std::size_t index, ImVec2 at, ImVec2 size) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Palette& palette = frame.palette();
  const ListingLine& line = program.listing.lines[index];
  const float recent = line.label ? recency(program, *line.label) : 0;
  if (recent > 0) {
    const Color mark = palette.accent.faded(recent == 1 ? 0.26f : 0.06f + 0.22f * recent);
    list.AddRectFilled(at, {at.x + size.x, at.y + size.y}, imColor(mark), 4);
    if (recent == 1) list.AddRectFilled(at, {at.x + 3, at.y + size.y}, imColor(palette.accent), 2);
  }
  const float y = at.y + 0.5f * (size.y - ImGui::GetFontSize());
  std::string count;
  if (program.counts && line.label) {
    count = grouped(program.counts->of(*line.label));
    list.AddText({at.x + program.margin - 8 - ImGui::CalcTextSize(count.c_str()).x, y},
                 imColor(palette.faint), count.c_str());
  }
  list.AddText({at.x + 10 + program.margin, y}, imColor(line.label ? palette.ink : palette.faint),
               line.text.data(), line.text.data() + line.text.size());
  if (line.text.empty()) return;
  frame.frame.controls.read(Role::item, frame.id("code/" + std::to_string(index)), std::string(line.text),
                            std::move(count), {at.x, at.y, size.x, size.y}, recent == 1);
}

std::string nameOf(const Frame& frame, const ProgramLanguageInfo& language) {
  const bool pseudocode = language.language == ProgramLanguage::pseudocode;
  return pseudocode ? frame.say(Message::pseudocode) : std::string(language.name);
}

// All languages side by side; where there is no room for that, the one shown, and a press goes on to the
// next.
void drawLanguages(const SessionFrame& frame, float width) {
  const Model& model = frame.frame.model;
  const bool all = width >= 27 * frame.palette().textSize;
  for (const ProgramLanguageInfo& each : kProgramLanguages) {
    const bool current = each.language == model.preferences.code;
    if (!all && !current) continue;
    const std::size_t next =
        (static_cast<std::size_t>(each.language) + (all ? 0 : 1)) % kProgramLanguages.size();
    frame.frame.controls.tab({.id = frame.id("code/language/" + std::string(all ? each.id : "next")),
                              .name = nameOf(frame.frame, each),
                              .command = ask::SetCode{static_cast<ProgramLanguage>(next)},
                              .on = current});
    ImGui::SameLine(0, 2);
  }
  frame.frame.controls.toggle({.id = frame.id("code/counts"),
                               .name = "×n",
                               .command = ask::ToggleLineCounts{},
                               .on = model.countsLines,
                               .hint = frame.frame.say(Message::lineCounts)});
}

// Differs from one line executed to the next, and between programs.
int momentOf(const SessionFrame& frame, const Program& program) {
  const std::uint64_t line = frame.session.timeline().position() * 1024 + program.executed.size();
  const auto language = static_cast<std::uint64_t>(frame.frame.model.preferences.code);
  return static_cast<int>(line * kProgramLanguages.size() + language);
}

// The line executed last comes into sight; from then on the reader may scroll away.
void follow(const SessionFrame& frame, const Program& program, float height) {
  if (program.executed.empty() || ImGui::IsWindowHovered()) return;
  int& followed = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("followed"), -1);
  const int moment = momentOf(frame, program);
  if (std::exchange(followed, moment) == moment) return;
  const auto current = program.listing.lineOf(program.executed.back().label);
  if (!current) return;
  const float y = height * static_cast<float>(*current);
  const float view = ImGui::GetWindowHeight();
  if (y < ImGui::GetScrollY() || y + height > ImGui::GetScrollY() + view) {
    ImGui::SetScrollY(std::max(0.0f, y - 0.5f * view));
  }
}

void prepare(const Model& model, Session& session) {
  if (model.countsLines) session.countLines();
}

void draw(const SessionFrame& frame) {
  const Model& model = frame.frame.model;
  const float unit = frame.palette().textSize;
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 room = ImGui::GetContentRegionAvail();
  drawLanguages(frame, room.x);
  const Program program = {.listing = listing(frame.session.variant(), model.preferences.code),
                           .executed = frame.session.lines(),
                           .counts = model.countsLines ? frame.session.lineCounts() : nullptr,
                           .margin = model.countsLines ? 6 * unit : 0};
  const auto& lines = program.listing.lines;
  std::size_t longest = 1;
  for (const ListingLine& line : lines) longest = std::max(longest, line.text.size());

  const float top = 2.1f * unit;
  ImGui::SetCursorScreenPos({from.x, from.y + top});
  const ScrollPanel panel("program", {room.x, room.y - top}, frame.frame.reaction);
  // Letters of JetBrains Mono are 0.6 em wide; the program is set as large as its longest line lets it.
  const float fitting = (room.x - 34 - program.margin) / (0.6f * static_cast<float>(longest));
  const float em = std::clamp(fitting, 0.68f * unit, 0.92f * unit);
  const ScopedFont mono(frame.frame.fonts, frame.frame.fonts.mono, em);
  const float height = std::floor(1.5f * em);
  const float width = std::max(ImGui::GetContentRegionAvail().x,
                               20 + program.margin + 0.6f * em * static_cast<float>(longest));
  const ImVec2 start = ImGui::GetCursorScreenPos();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    drawLine(frame, program, i, {start.x, start.y + height * static_cast<float>(i)}, {width, height});
  }
  ImGui::Dummy({width, height * static_cast<float>(lines.size())});
  follow(frame, program, height);
}

}  // namespace

constexpr Panel kCodePanel = {
    .id = "code", .title = Message::code, .prepare = prepare, .draw = draw, .ownScrolling = true};

}  // namespace queens
