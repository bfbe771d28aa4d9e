#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

constexpr float kMargin = 16;
constexpr float kCoordinates = 24;  // the strip of row and column numbers

// The largest board in an area, centred in it, on whole pixels so that its squares' edges are sharp.
Rect boardIn(Rect area, bool compact) {
  const float strip = compact ? 4 : kCoordinates;
  const float side = std::floor(std::max(32.0f, std::min(area.width - strip - 4, area.height - strip - 4)));
  return {std::floor(area.x + strip + 0.5f * (area.width - strip - 4 - side)),
          std::floor(area.y + strip + 0.5f * (area.height - strip - 4 - side)), side, side};
}

Layout wide(Vec2 size, float unit, std::size_t codeLines, bool touring) {
  Layout layout;
  const float bar = 3.6f * unit;
  const float transport = 4.8f * unit;
  layout.toolbar = {0, 0, size.x, bar};
  layout.transport = {0, size.y - transport, size.x, transport};
  const float height = size.y - bar - transport;
  const float boardWidth = std::min(height, 0.54f * size.x);
  layout.board = boardIn({kMargin, bar + 4, boardWidth - 8, height - 12}, false);
  const float x = layout.board.x + layout.board.width + 2 * kMargin;
  const float y = layout.board.y - kCoordinates;
  const float column = size.y - transport - y - 8;
  layout.caption = {x, y, size.x - x - kMargin, std::min(column, (touring ? 15 : 5.6f) * unit)};
  const float top = y + layout.caption.height;
  const float room = column - layout.caption.height;
  if (room < 6 * unit) return layout;
  // The program comes first; what is left, but at least a third, goes to the tabs.
  const float program = unit * (3 + 1.25f * static_cast<float>(codeLines));
  layout.code = {x, top, layout.caption.width, std::floor(std::min(0.62f * room, program))};
  layout.side = {x, top + layout.code.height + 8, layout.caption.width, room - layout.code.height - 8};
  return layout;
}

// Toolbar, board, sentence, transport, counters from top to bottom.
Layout stacked(Vec2 size, float unit, bool touring) {
  Layout layout;
  layout.narrow = true;
  const float bar = 3.6f * unit;
  const float transport = 9.6f * unit;
  const float caption = (touring ? 17 : 6.0f) * unit;
  layout.toolbar = {0, 0, size.x, bar};
  const float room = size.y - bar - caption - transport - 8;
  const float boardArea = std::max(120.0f, std::min(size.x, room));
  layout.board = boardIn({8, bar, size.x - 16, boardArea - 8}, false);
  float y = layout.board.y + layout.board.height + 10;
  // On a low screen the transport goes before the sentence.
  layout.caption = {12, y, size.x - 24, std::clamp(size.y - y - transport, 0.0f, caption)};
  y += layout.caption.height;
  layout.transport = {0, y, size.x, transport};
  y += transport;
  layout.side = {12, y, size.x - 24, size.y - y - 8};
  if (layout.side.height < 3 * unit) layout.side = {};
  return layout;
}

// In somebody's page: board and transport, the sentence where room is left.
Layout player(Vec2 size, float unit, bool touring) {
  Layout layout;
  layout.compact = std::min(size.x, size.y) < 340;
  layout.narrow = size.x < 30 * unit;
  const float transport = layout.narrow ? 9.6f * unit : 4.0f * unit;
  layout.transport = {0, size.y - transport, size.x, transport};
  const float height = size.y - transport;
  const bool beside = size.x - height > 9 * unit;
  if (beside) {
    layout.board = boardIn({4, 2, height, height - 2}, layout.compact);
    const float x = layout.board.x + layout.board.width + 14;
    // The program beside the board needs some room to be read; without it the sentence says all.
    const bool roomy = !touring && size.x - x > 20 * unit && height > 20 * unit;
    layout.caption = {x, 12, size.x - x - 12, roomy ? 0.42f * height : height - 16};
    if (roomy) {
      layout.side = {x, 12 + layout.caption.height, layout.caption.width,
                     height - layout.caption.height - 14};
    }
  } else {
    const float caption = std::min(4.6f * unit, std::max(0.0f, height - size.x));
    layout.board = boardIn({4, 2, size.x - 8, height - caption - 4}, layout.compact);
    if (caption > 2.8f * unit) {
      layout.caption = {10, layout.board.y + layout.board.height + 8, size.x - 20, caption - 8};
    }
  }
  return layout;
}

// A phone held sideways or a low window: the player with a toolbar above it.
Layout low(Vec2 size, float unit, bool touring) {
  const float bar = 3.6f * unit;
  Layout layout = player({size.x, size.y - bar}, unit, touring);
  for (Rect* part : {&layout.board, &layout.caption, &layout.code, &layout.side, &layout.transport})
    part->y += bar;
  layout.toolbar = {0, 0, size.x, bar};
  return layout;
}

}  // namespace

Layout layoutOf(Vec2 size, View view, float textSize, std::size_t codeLines, bool touring) {
  switch (view) {
    case View::board: {
      Layout layout;
      layout.compact = std::min(size.x, size.y) < 200;
      layout.board = boardIn({2, 2, size.x - 4, size.y - 4}, layout.compact);
      return layout;
    }
    case View::player:
      return player(size, textSize, touring);
    case View::full:
      break;
  }
  if (size.x < kWide && size.x > 1.2f * size.y && size.x >= 30 * textSize)
    return low(size, textSize, touring);
  return size.x >= kWide ? wide(size, textSize, codeLines, touring) : stacked(size, textSize, touring);
}

TransportLayout transportOf(const Layout& layout, float textSize) {
  const Rect bar = layout.transport;
  if (layout.narrow) {
    const float buttons = bar.y + 3 * textSize;
    return {.buttons = {bar.x + 6, buttons, bar.width - 12, 46},
            .scrubber = {bar.x + 12, bar.y, bar.width - 24, 3 * textSize},
            .speed = {bar.x + 12, buttons + 48, bar.width - 24, bar.height - 3 * textSize - 50}};
  }
  const bool roomy = bar.width >= 44 * textSize;
  const float height = std::min(bar.height - 12, 46.0f);
  const float top = bar.y + 0.5f * (bar.height - height);
  const float margin = roomy ? 8 : 4;
  const float buttons = kButtons * (roomy ? 48.0f : 44.0f);
  const float speed = roomy ? 19 * textSize : 0;
  const float x = bar.x + buttons + 3 * margin;
  return {.buttons = {bar.x + margin, top, buttons, height},
          .scrubber = {x, top, bar.width - x - speed - 2 * margin, height},
          .speed = {bar.x + bar.width - speed, top, speed > 0 ? speed - 8 : 0, height}};
}

}  // namespace queens
