#include <algorithm>
#include <string>

#include "text/statistics.hpp"
#include "timeline/unpruned.hpp"
#include "ui/controls/guides.hpp"
#include "ui/controls/words.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

// A name and a number at the cursor. @param part indented and pale, because the line before it includes it
void drawLine(const Frame& frame, float width, const std::string& id, Message message,
              const std::string& value, bool part = false) {
  const Palette& palette = frame.palette();
  const float unit = palette.textSize;
  const float height = 1.75f * unit;
  const Vec2 at = ImGui::GetCursorScreenPos();
  const std::string name = frame.say(message);
  fillText({at.x + (part ? unit : 0), at.y + 0.3f * unit}, name, part ? palette.faint : palette.ink);
  {
    const ScopedFont mono(frame.fonts.mono, unit);
    fillText({at.x + width - textWidth(value), at.y + 0.3f * unit}, value, palette.ink);
  }
  frame.read("stats/" + id, name, {at.x, at.y, width, height}, Role::item, value);
  strokeLine({at.x, at.y + height}, {at.x + width, at.y + height}, palette.border);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, Vec2{0, 0});
  ImGui::Dummy({width, height});
  ImGui::PopStyleVar();
}

// The size of the search as textbooks count it, beside that of a search that never prunes.
void drawSize(const Frame& frame, float width) {
  // Moving queens visits no tree of boards.
  if (emits(frame.session().program, EventKind::move)) return;
  const bool tests = emits(frame.session().program, EventKind::test);
  const SizeUnit unit = tests ? frame.model.arrangement.sizeUnit : SizeUnit::boards;
  ImGui::Dummy({1, 0.5f * frame.palette().textSize});
  drawText(frame, "stats/size", frame.say(Message::sizeIn));
  for (std::size_t i = 0; i < kSizeUnitNames.size(); ++i) {
    const auto each = static_cast<SizeUnit>(i);
    if (!tests && each != SizeUnit::boards) continue;
    const std::string name = frame.say(Message::sizeBoards + i);
    if (i > 0) Controls::continueLine(2, frame.controls.tabWidth(name));
    frame.controls.toggle({.id = frame.id("stats/size/" + std::string(kSizeUnitNames[i])),
                           .name = name,
                           .command = ask::ChooseSizeUnit{each},
                           .on = each == unit,
                           .hint = frame.say(Message::sizeBoardsHint + i)});
  }
  const ShownPosition& now = frame.session().readable();
  drawLine(frame, width, "pruned", Message::sizePruned, frame.number(sizeIn(unit, now.counters)));
  // A search without pruning tests each of its boards but the empty one.
  if (const auto boards = unprunedBoardsUpTo(now.search, now.event()))
    drawLine(frame, width, "unpruned", Message::sizeUnpruned,
             largeNumber(frame.model.language, *boards - (unit == SizeUnit::tests ? 1 : 0)));
}

void draw(const Frame& frame) {
  const float unit = frame.palette().textSize;
  const float room = ImGui::GetContentRegionAvail().x;
  const Vec2 from = ImGui::GetCursorScreenPos();
  const float width = std::min(room, 24 * unit);
  int line = 0;
  for (const Statistic& each : statisticsOf(frame.session().program, frame.session().readable().counters))
    drawLine(frame, width, std::to_string(line++), each.name, frame.number(each.value), each.part);
  // Figures are of the search that the page around knows, as keys are for it.
  if (frame.sessionIndex == 0) {
    const Vec2 below = ImGui::GetCursorScreenPos();
    const bool beside = room - width > 8 * unit;
    // Beside the rows it is seen without scrolling.
    if (beside) ImGui::SetCursorScreenPos({from.x + width + 2 * unit, from.y});
    frame.controls.wordButton(guideButton(frame, Guide::figures, "stats/figures"), {0, 0});
    if (beside) ImGui::SetCursorScreenPos(below);
  }
  drawSize(frame, width);
}

}  // namespace

constexpr Panel kStatsPanel = {
    .id = "stats", .title = Message::statistics, .hint = Message::statisticsHint, .draw = draw};

}  // namespace queens
