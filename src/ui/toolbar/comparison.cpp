#include "ui/toolbar/toolbar.hpp"

#include "text/comparison.hpp"

#include <algorithm>

#include "text/title.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

void drawAbreast(const Frame& frame, Rect area) {
  const auto now = static_cast<std::size_t>(frame.model.by);
  MenuSpec menu = {.id = "abreast",
                   .name = frame.say(Message::abreast),
                   .value = frame.say(Message::abreastEvent + now),
                   .hint = frame.say(Message::abreastEventNote + now)};
  for (std::size_t i = 0; i < kSyncModeNames.size(); ++i) {
    menu.options.push_back({.name = frame.say(Message::abreastEvent + i),
                            .note = frame.say(Message::abreastEventNote + i),
                            .command = ask::SetSyncMode{static_cast<SyncMode>(i)},
                            .chosen = i == now});
  }
  ImGui::SetCursorScreenPos(area.position());
  frame.controls.menuButton(menu, {area.width, area.height});
}

// How far a search has got, and by how many operations. Both tracks have one scale, and each ends at its
// finish line. From the last row of a hall the bars tell which search needs fewer operations.
void drawRace(const Frame& frame, Rect counter, Rect bar) {
  const Snapshot& session = frame.session();
  const Palette& palette = frame.palette();
  std::uint64_t longest = 1;
  for (const Snapshot& each : frame.model.sessions) longest = std::max(longest, each.track());
  const auto lengthOf = [&](std::uint64_t operations) {
    return static_cast<float>(static_cast<double>(operations) / static_cast<double>(longest)) * bar.width;
  };
  const float track = lengthOf(session.track());
  const float done = std::min(track, lengthOf(session.operations.value_or(0)));
  const float round = 0.5f * bar.height;
  fillRect({bar.x, bar.y, track, bar.height}, palette.border, round);
  const Color color = session.timeline.atEnd() ? palette.solved : palette.accent;
  fillRect({bar.x, bar.y, done, bar.height}, color, round);
  if (session.operationsInAll) {
    const float finish = bar.x + track;
    strokeLine({finish, bar.y - 0.5f * bar.height}, {finish, bar.y + 1.5f * bar.height}, palette.ink, 2);
  }
  const std::string text = operationsOf({session.timeline, session.operations}, frame.model.language);
  frame.read("race", text, counter);
  const ScopedFont large(frame.fonts.strong, palette.heading());
  const float size = sizeWithin(text, counter.width);
  const float width = textWidth(text) * size / ImGui::GetFontSize();
  fillText({counter.right() - width, counter.y + 0.5f * (counter.height - size)}, text, palette.ink, size);
}

}  // namespace

void drawDifference(const Frame& frame, Rect area) {
  const float unit = frame.palette().textSize;
  const float width = std::min(8.5f * unit, 0.36f * area.width);
  const float height = std::min(2.3f * unit, area.height - 4);
  drawAbreast(frame, {area.right() - width, area.y + 4, width, height});
  const Snapshot& first = frame.session();
  const Snapshot& second = frame.model.sessions[1];
  const std::string text =
      frame.model.by == SyncMode::operation
          ? race({first.timeline, first.operations}, {second.timeline, second.operations},
                 frame.model.language)
          : difference(first.timeline, second.timeline, frame.model.by, frame.model.language);
  const Rect room = {area.x, area.y + 8, area.width - width - unit, area.height - 8};
  drawMarkedIn(frame, "difference", text, room, unit, 0.75f * unit);
  frame.read("difference", text, room);
}

void drawHeading(const Frame& frame, Rect area) {
  const float unit = frame.palette().textSize;
  const float height = 2.3f * unit;
  if (frame.model.asked) {
    const std::string title = titleOf(frame.session().program, frame.model.language);
    drawMarkedIn(frame, "heading", title, area, 1.25f * unit, 0.75f * unit);
    frame.read("heading", title, area);
    return;
  }
  if (frame.model.by == SyncMode::operation) {
    const float taken = frame.sessionIndex > 0 ? height + 0.5f * unit : 0;
    const float room = std::min(13 * unit, 0.42f * area.width);
    drawRace(frame, {area.right() - taken - room, area.y, room, height},
             {area.x + 4, area.y + height + 0.25f * unit, area.width - 4, 0.4f * unit});
  }
  ImGui::SetCursorScreenPos(area.position());
  const float share = frame.model.by == SyncMode::operation ? 0.45f : 1.0f;
  const float menu = std::min(14 * unit, share * (area.width - height - 4));
  drawSearchMenu(frame, frame.sessionIndex == 0 ? Message::search : Message::secondSearch, menu);
  if (frame.sessionIndex == 0) return;
  ImGui::SetCursorScreenPos({area.right() - height, area.y});
  frame.controls.iconButton({.id = frame.id("end"),
                             .name = frame.say(Message::endComparison),
                             .command = AppAction::toggleComparison},
                            Icon::close, {height, height});
}

}  // namespace queens
