#include "ui/caption/caption.hpp"

#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"
#include "text/marked.hpp"
#include "text/verb.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

// The latest solution as a small board at the right end of an area. Returns what is left beside it.
Rect drawLatestSolution(const Frame& frame, Rect area) {
  const std::vector<int>& places = frame.session().latestSolution;
  if (places.empty()) return area;
  const float unit = frame.palette().textSize;
  const std::uint64_t number = frame.session().latestNumber;
  const std::string name = frame.say(Message::latestSolution, {{"number", number}});
  const ScopedFont font(frame.fonts.text, frame.palette().small());
  const Vec2 label = textSize(name);
  // Its name is under it, unless that would make it too small to be seen.
  const float most = std::floor(std::min({area.height - 6, 0.3f * area.width, 7 * unit}));
  const float under = std::floor(std::min(most, area.height - 6 - label.y));
  const bool named = under >= 3 * unit;
  const float side = named ? under : most;
  if (side < 2.5f * unit) return area;
  const Rect board = {std::floor(area.right() - side), std::floor(area.y) + 2, side, side};
  const std::vector<std::int8_t> lines(places.begin(), places.end());
  BoardState state = boardOf(frame.session().variant(), frame.session().n, lines);
  state.event = Event{.kind = EventKind::solution};
  frame.draw(boardPicture(
      {.state = state, .palette = frame.palette(), .geometry = {board.position(), side, state.n}}));
  if (named) fillText({board.x + 0.5f * (side - label.x), board.y + side + 2}, name, frame.palette().faint);
  frame.read("latest-solution", name, board);
  area.width -= side + unit;
  return area;
}

std::string summary(const Frame& frame) {
  const ShownPosition& shown = *frame.session().calm;
  std::string text =
      frame.say(Message::runningSummary, {{"solutions", shown.counters.of(EventKind::solution)},
                                          {"depth", static_cast<int>(shown.search.places().size())},
                                          {"events", shown.position}});
  if (frame.session().fast) text += " " + frame.say(Message::heatNote);
  return text;
}

// The text size for all sentences in an area, so that it does not jump: the largest in which a long sentence
// fits. Latin letters are half an em wide on average. Scripts with wider letters need half as many.
float sizeIn(Rect area, float unit) {
  constexpr float kLetters = 205;
  const auto fits = [&](float em) {
    const float lines = std::ceil(kLetters * 0.5f * em / area.width);
    return lines * 1.45f * em <= area.height;
  };
  float em = 1.5f * unit;
  while (em > 0.8f * unit && !fits(em)) em -= 0.5f;
  return em;
}

// Width of the rule before the sentence, and the gap beside it.
constexpr float kRule = 0.25f;
constexpr float kBeside = 0.6f;

}  // namespace

void drawCaption(const Frame& frame, Rect area) {
  // In a lecture it is read from the last row.
  const float unit = frame.palette().textSize * (frame.model.preferences.presenting ? 1.4f : 1);
  const Rect whole = area;
  const float taken = area.width < 14 * unit ? 0 : (kRule + kBeside) * frame.palette().textSize;
  area = {area.x + taken, area.y, area.width - taken, area.height};
  float em = sizeIn(area, unit);
  area = drawLatestSolution(frame, area);
  const bool calm = frame.session().calm.has_value();
  const std::string sentence = calm ? summary(frame) : frame.model.sentences[frame.sessionIndex];
  const Event* event = calm ? nullptr : frame.session().now.event();
  Stress stress;
  if (event && frame.session().followable)
    stress = {verbIn(sentence, event->kind, frame.model.language), colorOf(frame.palette(), *event)};
  const auto height = [&] { return heightOf(frame.fonts, sentence, area.width, em, stress.words); };
  // A longer sentence has smaller letters, so that it need not scroll.
  while (em > 0.8f * unit && height() > area.height) em -= 0.5f;
  const float read = std::min(whole.height, height());
  // Tips do not cover what is being read.
  frame.controls.keepClear({area.x, area.y, area.width, read});
  if (taken > 0 && !stress.words.empty()) {
    // A rule in the colour of the event leads the eye from the board to the sentence.
    const float width = kRule * frame.palette().textSize;
    fillRect({whole.x, whole.y, width, read}, stress.color, 0.5f * width);
  }
  drawMarkedIn(frame, "sentence", sentence, area, em, em, stress);
  frame.read("sentence", plain(sentence), {area.x, area.y, area.width, read});
}

}  // namespace queens
