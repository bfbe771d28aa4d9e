#include <algorithm>

#include "ui/layout.hpp"

namespace queens {
namespace {

constexpr float kTarget = 44;  // what a finger needs

// Everything in one row; in two, the line of positions over the buttons; on phones, the speed over both.
enum class Rows { one, two, three };

Rows rowsOf(float width, float unit) {
  if (width >= 60 * unit) return Rows::one;
  return width >= kButtons * kTarget + 10 * unit ? Rows::two : Rows::three;
}

float lineHeight(float unit) {
  return 1.6f * unit;
}

}  // namespace

float transportHeight(float width, float unit) {
  switch (rowsOf(width, unit)) {
    case Rows::one:
      return std::max(4.8f * unit, kTarget + 12);
    case Rows::two:
      return kTarget + lineHeight(unit) + 10;
    case Rows::three:
      break;
  }
  return kTarget + 2 * lineHeight(unit) + 10;
}

TransportLayout transportOf(Rect bar, float unit) {
  const float line = lineHeight(unit);
  const float x = bar.x + 10;
  const float width = bar.width - 20;
  switch (rowsOf(bar.width, unit)) {
    case Rows::one: {
      const float target = std::max(48.0f, 2.6f * unit);
      const float height = std::min(bar.height - 12, target);
      const float top = bar.y + 0.5f * (bar.height - height);
      const float buttons = kButtons * target;
      const float speed = 19 * unit;
      const float left = bar.x + 8 + buttons + 16;
      const float scrubber = bar.x + bar.width - speed - 16 - left;
      return {.buttons = {bar.x + 8, top, buttons, height},
              .scrubber = {left, top + 0.42f * height, scrubber, 0.58f * height},
              .counter = {left, top, scrubber, 0.42f * height},
              .speed = {bar.x + bar.width - speed, top, speed - 8, height}};
    }
    case Rows::two: {
      const float counter = std::min(11 * unit, 0.4f * width);
      const float buttons = kButtons * kTarget;
      const float row = bar.y + 4 + line;
      return {.buttons = {bar.x + 4, row, buttons, kTarget},
              .scrubber = {x + counter, bar.y + 4, width - counter, line},
              .counter = {x, bar.y + 4, counter, line},
              .speed = {bar.x + buttons + 14, row, bar.width - buttons - 22, kTarget}};
    }
    case Rows::three:
      break;
  }
  const float half = 0.5f * width;
  return {.buttons = {bar.x + 6, bar.y + 2 + 2 * line, bar.width - 12, kTarget},
          .scrubber = {x, bar.y + 2 + line, width, line},
          .counter = {x, bar.y + 2, half, line},
          .speed = {x + half, bar.y + 2, half, line}};
}

}  // namespace queens
