#include "ui/transport/speed_scale.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "playback/playback_state.hpp"

namespace queens {
namespace {

TEST(SpeedScale, RisesFromTheSlowestToTheFastest) {
  EXPECT_EQ(speedAtMark(0), kSlowest);
  EXPECT_EQ(speedAtMark(kSpeedMarks), kFastest);
  double last = 0;
  for (double mark = 0; mark <= kSpeedMarks; mark += 0.125) {
    EXPECT_GT(speedAtMark(mark), last) << mark;
    last = speedAtMark(mark);
  }
  EXPECT_EQ(speedAtMark(-1), kSlowest);
  EXPECT_EQ(speedAtMark(kSpeedMarks + 1), kFastest);
}

TEST(SpeedScale, SpendsFourFifthsOnWhatCanBeFollowed) {
  EXPECT_DOUBLE_EQ(speedAtMark(0.8 * kSpeedMarks), 64);
  EXPECT_DOUBLE_EQ(markOfSpeed(64), 0.8 * kSpeedMarks);
}

TEST(SpeedScale, LeadsBackToTheMark) {
  for (double mark = 0; mark <= kSpeedMarks; mark += 0.125) {
    EXPECT_NEAR(markOfSpeed(speedAtMark(mark)), mark, 1e-9);
  }
  EXPECT_EQ(markOfSpeed(0.1), 0);
  EXPECT_EQ(markOfSpeed(1e9), kSpeedMarks);
}

// Each press of an arrow key moves by one mark; the usual speeds are among the marks.
TEST(SpeedScale, HasTheUsualSpeedsAtItsMarks) {
  for (const double speed : {0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0}) {
    EXPECT_DOUBLE_EQ(markOfSpeed(speed), std::round(markOfSpeed(speed))) << speed;
  }
}

}  // namespace
}  // namespace queens
