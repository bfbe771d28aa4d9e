#include <algorithm>
#include <cmath>
#include <utility>

#include "text/comments.hpp"
#include "ui/controls/marks.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/layout/program_size.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

// The program with the data of its lines.
struct ShownProgram {
  Listing listing;
  std::vector<TracedLine> executed;
  const LineCounts* counts;  // how often each line ran; nullptr while unknown or not asked for
  std::size_t preamble;      // lines that can be folded
  std::size_t numbers;       // letters for the numbers of its lines; 0 for none
  bool folded;               // those lines are one
};

// How long ago a line was executed on the way to the event: 1 for the one executed last, towards 0 for
// earlier ones, 0 for one that was not.
float recency(const ShownProgram& program, Label label) {
  const std::size_t count = program.executed.size();
  for (std::size_t back = 0; back < count; ++back) {
    if (program.executed[count - 1 - back].label == label)
      return back == 0 ? 1 : 0.5f / static_cast<float>(back);
  }
  return 0;
}

// Frames the name that the reader points at in the sentence, where it occurs in the line.
void drawNamed(const Frame& frame, std::string_view text, Vec2 at, Rect line) {
  const std::string_view name = frame.named ? frame.named->variable : std::string_view(frame.reaction.code);
  const Color color = frame.palette().pointed;
  const auto end = [&](std::size_t bytes) {
    return at.x + ImGui::CalcTextSize(text.data(), text.data() + bytes).x;
  };
  for (const std::size_t place : placesOf(name, text)) {
    fillRect({line.x, line.y, 4, line.height}, color, 2);
    strokeRect({end(place) - 2, line.y + 1}, {end(place + name.size()) + 2, line.bottom() - 1}, color, 2, 3);
  }
}

// At the end of the line, where nothing moves when it comes; of a line that goes on beyond the panel at the
// panel's end, over what cannot be read there anyway.
void drawCount(const Palette& palette, const std::string& count, Rect line, float y) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float end = line.right();
  const float right = std::min(end, list.GetClipRectMax().x);
  const float left = right - 8 - textWidth(count);
  if (right < end) fillRect({left - 8, line.y}, {right, line.bottom()}, palette.page);
  fillText({left, y}, count, palette.faint);
}

void drawLine(const Frame& frame, const ShownProgram& program, std::size_t index, Vec2 at, Vec2 size) {
  const Palette& palette = frame.palette();
  const ListingLine& line = program.listing.lines[index];
  const float recent = line.label ? recency(program, *line.label) : 0;
  const Rect area = {at.x, at.y, size.x, size.y};
  if (recent > 0) drawLineMark(palette, area, recent);
  if (line.label) {
    // Play is too fast to follow single lines, so a line is shaded by how often it runs. With the square
    // root, lines that rarely run differ too.
    const float shade = 0.28f * std::sqrt(frame.session().shades.of(*line.label));
    fillRect({at.x, at.y, size.x, size.y}, palette.accent.faded(shade), 4);
  }
  const bool stops = line.label && frame.session().breakpoints.at(*line.label);
  const std::string id = frame.id("code/" + std::to_string(index));
  std::optional<Command> stop;
  // Play is that of the first search, which the second only follows.
  if (line.label && frame.sessionIndex == 0) {
    stop = frame.ask(ask::ToggleBreakpointAtLine{*line.label});
    ImGui::SetCursorScreenPos(at);
    frame.controls.stopLine({.id = id, .name = std::string(line.text), .command = *stop, .on = stops}, size);
  }
  const float y = at.y + 0.5f * (size.y - ImGui::GetFontSize());
  std::string count;
  if (program.counts && line.label) count = frame.number(program.counts->of(*line.label));
  const float letter = textWidth("0");
  const Vec2 text = {at.x + 10 + letter * static_cast<float>(program.numbers), y};
  if (program.numbers > 0) {
    const std::string number = std::to_string(index + 1);
    const float left = text.x - letter * static_cast<float>(number.size() + 1);
    fillText({left, y}, number, palette.faint);
  }
  const std::string shown = commentsIn(line.text, frame.model.language);
  drawNamed(frame, line.text, text, area);
  fillText(text, shown, line.label ? palette.ink : palette.faint);
  if (!count.empty()) drawCount(palette, count, area, y);
  if (line.text.empty()) return;
  if (stops) count += (count.empty() ? "" : ", ") + frame.say(Message::stopsHere);
  frame.controls.read({.role = frame.sessionIndex == 0 ? Role::line : Role::item,
                       .id = id,
                       .name = shown,
                       .value = count,
                       .area = area,
                       .enabled = stop.has_value(),
                       .on = recent == 1,
                       .code = true,
                       .stops = stops,
                       .now = static_cast<double>(recent),
                       .command = stop});
}

std::string nameOf(const Frame& frame, const ProgramLanguageInfo& language) {
  const bool pseudocode = language.language == ProgramLanguage::pseudocode;
  return pseudocode ? frame.say(Message::pseudocode) : std::string(language.name);
}

// The language, with the counts of the lines as a further choice.
void drawLanguages(const Frame& frame) {
  Controls& controls = frame.controls;
  const Program program = frame.session().program;
  const ProgramLanguage wanted = frame.model.preferences.code;
  const ProgramLanguage chosen = isListedIn(program, wanted) ? wanted : ProgramLanguage::pseudocode;
  MenuSpec menu = {.id = frame.id("code/language"),
                   .name = frame.say(Message::programLanguage),
                   .value = program.recording ? frame.say(Message::recordedTitle) : "",
                   .hint = frame.say(Message::codeHint)};
  for (const ProgramLanguageInfo& each : kProgramLanguages) {
    if (!isListedIn(program, each.language)) continue;
    const bool current = each.language == chosen;
    if (current) menu.value = nameOf(frame, each);
    menu.options.push_back(
        {.name = nameOf(frame, each), .command = ask::SetCode{each.language}, .chosen = current});
  }
  menu.options.push_back({.name = frame.say(Message::lineCounts),
                          .command = AppAction::toggleLineCounts,
                          .chosen = frame.model.arrangement.countsLines,
                          .apart = true});
  controls.menuButton(menu, {9.5f * frame.palette().textSize, 0});
  if (frame.session().breakpoints.empty()) return;
  ImGui::SameLine(0, 4);
  const float side = controls.target(ImGui::GetFrameHeight());
  controls.iconButton({.id = frame.id("code/next-stop"),
                       .name = frame.say(Message::nextStop),
                       .key = "S",
                       .command = frame.ask(SearchAction::toNextBreakpoint),
                       .enabled = !frame.session().timeline.atEnd()},
                      Icon::toStop, {side, side});
}

// Differs from one line executed to the next, and between programs.
int momentOf(const Frame& frame, const ShownProgram& program) {
  const std::uint64_t line = frame.session().timeline.position() * 1024 + program.executed.size();
  const auto language = static_cast<std::uint64_t>(frame.model.preferences.code);
  return static_cast<int>(line * kProgramLanguages.size() + language);
}

// Scrolls to the line executed last when it changes. After that the reader may scroll away. During play
// nothing moves under the pointer.
void follow(const Frame& frame, const ShownProgram& program, float above, float height) {
  if (program.executed.empty() || (ImGui::IsWindowHovered() && frame.session().playing)) return;
  int& followed = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("followed"), -1);
  const int moment = momentOf(frame, program);
  if (std::exchange(followed, moment) == moment) return;
  const auto current = program.listing.lineOf(program.executed.back().label);
  if (!current) return;
  const std::size_t hidden = program.folded ? program.preamble : 0;
  if (*current < hidden) return;
  const float y = above + height * static_cast<float>(*current - hidden);
  const float view = ImGui::GetWindowHeight();
  if (y < ImGui::GetScrollY() || y + height > ImGui::GetScrollY() + view) {
    ImGui::SetScrollY(std::max(0.0f, y - 0.5f * view));
    frame.reaction.unsettled = true;
  }
}

// In place of the folded lines, or above the lines that can be folded.
void drawFold(const Frame& frame, const ShownProgram& program, Vec2 at, float height) {
  const bool folded = program.folded;
  ImGui::SetCursorScreenPos(at);
  frame.controls.fold({.id = frame.id("code/fold"),
                       .name = frame.say(folded ? Message::unfoldPreamble : Message::foldPreamble,
                                         {{"lines", program.preamble}}),
                       .command = ask::FoldPreamble{!folded},
                       .on = !folded,
                       .hint = frame.say(Message::foldHint)},
                      height);
}

void drawLines(const Frame& frame, const ShownProgram& program, std::size_t longest,
               const ProgramSetting& set) {
  const float height = set.line;
  const float width =
      std::max(ImGui::GetContentRegionAvail().x, 20 + kLetter * set.em * static_cast<float>(longest));
  const Vec2 start = ImGui::GetCursorScreenPos();
  // Above the first line stands what folds the lines before it, or stands for them.
  const float above = program.preamble > 0 ? height : 0;
  const std::size_t first = program.folded ? program.preamble : 0;
  if (above > 0) drawFold(frame, program, start, height);
  const std::size_t count = program.listing.lines.size();
  for (std::size_t i = first; i < count; ++i) {
    const float y = start.y + above + height * static_cast<float>(i - first);
    drawLine(frame, program, i, {start.x, y}, {width, height});
  }
  ImGui::SetCursorScreenPos(start);
  ImGui::Dummy({width, above + height * static_cast<float>(count - first)});
  follow(frame, program, above, height);
}

void draw(const Frame& frame) {
  const Model& model = frame.model;
  const Palette& palette = frame.palette();
  const float unit = palette.textSize;
  const Vec2 from = ImGui::GetCursorScreenPos();
  const Vec2 room = ImGui::GetContentRegionAvail();
  drawLanguages(frame);
  ShownProgram program = {
      .listing = listing(frame.session().program, model.preferences.code),
      .executed = frame.session().lines,
      .counts = model.arrangement.countsLines ? frame.session().analyses.lineCounts() : nullptr,
      .preamble = 0,
      .numbers = 0,
      .folded = false};
  program.preamble = program.listing.preamble();
  // The verdict on a student's program names its lines.
  if (frame.session().program.recording)
    program.numbers = std::to_string(program.listing.lines.size()).size() + 1;
  const std::size_t counts = (model.arrangement.countsLines ? kCountLetters : 0) + program.numbers;
  const ProgramSize size =
      programSize(program.listing, palette, model.arrangement.folded, counts, model.touch);
  const float top = size.above(unit);
  const ProgramSetting set = size.in({room.x, room.y - top}, unit);
  program.folded = set.folded;

  ImGui::SetCursorScreenPos({from.x, from.y + top});
  const ScrollPanel panel("program", {room.x, room.y - top}, frame.reaction);
  const ScopedFont mono(frame.fonts.mono, set.em);
  drawLines(frame, program, size.columns + counts, set);
}

}  // namespace

constexpr Panel kCodePanel = {
    .id = "code",
    .title = Message::code,
    .hint = Message::codeHint,
    .needs = [](const Model& model, OnScreen& shown) { shown.lineCounts = model.arrangement.countsLines; },
    .draw = draw,
    .ownScrolling = true};

}  // namespace queens
