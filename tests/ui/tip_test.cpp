#include "ui/controls/tip.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

// Below its control, or above it at the lower edge; never on it, and always on the screen.
TEST(Tip, LiesBesideWhatItSpeaksOfAndOnTheScreen) {
  for (const Vec2 screen : {Vec2{320, 480}, {640, 420}, {1280, 800}}) {
    for (float x = 0; x <= screen.x - 30; x += 29) {
      for (float y = 0; y <= screen.y - 30; y += 31) {
        const Rect about = {x, y, 30, 30};
        const Rect tip = tipArea(about, {150, 44}, screen);
        EXPECT_TRUE(tip.y >= y + 30 || tip.y + tip.height <= y) << x << ", " << y;
        EXPECT_GE(tip.x, 0);
        EXPECT_GE(tip.y, 0);
        EXPECT_LE(tip.x + tip.width, screen.x);
        EXPECT_LE(tip.y + tip.height, screen.y);
        EXPECT_EQ(tipArea(about, {150, 44}, screen, true).y < y, y - 5 - 44 >= 4)
            << "above if that is asked for";
        EXPECT_EQ(tip.y >= y + 30, y + 30 + 5 + 44 <= screen.y - 4) << "below while there is room";
      }
    }
  }
}

// A square of the last row is above the controls.
TEST(Tip, CoversNothingThatIsToBeKept) {
  const Vec2 screen = {1280, 800};
  const Rect bar = {0, 728, 1280, 72};
  const Rect square = {121, 637, 79, 79};
  EXPECT_LE(tipArea(square, {340, 48}, screen, false, {{bar}}).y + 48, 637);
  EXPECT_EQ(tipArea(square, {340, 48}, screen).y, 637 + 79 + 5) << "there is room";
  // A button of a card, whose text above it must stay readable.
  const Rect card = {708, 60, 555, 210};
  const Rect next = {798, 244, 53, 34};
  EXPECT_GE(tipArea(next, {360, 64}, screen, true, {{card}}).y, 278);
  // Between two such parts it goes to the side.
  const Rect above = {0, 0, 600, 180}, below = {0, 220, 600, 100};
  const Rect between = tipArea({100, 185, 40, 30}, {200, 40}, {600, 320}, false, {{above, below}});
  EXPECT_EQ(between.x, 145);
}

}  // namespace
}  // namespace queens
