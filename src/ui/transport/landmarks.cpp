#include "ui/transport/transport.hpp"

#include <numeric>

#include "text/title.hpp"

namespace queens {
namespace {

std::string nameOf(const Frame& frame, const Landmark& landmark) {
  if (landmark.kind == LandmarkKind::deadEnd && info(frame.session().variant()).looksAhead)
    return frame.say(Message::landmarkWipeout);
  return frame.say(Message::landmarkStart + static_cast<std::size_t>(landmark.kind));
}

void drawThreeButtons(const Frame& frame, Rect area) {
  const std::uint64_t position = frame.session().timeline.position();
  const bool busy = frame.session().moving();
  const auto there = [&](bool onward) {
    return landmarkFrom(frame.model.landmarks, position, onward).has_value();
  };
  const Vec2 size = {area.height, area.height};
  ImGui::SetCursorScreenPos(area.position());
  frame.controls.iconButton({.id = "landmark/back",
                             .name = frame.say(Message::landmarkBefore),
                             .key = "Page Up",
                             .command = ask::ToLandmark{false},
                             .enabled = there(false)},
                            Icon::back, size);
  ImGui::SetCursorScreenPos({area.x + area.height, area.y});
  frame.controls.iconButton({.id = "transport/play",
                             .name = frame.say(busy ? Message::pause : Message::play),
                             .key = "Space",
                             .command = frame.ask(SearchAction::playOrPause)},
                            busy ? Icon::pause : Icon::play, size);
  ImGui::SetCursorScreenPos({area.x + 2 * area.height, area.y});
  frame.controls.iconButton({.id = "landmark/on",
                             .name = frame.say(Message::landmarkAfter),
                             .key = "Page Down",
                             .command = ask::ToLandmark{true},
                             .enabled = there(true),
                             .primary = true},
                            Icon::step, size);
}

// All of them side by side, or where that has no room the one that has been reached.
// @return the right end of the last
float drawNames(const Frame& frame, Rect area) {
  const std::span<const Landmark> landmarks = frame.model.landmarks;
  const auto at = landmarkAt(landmarks, frame.session().timeline.position());
  const float unit = frame.palette().textSize;
  const ScopedFont font(frame.fonts.text, unit);
  const float gap = 0.4f * unit;
  const auto widthWith = [&](float sum, const Landmark& each) {
    return sum + frame.controls.tabWidth(nameOf(frame, each)) + gap;
  };
  const bool fits = std::accumulate(landmarks.begin(), landmarks.end(), 0.0f, widthWith) <= area.width;
  float x = area.x;
  for (std::size_t i = 0; i < landmarks.size(); ++i) {
    if (!fits && i != at) continue;
    const std::string name = nameOf(frame, landmarks[i]);
    ImGui::SetCursorScreenPos({x, area.y + 0.5f * (area.height - ImGui::GetFrameHeight())});
    frame.controls.tab({.id = "landmark/" + std::to_string(i),
                        .name = name,
                        .command = frame.ask(ask::Seek{landmarks[i].position}),
                        .on = i == at});
    x += frame.controls.tabWidth(name) + gap;
  }
  return x;
}

// The search and the board size, at the right end of an area if they fit into it.
void drawTitle(const Frame& frame, Rect area) {
  const ScopedFont font(frame.fonts.text, frame.palette().textSize);
  const std::string title =
      titleOf(frame.session().program, frame.model.language) + ", n = " + std::to_string(frame.session().n);
  const Vec2 size = textSize(title);
  if (size.x > area.width) return;
  const Rect place = {area.right() - size.x, area.y + 0.5f * (area.height - size.y), size.x, size.y};
  fillText(place.position(), title, frame.palette().faint);
  frame.read("landmark/title", title, place);
}

}  // namespace

void drawLandmarks(const Frame& frame, Rect bar) {
  strokeLine(bar.position(), {bar.right(), bar.y}, frame.palette().border);
  const float side = bar.height - 8;
  const Rect row = {bar.x + 8, bar.y + 4, bar.width - 16, side};
  drawThreeButtons(frame, row);
  const float end = drawNames(frame, {row.x + 3 * side + 12, row.y, row.width - 4 * side - 24, side});
  drawTitle(frame, {end, row.y, row.right() - side - 12 - end, side});
  ImGui::SetCursorScreenPos({row.right() - side, row.y});
  frame.controls.iconButton({.id = "landmark/end",
                             .name = frame.say(Message::presentEnd),
                             .key = "V",
                             .command = AppAction::togglePresenting},
                            Icon::close, {side, side});
}

}  // namespace queens
