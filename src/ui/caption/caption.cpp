#include "ui/caption/caption.hpp"

#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"
#include "text/marked.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

// The latest solution as a small board at the right end of an area. Returns what is left beside it.
Rect drawLatestSolution(const SessionFrame& frame, Rect area) {
  const std::vector<int>& places = frame.session.overview().latest();
  if (places.empty()) return area;
  const float unit = frame.palette().textSize;
  const std::uint64_t number = frame.session.overview().latestNumber();
  const std::string name = frame.frame.say(Message::latestSolution, {{"number", number}});
  const ScopedFont font(frame.frame.fonts, frame.frame.fonts.text, 0.8f * unit);
  const ImVec2 label = ImGui::CalcTextSize(name.c_str());
  // Its name is under it, unless that would make it too small to be seen.
  const float most = std::floor(std::min({area.height - 6, 0.3f * area.width, 7 * unit}));
  const float under = std::floor(std::min(most, area.height - 6 - label.y));
  const bool named = under >= 3 * unit;
  const float side = named ? under : most;
  if (side < 2.5f * unit) return area;
  const Rect board = {std::floor(area.x + area.width - side), std::floor(area.y) + 2, side, side};
  const std::vector<std::int8_t> lines(places.begin(), places.end());
  BoardState state = boardOf(frame.session.variant(), frame.session.n(), lines);
  state.event = Event{.kind = EventKind::solution};
  frame.frame.pictures.add(frame.frame.fonts, boardPicture({.state = state,
                                                            .palette = frame.palette(),
                                                            .geometry = {board.position(), side, state.n}}));
  if (named)
    ImGui::GetWindowDrawList()->AddText({board.x + 0.5f * (side - label.x), board.y + side + 2},
                                        imColor(frame.palette().faint), name.c_str());
  frame.frame.controls.read(Role::text, frame.id("latest-solution"), name, {}, board);
  area.width -= side + unit;
  return area;
}

std::string summary(const Frame& frame, const Session& session, const Overview::Figures& figures) {
  std::string text =
      frame.say(Message::runningSummary,
                {{"solutions", figures.solutions}, {"depth", figures.depth}, {"events", figures.position}});
  if (session.fast()) text += " " + frame.say(Message::heatNote);
  return text;
}

// The size of all sentences in an area, so that what is read does not jump: the largest in which a long one
// fits. Letters of running text are half an em wide on average, and those of languages whose letters are
// wider say as much with half as many.
float sizeIn(Rect area, float unit) {
  constexpr float kLetters = 190;
  const auto fits = [&](float em) {
    const float lines = std::ceil(kLetters * 0.5f * em / area.width);
    return lines * 1.45f * em <= area.height;
  };
  float em = 1.5f * unit;
  while (em > 0.8f * unit && !fits(em)) em -= 0.5f;
  return em;
}

}  // namespace

void drawCaption(const SessionFrame& frame, Rect area) {
  const Frame& all = frame.frame;
  // In a lecture it is read from the last row.
  const float unit = frame.palette().textSize * (all.model.preferences.presenting ? 1.4f : 1);
  const float em = sizeIn(area, unit);
  area = drawLatestSolution(frame, area);
  const auto& figures = frame.session.overview().figures();
  const std::string sentence = figures
                                   ? summary(all, frame.session, *figures)
                                   : all.model.told[frame.index].sentence(frame.session, all.model.language);
  drawMarkedIn(all, "sentence", sentence, area, em, em);
  frame.frame.controls.read(Role::text, frame.id("sentence"), plain(sentence), {}, area);
}

}  // namespace queens
