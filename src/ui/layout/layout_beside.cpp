#include <algorithm>

#include "ui/layout/layout_parts.hpp"

namespace queens {
namespace {

// Its name, its board and, below or beside that, its sentence and its tabs, as far as there is room.
void arrange(const LayoutRequest& request, Rect area, Layout& layout) {
  const float unit = request.unit;
  const float edge = leftEdge(request.size.x, unit);
  layout.heading = {area.x + edge, area.y + 2, area.width - edge - 8, (request.racing ? 3.3f : 2.6f) * unit};
  Rect room = {area.x, area.y + layout.heading.height, area.width, area.height - layout.heading.height - 4};
  layout.compact = isCompact(room);
  if (request.view == View::board) {
    layout.board = boardIn(room, layout.compact, unit);
    return;
  }
  const float tabs = 11 * unit;
  const float row = tabsHeight(unit, request.touch);
  const bool flat = room.width > 1.25f * room.height;
  if (request.view == View::full && !request.presenting && flat && room.width < 32 * unit &&
      room.height - row >= 9 * unit) {
    // On a phone the board is the first of the tabs.
    layout.boardIsTab = true;
    layout.side = {room.x + 8, room.y, room.width - 16, room.height};
    if (!request.boardInFront) return;
    layout.side.height = row;
    room.y += row;
    room.height -= row;
  }
  if (flat) {
    layout.board = boardIn({room.x + 2, room.y, std::min(room.height, 0.55f * room.width), room.height},
                           layout.compact, unit);
    const float x = layout.board.right() + 12;
    const float width = room.right() - x - 8;
    const bool tabbed =
        !request.presenting && !layout.boardIsTab && room.height > 1.6f * tabs && width > 16 * unit;
    layout.caption = {x, room.y, width,
                      sentenceHeight(request, tabbed ? room.height - 1.1f * tabs : room.height)};
    const float top = room.y + layout.caption.height;
    if (tabbed) layout.side = {x, top, width, room.bottom() - top};
    return;
  }
  const float caption = sentenceHeight(request, 4.6f * unit);
  const float left = room.height - caption;
  const float side =
      std::min(room.width, !request.presenting && left - tabs >= 0.5f * room.height ? left - tabs : left);
  layout.board = boardIn({room.x + 4, room.y, room.width - 8, side}, layout.compact, unit);
  const float y = layout.board.bottom() + 6;
  layout.caption = {room.x + 12, y, room.width - 24, std::min(caption, room.bottom() - y)};
  const float top = y + layout.caption.height;
  const float below = room.bottom() - top;
  if (!request.presenting && below >= 0.8f * tabs) layout.side = {room.x + 12, top, room.width - 24, below};
}

}  // namespace

std::array<Layout, 2> layoutsBeside(const LayoutRequest& request) {
  if (request.asked && request.asked->rest && !request.large) {
    std::array<Layout, 2> both = layoutsBeside(afterAnswer(request));
    both[0].toolbar = both[0].transport = both[0].difference = both[0].chart = {};
    for (Layout& each : both) {
      each.side = {};
      if (!request.narration) each.caption = {};
    }
    if (!both[0].boardIsTab) return both;
  }
  std::array<Layout, 2> both;
  Layout& first = both[0];
  LayoutRequest rest = request;
  rest.beside = true;
  first.hasRoomForChart = request.size.y >= 40 * request.unit;
  rest.chart = request.chart && first.hasRoomForChart && request.view != View::board;
  // No panel helps to answer a question about two boards.
  rest.presenting = request.presenting || request.asked;
  Rect room = request.view == View::board ? Rect{0, 0, request.size.x, request.size.y}
              : request.presenting        ? stageIn(rest, first)
                                          : frameIn(rest, first);
  if (request.view != View::board && !request.asked) {
    const float width = room.width / request.unit;
    const float lines = width < 32 ? 7.0f : width < 45 && request.size.y > 26 * request.unit ? 4.6f : 2.9f;
    const float height = lines * request.unit;
    const float edge = leftEdge(request.size.x, request.unit);
    first.difference = {room.x + edge, room.y, room.width - edge - 8, height};
    room = {room.x, room.y + height, room.width, room.height - height};
  }
  const bool across = room.width > room.height;
  const Vec2 half = across ? Vec2{0.5f * room.width, room.height} : Vec2{room.width, 0.5f * room.height};
  arrange(rest, {room.x, room.y, half.x, half.y}, both[0]);
  arrange(rest, {room.x + (across ? half.x : 0), room.y + (across ? 0 : half.y), half.x, half.y}, both[1]);
  return both;
}

}  // namespace queens
