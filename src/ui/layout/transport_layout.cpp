#include <algorithm>

#include "ui/layout/layout.hpp"

namespace queens {
namespace {

// Everything in one row; in two, the line of positions over the buttons; on phones, the speed over both. How
// play steps stands beside the speed, or where that has no room, beside the line.
enum class Rows { one, two, three };

Rows rowsOf(float width, float unit, bool chart) {
  if (width >= 60 * unit && !chart) return Rows::one;
  return width >= kButtons * kTarget + 10 * unit ? Rows::two : Rows::three;
}

float stepSizeWidth(float unit) {
  return 7.4f * unit;
}

float lineHeight(float unit, bool touch) {
  return touch ? kTarget : 1.6f * unit;
}

constexpr float kAround = 10;  // above, between and below rows

}  // namespace

float transportHeight(float width, float unit, bool chart, bool touch) {
  switch (rowsOf(width, unit, chart)) {
    case Rows::one:
      return std::max(4.8f * unit, kTarget + 12) + (touch ? 10 : 0);
    case Rows::two:
      return kTarget + lineHeight(unit, touch) + kAround;
    case Rows::three:
      break;
  }
  return kTarget + 2 * lineHeight(unit, touch) + kAround;
}

TransportLayout transportOf(Rect bar, float unit, bool chart, bool legend) {
  const float edge = leftEdge(bar.width, unit);
  const float x = bar.x + edge;
  const float width = bar.width - edge - 10;
  const Rows rows = rowsOf(bar.width, unit, chart);
  // A bar for fingers is higher, and its signs are as wide as fingers need.
  const bool touch = bar.height > transportHeight(bar.width, unit, chart);
  const float line = lineHeight(unit, touch);
  const float square = touch ? std::max(2 * unit, kTarget) : 2 * unit;
  const bool least = width < 18 * unit;  // the key of the whole search is left there, and signs are small
  const float sign = legend ? (least ? 2 * unit : square) : 0;
  const float gap = legend ? 4 : 0;
  // A word where there is room for one, else a sign.
  const float look = bar.width >= 80 * unit ? 8.5f * unit : square;
  switch (rows) {
    case Rows::one: {
      const float target = std::max(48.0f, 2.6f * unit);
      const float button = std::min(bar.height - 12, target);
      const float height = touch ? bar.height - 5 : button;
      const float top = bar.y + 0.5f * (bar.height - height);
      const float buttons = kButtons * target;
      const float speed = 17 * unit;
      const float stepSize = stepSizeWidth(unit);
      const float left = bar.x + 8 + buttons + 16;
      const float right = bar.right() - speed;
      const float scrubber = right - stepSize - 28 - left - look - 4;
      return {.buttons = {bar.x + 8, bar.y + 0.5f * (bar.height - button), buttons, button},
              .scrubber = {left, top + 0.42f * height, scrubber, 0.58f * height},
              .counter = {left, top, scrubber, 0.42f * height},
              .stepSize = {right - 12 - stepSize, top, stepSize, height},
              .speed = {right, top, speed - 8 - gap - sign, height},
              .chart = {left + scrubber + 4, top, look, height},
              .legend = {right + speed - 8 - sign, top, sign, height}};
    }
    case Rows::two: {
      const float buttons = kButtons * kTarget;
      const float row = bar.y + 4 + line;
      const float stepSize = stepSizeWidth(unit);
      const float right = bar.width - buttons - 22;
      // On a phone it is in the menu of the toolbar.
      const bool fits = right >= stepSize + 10 * unit;
      const float counter = std::min(11 * unit, 0.4f * width);
      const float beside = bar.x + buttons + 14;
      const float taken = fits ? stepSize + 10 : 0;
      return {.buttons = {bar.x + 4, row, buttons, kTarget},
              .scrubber = {x + counter, bar.y + 4, width - counter - gap - sign - look - 4, line},
              .counter = {x, bar.y + 4, counter, line},
              .stepSize = fits ? Rect{beside, row, stepSize, kTarget} : Rect{},
              .speed = {beside + taken, row, right - taken, kTarget},
              .chart = {x + width - sign - gap - look, bar.y + 4, look, line},
              .legend = {x + width - sign, bar.y + 4, sign, line}};
    }
    case Rows::three:
      break;
  }
  const float half = 0.5f * width;
  const float stepSize = std::min(stepSizeWidth(unit), 0.4f * width);
  return {.buttons = {bar.x + 6, bar.y + 2 + 2 * line, bar.width - 12, kTarget},
          .scrubber = {x, bar.y + 2 + line, width - stepSize - 8 - gap - sign, line},
          .counter = {x, bar.y + 2, half - (least ? 0 : look + 4), line},
          .stepSize = {x + width - stepSize, bar.y + 2 + line, stepSize, line},
          .speed = {x + half, bar.y + 2, half, line},
          .chart = least ? Rect{} : Rect{x + half - look - 4, bar.y + 2, look, line},
          .legend = {x + width - stepSize - 8 - sign, bar.y + 2 + line, sign, line}};
}

}  // namespace queens
