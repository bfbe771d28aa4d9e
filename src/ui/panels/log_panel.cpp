#include <algorithm>
#include <cmath>
#include <string>

#include "board/board_picture.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/controls/squares.hpp"
#include "ui/panels/all.hpp"

namespace queens {
namespace {

// A check or a cross on a disc.
void addVerdict(bool safe, Color color, Color ink, Vec2 center, float half, Picture& picture) {
  picture.add(disc(center, 0.8f * half, color));
  picture.add({.kind = safe ? ShapeKind::check : ShapeKind::cross,
               .center = center,
               .halfSize = {0.46f * half, 0.46f * half},
               .fill = ink,
               .parameter = 0.8f});
}

void addQueen(Color fill, Color edge, Vec2 center, float half, Picture& picture) {
  picture.add({.kind = ShapeKind::queen,
               .center = center,
               .halfSize = {half, half},
               .fill = fill,
               .edge = edge,
               .edgeWidth = 1});
}

// A square, filled or not, with an edge.
void addBox(Color fill, Color edge, Vec2 center, Vec2 half, Picture& picture) {
  picture.add({.kind = ShapeKind::box,
               .center = center,
               .halfSize = half,
               .fill = fill,
               .edge = edge,
               .edgeWidth = 1.5f,
               .parameter = 2});
}

// Adds the symbol of an event around a point, similar to its mark on the board.
// @param size of a square that holds it, CSS px @param opacity 0…1
void addSign(const Palette& palette, const Event& event, Vec2 center, float size, float opacity,
             Picture& picture) {
  const float half = 0.5f * size;
  const Vec2 square = {0.8f * half, 0.8f * half};
  const Vec2 band = {half, 0.4f * half};
  const Color color = colorOf(palette, event).faded(opacity);
  switch (event.kind) {
    case EventKind::test:
    case EventKind::compare:
    case EventKind::restrict:
    case EventKind::restore:
      addVerdict(event.safe || event.kind == EventKind::restore, color, palette.queenEdge, center, half,
                 picture);
      break;
    case EventKind::scan:
      addBox(palette.safe.faded(0.2f).faded(opacity), palette.safe.faded(opacity), center, band, picture);
      break;
    case EventKind::place:
    case EventKind::move:
      addQueen(color, color, center, 0.9f * half, picture);
      break;
    case EventKind::remove:
      addQueen(palette.removed.faded(0.25f * opacity), color, center, 0.9f * half, picture);
      break;
    case EventKind::solution:
      addBox(palette.solvedGround.faded(opacity), color, center, square, picture);
      break;
    case EventKind::reject:
    case EventKind::restart:
    case EventKind::done:
      addBox(color.faded(0), color, center, square, picture);
      break;
    case EventKind::exhausted:
    case EventKind::wipeout:
      addBox(colorOf(palette, event).faded(0.2f * opacity), color, center, band, picture);
      if (!event.deadEnd && event.kind != EventKind::wipeout) break;
      picture.add({.kind = ShapeKind::hatch,
                   .center = center,
                   .halfSize = band,
                   .fill = color,
                   .edgeWidth = 1.2f,
                   .parameter = 4});
      break;
  }
}

constexpr std::size_t kLength = 60;

// Events around the current position: the last ones, then those ahead that have been seen.
struct Entries {
  std::vector<Event> events;
  std::uint64_t before = 0;  // position before the first of them
};

Entries entriesOf(const Snapshot& session) {
  const Timeline& timeline = session.timeline;
  if (session.calm) return {*session.recalled, session.calm->position - session.recalled->size()};
  Entries entries{timeline.recentEvents(kLength), 0};
  entries.before = timeline.position() - entries.events.size();
  const std::uint64_t ahead = timeline.furthest() - timeline.position();
  const auto next =
      timeline.upcomingEvents(static_cast<std::size_t>(std::min<std::uint64_t>(kLength, ahead)));
  entries.events.insert(entries.events.end(), next.begin(), next.end());
  return entries;
}

void draw(const Frame& frame) {
  const ScrollPanel panel("events", ImGui::GetContentRegionAvail(), frame.reaction);
  const Palette& palette = frame.palette();
  const Fonts& fonts = frame.fonts;
  const float unit = palette.textSize;
  const float height = std::floor(1.6f * unit);
  const std::uint64_t now = frame.session().readable().position;
  const Entries entries = entriesOf(frame.session());
  const Vec2 start = ImGui::GetCursorScreenPos();
  const float width = ScrollPanel::width();
  const std::string widest = frame.number(entries.before + entries.events.size());
  float digits = 0;
  {
    const ScopedFont mono(fonts.mono, palette.small());
    digits = textWidth(widest);
  }
  Picture signs;
  for (std::size_t i = 0; i < entries.events.size(); ++i) {
    const Event& event = entries.events[i];
    const std::uint64_t position = entries.before + i + 1;
    const float y = start.y + height * static_cast<float>(i);
    const std::string number = frame.number(position);
    std::string words = frame.say(Message::kindTest + static_cast<std::size_t>(event.kind));
    if (const std::string where = place(event, frame.model.preferences.base); !where.empty())
      words += "  " + where;
    ImGui::SetCursorScreenPos({start.x, y});
    frame.controls.row({.id = frame.id("log/" + std::to_string(position)),
                        .name = number + "  " + words,
                        .command = frame.ask(ask::Seek{position}),
                        .on = position == now,
                        .hint = frame.say(Message::goThere)},
                       {width, height});
    const float faded = position > now ? 0.55f : 1;
    {
      const ScopedFont mono(fonts.mono, palette.small());
      fillText({start.x + 8 + digits - textWidth(number), y + 0.5f * (height - ImGui::GetFontSize())}, number,
               palette.faint.faded(faded));
    }
    const float middle = start.x + 8 + digits + 1.3f * unit;
    addSign(palette, event, {middle, y + 0.5f * height}, 1.1f * unit, faded, signs);
    const ScopedFont text(fonts.text, palette.small());
    fillText({middle + 1.1f * unit, y + 0.5f * (height - ImGui::GetFontSize())}, words,
             palette.ink.faded(faded));
  }
  frame.draw(std::move(signs));
  ImGui::SetCursorScreenPos(start);
  ImGui::Dummy({width, height * static_cast<float>(entries.events.size())});
  panel.keepInSight(now, height * static_cast<float>(std::max<std::uint64_t>(now, 1) - 1 - entries.before),
                    height);
}

}  // namespace

constexpr Panel kLogPanel = {.id = "log",
                             .title = Message::log,
                             .hint = Message::logHint,
                             .needs = [](const Model&, OnScreen& shown) { shown.events = kLength; },
                             .draw = draw,
                             .rare = true,
                             .ownScrolling = true};

}  // namespace queens
