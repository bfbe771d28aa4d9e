#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "board/board_picture.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/controls/words.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

std::string duration(const Frame& frame, double seconds) {
  std::array<char, 24> text{};
  std::snprintf(text.data(), text.size(), seconds < 9.95 ? "%.2g" : "%.0f", std::max(seconds, 0.001));
  const bool minutes = seconds >= 120;
  if (minutes) std::snprintf(text.data(), text.size(), "%.0f", seconds / 60);
  return frame.say(minutes ? Message::minutes : Message::seconds, {{"number", std::string(text.data())}});
}

// n between a minus and a plus, the button, and the expected time.
void drawChoice(const Frame& frame) {
  const CountView& counting = *frame.model.counting;
  Controls& controls = frame.controls;
  const float height = controls.target(2.3f * frame.palette().textSize);
  const Vec2 button = {height, height};
  controls.iconButton({.id = frame.id("count/smaller"),
                       .name = frame.say(Message::countSmaller),
                       .command = ask::ChooseCount{counting.n - 1},
                       .enabled = counting.n > leastBoard(counting.given) && !counting.running},
                      Icon::minus, button);
  ImGui::SameLine(0, 0);
  ImGui::AlignTextToFramePadding();
  drawText(frame, "count/n", "n = " + std::to_string(counting.n));
  ImGui::SameLine(0, 0);
  controls.iconButton({.id = frame.id("count/larger"),
                       .name = frame.say(Message::countLarger),
                       .command = ask::ChooseCount{counting.n + 1},
                       .enabled = counting.n < kMaxCountN && !counting.running},
                      Icon::plus, button);
  ImGui::SameLine(0, 10);
  Command command = AppAction::startCount;
  if (counting.running) command = AppAction::cancelCount;
  controls.wordButton({.id = frame.id("count/start"),
                       .name = frame.say(counting.running ? Message::cancel : Message::count),
                       .command = command,
                       .enabled = leastBoard(counting.given) <= kMaxCountN,
                       .hint = frame.say(counting.running ? Message::countStop : Message::countHint)},
                      {0, height});
  std::string time;
  if (!counting.running && counting.expected) {
    time = frame.say(Message::countExpected, {{"time", duration(frame, *counting.expected)}});
  } else if (counting.running && counting.secondsLeft) {
    time = frame.say(Message::countLeft, {{"time", duration(frame, *counting.secondsLeft)}});
  }
  // An unknown time takes the place of a short one, so that nothing moves under the pointer later.
  const bool known = !time.empty();
  if (!known) time = frame.say(Message::countExpected, {{"time", duration(frame, 0.001)}});
  Controls::continueLine(12, textWidth(time));
  if (!known) {
    ImGui::Dummy({1, ImGui::GetFrameHeight()});
    return;
  }
  ImGui::AlignTextToFramePadding();
  ImGui::PushStyleColor(ImGuiCol_Text, imColor4(frame.palette().faint));
  drawText(frame, "count/time", time);
  ImGui::PopStyleColor();
}

void drawProgress(const Frame& frame) {
  const CountView& counting = *frame.model.counting;
  if (!counting.running) return;
  const float width = ImGui::GetContentRegionAvail().x - 12;
  const Vec2 at = ImGui::GetCursorScreenPos();
  fillRect({at.x, at.y, width, 6}, frame.palette().border, 3);
  fillRect({at.x, at.y, width * static_cast<float>(counting.share), 6}, frame.palette().accent, 3);
  ImGui::Dummy({width, 8});
  drawText(frame, "count/so-far", frame.say(Message::countSoFar, {{"solutions", counting.soFar}}));
}

// n, the count, the known number or the given queens, and the time. Of the counts with given queens, those
// with the queens on the screen.
void drawResults(const Frame& frame) {
  const CountView& counting = *frame.model.counting;
  std::vector<CountResult> results = counting.results;
  std::erase_if(results, [&](const CountResult& each) { return each.given && each.given != counting.given; });
  if (results.empty()) return;
  const ScopedFont mono(frame.fonts.mono, frame.palette().small());
  using Line = std::array<std::string, 4>;
  std::vector<Line> lines = {{"n", frame.say(Message::counterSolution), "A000170", frame.say(Message::time)}};
  for (const CountResult& result : results) {
    const std::uint64_t known = kA000170[static_cast<std::size_t>(result.n - 1)];
    const std::string compared = result.given
                                     ? frame.say(Message::countWithGiven, {{"given", result.given.count}})
                                     : (known == result.solutions ? "= " : "≠ ") + frame.number(known);
    lines.push_back({std::to_string(result.n), frame.number(result.solutions), compared,
                     duration(frame, result.seconds)});
  }
  const float gap = frame.palette().textSize;
  std::array<float, 5> starts = {ImGui::GetCursorPosX() + 0.5f * gap};
  for (std::size_t i = 0; i < 4; ++i) {
    float widest = 0;
    for (const Line& line : lines) widest = std::max(widest, textWidth(line[i]));
    starts[i + 1] = starts[i] + widest + gap;
  }
  for (const Line& line : lines) {
    const bool heading = &line == lines.data();
    if (heading) ImGui::PushStyleColor(ImGuiCol_Text, imColor4(frame.palette().faint));
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0) ImGui::SameLine(0, 0);
      ImGui::SetCursorPosX(starts[i]);
      ImGui::TextUnformatted(line[i].c_str());
    }
    if (heading) {
      ImGui::PopStyleColor();
    } else {
      const std::size_t index = static_cast<std::size_t>(&line - &lines[1]);
      const std::string note = results[index].given ? ", " : " (A000170), ";
      frame.read("count/result/" + std::to_string(index),
                 "n = " + line[0] + ": " + line[1] + " " + line[2] + note + line[3], lastItem(), Role::item);
    }
  }
}

// Time of whole boards against n; the time is logarithmic, so that steady growth is a straight line.
void drawChart(const Frame& frame) {
  std::vector<CountResult> results = frame.model.counting->results;
  std::erase_if(results, [](const CountResult& each) { return bool(each.given); });
  if (results.size() < 2) return;
  const Palette& palette = frame.palette();
  const Vec2 size = {std::min(ImGui::GetContentRegionAvail().x - 12, 26 * palette.textSize),
                     8 * palette.textSize};
  const Vec2 at = ImGui::GetCursorScreenPos();
  const ScopedFont mono(frame.fonts.mono, palette.small());
  constexpr std::array kMarks = {0.001, 0.1, 10.0, 1000.0};
  float left = 0;
  for (const double mark : kMarks) left = std::max(left, textWidth(duration(frame, mark)) + 8);
  const float bottom = at.y + size.y - 1.4f * palette.textSize;
  const auto x = [&](double n) {
    return at.x + left + (size.x - left - 10) * static_cast<float>((n - 1) / (kMaxCountN - 1));
  };
  constexpr double kLeast = -3, kMost = 3;  // a millisecond to a quarter of an hour, as powers of ten
  const auto y = [&](double seconds) {
    const double power = std::clamp(std::log10(std::max(seconds, 1e-3)), kLeast, kMost);
    return bottom - (bottom - at.y - 6) * static_cast<float>((power - kLeast) / (kMost - kLeast));
  };
  for (const double mark : kMarks) {
    strokeLine({at.x + left, y(mark)}, {at.x + size.x, y(mark)}, palette.border);
    fillText({at.x, y(mark) - 0.5f * ImGui::GetFontSize()}, duration(frame, mark), palette.faint);
  }
  // As many numbers as have room beside each other.
  const float number = textWidth("20");
  const int every = x(8) - x(4) > 1.4f * number ? 4 : 8;
  for (int n = every; n <= kMaxCountN; n += every) {
    const std::string text = std::to_string(n);
    fillText({x(n) - 0.5f * textWidth(text), bottom + 4}, text, palette.faint);
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Vec2 point = {x(results[i].n), y(results[i].seconds)};
    if (i > 0) {
      strokeLine({x(results[i - 1].n), y(results[i - 1].seconds)}, point, palette.accent, 2);
    }
    fillCircle(point, 4, palette.accent);
  }
  ImGui::Dummy(size);
}

void drawSentence(const Frame& frame, const std::string& id, Message message, float width,
                  const std::vector<Argument>& arguments = {}) {
  drawParagraph(frame, "count/" + id, frame.say(message, arguments), width, frame.palette().textSize);
}

// The queens of a random descent, on a small board.
void drawDescent(const Frame& frame, const Descent& descent, int n, const Given& given) {
  std::vector<Square> queens(given.queens().begin(), given.queens().end());
  queens.insert(queens.end(), descent.queens.begin(), descent.queens.end());
  BoardState state = boardOf(VariantId::flagArrays, n, queens);
  state.given = given.count;
  const Vec2 at = ImGui::GetCursorScreenPos();
  const float side = 9 * frame.palette().textSize;
  frame.draw(boardPicture({.state = state, .palette = frame.palette(), .geometry = {at, side, n}}));
  ImGui::Dummy({side, side + 4});
}

// The size of the search tree, estimated by random descents, and each of them.
void drawEstimate(const Frame& frame, float width) {
  const CountView& counting = *frame.model.counting;
  const float height = frame.controls.target(2.3f * frame.palette().textSize);
  frame.controls.wordButton({.id = frame.id("count/estimate"),
                             .name = frame.say(Message::estimateTree),
                             .command = AppAction::estimateTree,
                             .hint = frame.say(Message::estimateHint)},
                            {0, height});
  if (!counting.estimate) return;
  const TreeEstimate& estimate = *counting.estimate;
  const auto written = [&](double value) { return largeNumber(frame.model.language, value); };
  drawSentence(frame, "estimated", Message::estimateResult, width,
               {{"n", estimate.n},
                {"given", estimate.given.count},
                {"count", kDescents},
                {"seed", static_cast<int>(estimate.seed)},
                {"mean", written(estimate.mean)},
                {"deviation", written(estimate.deviation)},
                {"error", written(estimate.deviation / std::sqrt(kDescents))}});
  const auto index = static_cast<std::size_t>(estimate.n - 1);
  if (!estimate.given && index < kBoardsVisited.size())
    drawSentence(frame, "visited", Message::estimateTrue, width, {{"boards", kBoardsVisited[index]}});
  const Descent& descent = estimate.descents[static_cast<std::size_t>(counting.descent)];
  const Vec2 button = {height, height};
  frame.controls.iconButton({.id = frame.id("count/descent/previous"),
                             .name = frame.say(Message::estimatePrevious),
                             .command = ask::ShowDescent{counting.descent - 1},
                             .enabled = counting.descent > 0},
                            Icon::minus, button);
  ImGui::SameLine(0, 0);
  ImGui::AlignTextToFramePadding();
  drawText(frame, "count/descent",
           frame.say(Message::estimateDescent, {{"number", counting.descent + 1}, {"count", kDescents}}));
  ImGui::SameLine(0, 0);
  frame.controls.iconButton({.id = frame.id("count/descent/next"),
                             .name = frame.say(Message::estimateNext),
                             .command = ask::ShowDescent{counting.descent + 1},
                             .enabled = counting.descent + 1 < kDescents},
                            Icon::plus, button);
  std::string choices;
  for (const int each : descent.choices)
    choices += (choices.empty() ? "" : frame.say(Message::listComma)) + std::to_string(each);
  drawSentence(frame, "choices", Message::estimateChoices, width,
               {{"choices", choices}, {"boards", written(descent.boards)}});
  drawDescent(frame, descent, estimate.n, estimate.given);
}

void draw(const Frame& frame) {
  // Narrow enough for a scrollbar, there or not: else the text is longer with one and shorter without, and
  // which it is depends on what was there before.
  const float width = ScrollPanel::width() - 12;
  drawChoice(frame);
  drawProgress(frame);
  if (const auto measuring = frame.model.counting->measuring)
    drawSentence(frame, "measuring", Message::countMeasures, width, {{"n", *measuring}});
  if (const auto& problem = frame.model.counting->problem) drawSentence(frame, "problem", *problem, width);
  const Given& given = frame.model.counting->given;
  if (leastBoard(given) > kMaxCountN)
    drawSentence(frame, "given", Message::countGivenOutside, width, {{"n", kMaxCountN}});
  else if (given)
    drawSentence(frame, "given", Message::countGiven, width, {{"given", given.count}});
  drawResults(frame);
  drawChart(frame);
  if (leastBoard(given) <= kMaxCountN) drawEstimate(frame, width);
  drawSentence(frame, "method", given ? Message::countMethodGiven : Message::countMethod, width);
  // The page explains how whole boards are counted.
  if (given) return;
  frame.controls.wordButton({.id = frame.id("count/explain"),
                             .name = frame.say(Message::countExplanation),
                             .command = AppAction::explainCount,
                             .hint = frame.say(Message::countPage)},
                            {0, 0});
}

}  // namespace

constexpr Panel kCountPanel = {.id = "count",
                               .title = Message::count,
                               .hint = Message::countHint,
                               .available = [](const Model& model) { return model.counting->available; },
                               .draw = draw,
                               .rare = true};

}  // namespace queens
