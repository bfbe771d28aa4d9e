#include "ui/controls/tip.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

// Below what it speaks of, above it at the lower edge; on it nowhere, and always on the screen.
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

}  // namespace
}  // namespace queens
