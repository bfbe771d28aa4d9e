#include <algorithm>
#include <string>

#include "text/statistics.hpp"
#include "timeline/unpruned.hpp"
#include "ui/controls/guides.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

// Lines of a name and a number each, from the cursor on.
class Table {
 public:
  explicit Table(const Frame& frame)
      : frame_(frame), width_(std::min(ImGui::GetContentRegionAvail().x, 24 * frame.palette().textSize)) {}

  float width() const { return width_; }

  // @param part indented and pale, because the line before it includes it
  void drawLine(const std::string& id, Message message, const std::string& value, bool part = false) {
    const Palette& palette = frame_.palette();
    const float unit = palette.textSize;
    const float height = 1.75f * unit;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string name = frame_.say(message);
    list.AddText({at.x + (part ? unit : 0), at.y + 0.3f * unit}, imColor(part ? palette.faint : palette.ink),
                 name.c_str());
    {
      const ScopedFont mono(frame_.fonts, frame_.fonts.mono, unit);
      list.AddText({at.x + width_ - ImGui::CalcTextSize(value.c_str()).x, at.y + 0.3f * unit},
                   imColor(palette.ink), value.c_str());
    }
    frame_.controls.read(Role::item, frame_.id("stats/" + id), name, value, {at.x, at.y, width_, height});
    list.AddLine({at.x, at.y + height}, {at.x + width_, at.y + height}, imColor(palette.border));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    ImGui::Dummy({width_, height});
    ImGui::PopStyleVar();
  }

 private:
  const Frame& frame_;
  float width_;
};

// The size of the search as textbooks count it, beside that of a search that never prunes.
void drawSize(const Frame& frame, Table& table) {
  // Moving queens visits no tree of boards.
  if (emits(frame.session().program, EventKind::move)) return;
  const bool tests = emits(frame.session().program, EventKind::test);
  const SizeUnit unit = tests ? frame.model.arrangement.sizeUnit : SizeUnit::boards;
  ImGui::Dummy({1, 0.5f * frame.palette().textSize});
  const std::string text = frame.say(Message::sizeIn);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::TextUnformatted(text.c_str());
  frame.controls.read(Role::text, frame.id("stats/size"), text, {},
                      {at.x, at.y, ImGui::GetItemRectSize().x, ImGui::GetItemRectSize().y});
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
  table.drawLine("pruned", Message::sizePruned, frame.number(sizeIn(unit, now.counters)));
  // A search without pruning tests each of its boards but the empty one.
  if (const auto boards = unprunedBoardsUpTo(now.search, now.event()))
    table.drawLine("unpruned", Message::sizeUnpruned,
                   largeNumber(frame.model.language, *boards - (unit == SizeUnit::tests ? 1 : 0)));
}

void draw(const Frame& frame) {
  const float unit = frame.palette().textSize;
  const float room = ImGui::GetContentRegionAvail().x;
  const ImVec2 from = ImGui::GetCursorScreenPos();
  Table table(frame);
  int line = 0;
  for (const Statistic& each : statisticsOf(frame.session().program, frame.session().readable().counters))
    table.drawLine(std::to_string(line++), each.name, frame.number(each.value), each.part);
  // Figures are of the search that the page around knows, as keys are for it.
  if (frame.index == 0) {
    const ImVec2 below = ImGui::GetCursorScreenPos();
    const bool beside = room - table.width() > 8 * unit;
    // Beside the rows it is seen without scrolling.
    if (beside) ImGui::SetCursorScreenPos({from.x + table.width() + 2 * unit, from.y});
    frame.controls.wordButton(guideButton(frame, Guide::figures, "stats/figures"), {0, 0});
    if (beside) ImGui::SetCursorScreenPos(below);
  }
  drawSize(frame, table);
}

}  // namespace

constexpr Panel kStatsPanel = {
    .id = "stats", .title = Message::statistics, .hint = Message::statisticsHint, .draw = draw};

}  // namespace queens
