#include "ui/board/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "ui/controls/guides.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

// C(n², n), the number of ways to place n queens on a board.
double waysToPlace(int n) {
  double ways = 1;
  for (int i = 0; i < n; ++i) ways = ways * (n * n - i) / (i + 1);
  return ways;
}

std::string written(const Frame& frame, double value) {
  return largeNumber(frame.model.language, value);
}

// The first two digits of a large number, or the power of ten of a very large one.
std::string roughly(const Frame& frame, double value) {
  const double step = value < 1e15 ? std::pow(10, std::max(0.0, std::floor(std::log10(value)) - 1)) : 1;
  return written(frame, std::round(value / step) * step);
}

std::string workOf(const Frame& frame, std::uint64_t boards) {
  const Counters& counters = frame.session().timeline.counters();
  // A program need not print what it tests.
  if (frame.session().program.recording && counters.of(EventKind::test) == 0)
    return frame.say(Message::summaryBoards, {{"boards", boards}});
  if (info(frame.session().variant()).scansRows)
    return frame.say(Message::summaryScans, {{"boards", boards}, {"scans", counters.of(EventKind::scan)}});
  if (info(frame.session().variant()).looksAhead)
    return frame.say(Message::summaryRestrictions,
                     {{"boards", boards}, {"squares", counters.of(EventKind::restrict)}});
  if (info(frame.session().variant()).movesQueens)
    return frame.say(Message::summaryMoves, {{"boards", counters.of(EventKind::restart) + 1},
                                             {"moves", counters.of(EventKind::move)}});
  return frame.say(Message::summaryWork, {{"boards", boards}, {"tests", counters.of(EventKind::test)}});
}

// Number of boards if some of the rules are already kept.
std::string rulesOf(const Frame& frame, int n) {
  double power = 1, factorial = 1;
  for (int i = 1; i <= n; ++i) {
    power *= n;
    factorial *= i;
  }
  return frame.say(Message::summaryRules,
                   {{"power", written(frame, power)}, {"factorial", written(frame, factorial)}});
}

// The text of the summary, one paragraph each.
std::vector<std::string> paragraphs(const Frame& frame) {
  const int n = frame.session().n;
  const std::uint64_t boards = frame.session().timeline.counters().of(EventKind::place) + 1;
  std::vector<std::string> said = {workOf(frame, boards)};
  // The amount of work is meaningless for a faulty program.
  if (isWrong(frame.session().program) || info(frame.session().variant()).movesQueens) return said;
  const double ways = waysToPlace(n);
  const double times = ways / static_cast<double>(boards);
  if (times < 2) return said;
  said.push_back(frame.say(
      Message::summaryWays,
      {{"ways", written(frame, ways)}, {"n", n}, {"squares", n * n}, {"times", roughly(frame, times)}}));
  // Fewer numbers are enough for a newcomer.
  if (!frame.session().firstParts) said.push_back(rulesOf(frame, n));
  return said;
}

std::string foundBy(const Frame& frame) {
  const std::uint64_t solutions = frame.session().timeline.counters().of(EventKind::solution);
  Message found = Message::summaryFound;
  if (isWrong(frame.session().program))
    found = solutions > 0 ? Message::solutionsRecorded : Message::noSolutionRecorded;
  return frame.say(found, {{"solutions", solutions}});
}

bool isOver(const Frame& frame) {
  const Model& model = frame.model;
  // The board is what a question is about.
  const bool alone = !model.comparing && !model.asked;
  const bool operated = model.preferences.view == View::full || model.preferences.view == View::player;
  const Timeline& timeline = frame.session().timeline;
  return alone && operated && timeline.atEnd() && timeline.position() > 0 && !frame.session().moving() &&
         timeline.search().places().empty();
}

// Suggestions for continuing.
std::vector<ButtonSpec> buttonsOf(const Frame& frame, bool searchIsShown) {
  const bool recorded = static_cast<bool>(frame.session().program.recording);
  std::vector<ButtonSpec> buttons = {{.id = "summary/grow",
                                      .name = frame.say(Message::summaryGrow),
                                      .key = "]",
                                      .command = frame.ask(ask::Grow{1}),
                                      .enabled = frame.session().n < kMaxN && !recorded}};
  const auto own = [&](auto at) {
    if (!frame.model.arrangement.writing)
      buttons.insert(at, guideButton(frame, Guide::program, "summary/program"));
  };
  if (frame.session().firstParts) {
    own(buttons.begin());
    buttons.insert(buttons.begin(), guideButton(frame, Guide::lesson, "summary/lesson"));
    return buttons;
  }
  buttons.insert(buttons.end(), {{.id = "summary/compare",
                                  .name = frame.say(Message::summaryCompare),
                                  .key = "C",
                                  .command = AppAction::toggleComparison},
                                 guideButton(frame, Guide::figures, "summary/figures")});
  own(buttons.end());
  if (!searchIsShown)
    buttons.push_back({.id = "summary/tree",
                       .name = frame.say(Message::chart),
                       .key = "G",
                       .command = AppAction::toggleChart});
  return buttons;
}

// Lays buttons in rows of a width from a place on, and draws them if that is wanted.
// @return the height that they take
float placeButtons(Controls& controls, const std::vector<ButtonSpec>& buttons, Rect area, bool draw) {
  constexpr float kGap = 8;
  const float height = area.height;
  Vec2 at;
  for (const ButtonSpec& each : buttons) {
    const float width = textWidth(each.name) + 2 * ImGui::GetStyle().FramePadding.x;
    if (at.x > 0 && at.x + width > area.width) at = {0, at.y + height + kGap};
    if (draw) {
      ImGui::SetCursorScreenPos({area.x + at.x, area.y + at.y});
      controls.wordButton(each, {width, height});
    }
    at.x += width + kGap;
  }
  return at.y + height;
}

}  // namespace

bool drawSummary(const Frame& frame, const Layout& layout) {
  const Rect board = layout.board;
  const float em = frame.palette().textSize;
  if (!isOver(frame) || board.width < 19 * em) return false;
  std::vector<std::string> said = paragraphs(frame);
  const std::string found = foundBy(frame);
  const std::vector<ButtonSpec> buttons = buttonsOf(frame, !layout.chart.empty());

  const ScopedFont text(frame.fonts.text, em);
  const float margin = 1.2f * em;
  const float width = std::min(board.width - 2 * em, 27 * em);
  const float inner = width - 2 * margin;
  const float title = 1.6f * em;
  const Rect row = {0, 0, inner, std::max(2.4f * em, 40.0f)};
  float height = 2 * margin + 1.4f * title + placeButtons(frame.controls, buttons, row, false);
  const auto heightOfSaid = [&](const std::string& each) {
    return heightOf(frame.fonts, each, inner, em) + 0.6f * em;
  };
  for (const std::string& each : said) height += heightOfSaid(each);
  // A lower board shows less, and one that is very low its frame rather.
  for (; height > board.height && said.size() > 1; said.pop_back()) height -= heightOfSaid(said.back());
  if (height > board.height) return false;
  const Rect card = {board.x + 0.5f * (board.width - width), board.y + 0.5f * (board.height - height), width,
                     height};

  fillRect(card, frame.palette().page.faded(0.96f), 12);
  strokeRect(card, frame.palette().border, 1, 12);
  Vec2 at = {card.x + margin, card.y + margin};
  ImGui::GetWindowDrawList()->AddText(frame.fonts.strong.handle, title, at, imColor(frame.palette().ink),
                                      found.c_str());
  frame.read("summary/found", found, {at.x, at.y, inner, title});
  at.y += 1.4f * title;
  for (std::size_t i = 0; i < said.size(); ++i) {
    ImGui::SetCursorScreenPos(at);
    at.y += drawParagraph(frame, "summary/" + std::to_string(i), said[i], inner, em) + 0.6f * em;
  }
  placeButtons(frame.controls, buttons, {at.x, at.y, inner, row.height}, true);
  return true;
}

}  // namespace queens
