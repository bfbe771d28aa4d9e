#include <algorithm>
#include <array>

#include "ui/controls/scroll_panel.hpp"
#include "ui/panels/solutions_views.hpp"

namespace queens {
namespace {

// By `Print`.
constexpr std::array<Message, kPrints.size()> kNames = {
    Message::printListsFromOne, Message::printListsFromZero, Message::printPairs,  Message::printDots,
    Message::printHashes,       Message::printBars,          Message::printBlanks, Message::printNumbered,
    Message::printMatrix,       Message::printMasks,         Message::printJson,   Message::printCsv};

// By which of several formats a program prints its lists.
void drawFormats(const Frame& frame, float buttons) {
  const Print chosen =
      frame.model.arrangement.solutions.printOf(frame.session().program, frame.model.preferences.base);
  const float unit = frame.palette().textSize;
  MenuSpec menu = {.id = frame.id("solutions/print"),
                   .name = frame.say(Message::printFormat),
                   .value = frame.say(kNames[static_cast<std::size_t>(chosen)]),
                   .hint = frame.say(Message::asPrintedHint)};
  for (std::size_t i = 0; i < kPrints.size(); ++i) {
    const Print print = static_cast<Print>(i);
    menu.options.push_back({.name = frame.say(kNames[i]),
                            .note = std::string(kPrints[i].sample),
                            .command = ask::ChoosePrint{print},
                            .chosen = print == chosen});
  }
  const float room = ImGui::GetContentRegionAvail().x;
  frame.controls.menuButton(menu,
                            {std::min(room, std::max(8 * unit, std::min(14 * unit, room - buttons))), 0});
  if (room >= 8 * unit + buttons) ImGui::SameLine(0, 6);
}

void drawChoice(const Frame& frame) {
  if (!onlyCounts(frame.session().program)) drawFormats(frame, 9.5f * frame.palette().textSize);
  const bool copied = frame.model.arrangement.solutions.copied;
  frame.controls.wordButton({.id = frame.id("solutions/copy"),
                             .name = frame.say(copied ? Message::copied : Message::copy),
                             .command = ask::HandOut{frame.sessionIndex},
                             .hint = frame.say(Message::copyHint)},
                            {0, 0});
  ImGui::SameLine(0, 6);
  frame.controls.wordButton({.id = frame.id("solutions/save"),
                             .name = frame.say(Message::save),
                             .command = ask::HandOut{frame.sessionIndex, true},
                             .hint = frame.say(Message::saveHint)},
                            {0, 0});
}

// The print as text, available in parts. Each solution of a search takes the same number of characters and
// lines.
class Printout {
 public:
  Printout(const Frame& frame, std::size_t count, std::size_t charactersAcross)
      : session_(frame.session()),
        print_(
            frame.model.arrangement.solutions.printOf(frame.session().program, frame.model.preferences.base)),
        byColumns_(info(frame.session().variant()).byColumns),
        count_(count),
        base_(frame.model.preferences.base),
        before_(printedBefore(print_, frame.session().n, base_)) {
    const std::string one = solution(0) + std::string(info(print_).between);
    linesOfOne_ = static_cast<std::size_t>(std::count(one.begin(), one.end(), '\n'));
    // Solutions without a line break share a line, which is wrapped between two solutions.
    if (linesOfOne_ == 0) perRow_ = std::max<std::size_t>(1, charactersAcross / one.size());
    heading_ = !before_.empty() && before_.back() == '\n';
  }

  bool heading() const { return heading_; }
  const std::string& before() const { return before_; }
  // Rows, each of as many solutions as stand in one line, and of as many lines as one takes.
  std::size_t rows() const { return (count_ + perRow_ - 1) / perRow_; }
  std::size_t linesOfRow() const { return std::max<std::size_t>(1, linesOfOne_); }
  std::string row(std::size_t row) const {
    std::string text = row == 0 && !heading_ ? before_ : std::string();
    for (std::size_t i = row * perRow_; i < std::min(count_, (row + 1) * perRow_); ++i) {
      text += solution(i);
      if (i + 1 < count_) text += info(print_).between;
    }
    if (row + 1 == rows()) text += info(print_).after;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
  }

 private:
  std::string solution(std::size_t i) const {
    return printed(print_, {.number = i + 1,
                            .n = session_.n,
                            .places = session_.recorded(i),
                            .byColumns = byColumns_,
                            .base = base_});
  }

  const Snapshot& session_;
  Print print_;
  bool byColumns_;
  std::size_t count_;
  int base_;
  std::string before_;
  bool heading_ = false;
  std::size_t linesOfOne_ = 0;
  std::size_t perRow_ = 1;
};

}  // namespace

void drawPrinted(const Frame& frame) {
  drawChoice(frame);
  const std::size_t count = frame.session().analyses.solutions().foundAt(frame.session().readable().position);
  const ScrollPanel panel("printed", ImGui::GetContentRegionAvail(), frame.reaction);
  const ScopedFont mono(frame.fonts.mono, frame.palette().small());
  const Vec2 start = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float width = 0;
  const auto write = [&](const std::string& text, const std::string& id, float y) {
    const Vec2 size = textSize(text);
    width = std::max(width, size.x);
    fillText({start.x, start.y + y}, text, frame.palette().ink);
    frame.controls.read({.role = Role::item,
                         .id = frame.id("printed/" + id),
                         .name = text,
                         .area = {start.x, start.y + y, size.x, size.y},
                         .code = true});
  };
  if (onlyCounts(frame.session().program)) {
    const std::string text = printedCount(count);
    return write(text.substr(0, text.size() - 1), "count", 0);
  }
  if (count == 0) return;
  const float line = ImGui::GetFontSize();
  const auto across = static_cast<std::size_t>(ScrollPanel::width() / textWidth("0"));
  const Printout printout(frame, count, across);
  const float top = printout.heading() ? line : 0;
  if (printout.heading()) write(printout.before().substr(0, printout.before().size() - 1), "heading", 0);
  const float height = line * static_cast<float>(printout.linesOfRow());
  const float above = std::max(0.0f, (list.GetClipRectMin().y - start.y - top) / height);
  for (std::size_t row = static_cast<std::size_t>(above); row < printout.rows(); ++row) {
    const float y = top + static_cast<float>(row) * height;
    if (start.y + y > list.GetClipRectMax().y) break;
    write(printout.row(row), std::to_string(row + 1), y);
  }
  const float end = top + static_cast<float>(printout.rows()) * height;
  ImGui::Dummy({width, end});
  panel.keepInSight(count, end - height, height);
}

}  // namespace queens
