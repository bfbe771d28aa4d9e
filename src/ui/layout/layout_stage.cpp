#include <algorithm>

#include "ui/layout/layout_parts.hpp"

namespace queens {
namespace {

constexpr float kStageMargin = 20;

// Height of a sentence whose letters are half as large again as beside the program.
float captionHeight(const LayoutRequest& request, float width) {
  return sentenceHeight(request, (width >= 36 * request.unit ? 8.5f : 10.5f) * request.unit);
}

}  // namespace

Rect stageIn(const LayoutRequest& request, Layout& layout) {
  const float bar = std::max(44.0f, 3 * request.unit) + 8;
  layout.stage = true;
  layout.transport = {0, request.size.y - bar, request.size.x, bar};
  return {0, 0, request.size.x, layout.transport.y};
}

Layout stageOf(const LayoutRequest& request) {
  Layout layout;
  const float unit = request.unit;
  const Rect room = stageIn(request, layout);
  layout.compact = isCompact(room);
  // A search that is seen as it grows needs some rows.
  const float least = 8 * unit;
  if (room.width >= 1.2f * room.height) {
    const float column = std::min(room.height, 0.56f * room.width);
    layout.board = boardIn({4, 4, column - 4, room.height - 8}, layout.compact, unit);
    const float x = layout.board.right() + kStageMargin;
    const float width = room.width - x - kStageMargin;
    const float low = room.height - 2 * kStageMargin;
    const float wanted = captionHeight(request, width);
    const bool grows = request.chart && low - wanted >= least;
    layout.caption = {x, kStageMargin, width, grows ? wanted : low};
    const float top = kStageMargin + wanted;
    if (grows) layout.chart = {x, top, width, room.height - top - 4};
    return layout;
  }
  const float caption = std::min(captionHeight(request, room.width), 0.4f * room.height);
  const float side = std::min(room.width, room.height - caption);
  layout.board = boardIn({4, 2, room.width - 8, side - 4}, layout.compact, unit);
  const float y = layout.board.bottom() + 8;
  layout.caption = {12, y, room.width - 24, std::min(caption, room.height - y)};
  const float top = y + layout.caption.height;
  if (request.chart && room.height - top >= least) layout.chart = {0, top, room.width, room.height - top};
  return layout;
}

}  // namespace queens
