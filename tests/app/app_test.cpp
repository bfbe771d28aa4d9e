#include "app/app.hpp"

#include <gtest/gtest.h>

#include "stage.hpp"

namespace queens {
namespace {

/// The application with nobody to draw it, under a clock that moves only when told, or a bit with each look.
struct Running {
  Seconds now = 100;
  Seconds perLook = 0;
  App app;

  explicit Running(std::string_view query, Seconds each = 0)
      : perLook(each), app(query, [this] { return now += perLook; }) {}

  void pass(int frames) {
    for (; frames > 0; --frames) {
      now += kFrame;
      app.update();
    }
  }
};

// A page learns only after it has read its address what its reader's language is.
TEST(Notice, IsInTheReadersLanguage) {
  Running running("n=99");
  EXPECT_EQ(running.app.notice(),
            "`n=99` cannot be used: n is a whole number from 1 to 32. `n=8` stands in for it.");
  const std::string inChinese = "`n=99` 无法使用：n 应为 1 到 32 之间的整数。现改用 `n=8`。";
  Surroundings chinese;
  chinese.language = Language::zh;
  running.app.setSurroundings(chinese);
  EXPECT_EQ(running.app.notice(), inChinese);
  running.app.perform({Action::setLanguage, static_cast<double>(Language::en)});
  EXPECT_NE(running.app.notice(), inChinese);
}

// What stood in for a bad value is not what the reader chose later.
TEST(Notice, StaysTrueUntilItIsClosed) {
  Running running("n=99&speed=0");
  const std::string said(running.app.notice());
  running.app.perform({Action::setN, 5});
  running.app.perform({Action::setSpeed, 100});
  EXPECT_EQ(running.app.notice(), said);
  running.app.perform({Action::closeNotice});
  EXPECT_EQ(running.app.notice(), "");
}

// Where a link with a range leads to: to the start of the range unless it names a position itself.
TEST(Range, IsStartedAtUnlessThePositionIsNamed) {
  EXPECT_EQ(Running("from=20&to=60").app.timeline().position(), 20u);
  EXPECT_EQ(Running("from=20&to=60&step=40").app.timeline().position(), 40u);
  EXPECT_EQ(Running("from=20&to=60&step=5").app.timeline().position(), 5u);
  EXPECT_EQ(Running("from=20&to=60&step=0").app.timeline().position(), 0u);
}

// Wherever the reader goes, the address leads there again.
TEST(Range, IsNotJumpedToFromBeforeIt) {
  for (const std::uint64_t position : {0, 5, 20, 40, 80}) {
    Running running("from=20&to=60");
    running.app.seek(position);
    const Running again(formatAddress(running.app.address()));
    EXPECT_EQ(again.app.timeline().position(), position);
    running.app.load("theme=dark");
    EXPECT_EQ(running.app.timeline().position(), position);
  }
}

TEST(Range, IsGoneToWhenItIsLoaded) {
  Running running("step=100");
  running.app.load("from=20&to=60");
  EXPECT_EQ(running.app.timeline().position(), 20u);
  running.app.load("from=70&to=60");
  EXPECT_EQ(running.app.timeline().position(), 20u);
  running.app.load("to=50");
  EXPECT_EQ(running.app.timeline().position(), 20u);
}

}  // namespace
}  // namespace queens
