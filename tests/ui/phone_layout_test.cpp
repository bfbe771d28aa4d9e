// Small screens: phones, programs.
#include <gtest/gtest.h>

#include <cmath>

#include "ui/layout/layout.hpp"

namespace queens {
namespace {

LayoutRequest wantedOf(Vec2 size) {
  LayoutRequest wanted;
  wanted.size = size;
  wanted.program.lines = 17;
  return wanted;
}

bool meet(const Rect& a, const Rect& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

TEST(Layout, TeachesInASmallFrame) {
  LayoutRequest wanted = wantedOf({480, 360});
  wanted.view = View::player;
  const Layout layout = layoutOf(wanted);
  EXPECT_FALSE(layout.compact);
  EXPECT_GE(layout.board.width, 236);
  EXPECT_FALSE(layout.caption.empty());
  EXPECT_GE(layout.caption.width, 120);
  EXPECT_FALSE(layout.side.empty());
}

// Enlarged panels leave a smaller board complete, with its sentence.
TEST(Layout, DrawsThePanelsOfAPhoneUpBesideNothingThatIsCut) {
  for (const Vec2 phone : {Vec2{390, 844}, {360, 740}, {412, 915}}) {
    for (const bool touch : {false, true}) {
      LayoutRequest wanted = wantedOf(phone);
      wanted.touch = touch;
      const Layout down = layoutOf(wanted);
      if (!down.sheetable) continue;
      wanted.sheet = true;
      const Layout up = layoutOf(wanted);
      EXPECT_FALSE(meet(up.board, up.side)) << phone.x;
      EXPECT_FALSE(meet(up.caption, up.side)) << phone.x;
      EXPECT_FALSE(meet(up.caption, up.board)) << phone.x;
      EXPECT_GE(up.board.width, 120) << phone.x;
      EXPECT_GE(up.caption.width, 150) << phone.x;
      EXPECT_GE(up.caption.height, 140) << phone.x;
      EXPECT_GT(up.side.height, down.side.height + 100) << phone.x;
    }
  }
}

// One or two lines of a panel are useless: in that case the board is one of the tabs.
TEST(Layout, LeavesPanelsMoreThanALineOrMakesTheBoardATab) {
  for (const Vec2 phone : {Vec2{360, 640}, {375, 667}, {390, 844}, {412, 915}, {480, 800}}) {
    for (const bool touch : {false, true}) {
      LayoutRequest wanted = wantedOf(phone);
      wanted.touch = touch;
      const Layout layout = layoutOf(wanted);
      EXPECT_TRUE(layout.boardIsTab || layout.side.height >= 105) << phone.x << " x " << phone.y;
      EXPECT_EQ(layout.boardIsTab, phone.y < 700) << phone.x << " x " << phone.y;
    }
  }
}

TEST(Layout, HasPanelsForTwoSearchesOnAPhone) {
  for (const bool touch : {false, true}) {
    LayoutRequest wanted = wantedOf({390, 844});
    wanted.touch = touch;
    for (const bool boardInFront : {true, false}) {
      wanted.boardInFront = boardInFront;
      for (const Layout& each : layoutsBeside(wanted)) {
        EXPECT_TRUE(each.boardIsTab);
        EXPECT_FALSE(each.side.empty());
        EXPECT_EQ(each.board.empty(), !boardInFront);
        EXPECT_EQ(each.caption.empty(), !boardInFront);
        EXPECT_TRUE(!boardInFront || each.board.width >= 140) << each.board.width;
        EXPECT_FALSE(meet(each.board, each.side) || meet(each.caption, each.side));
      }
    }
    // Five lines in the smallest size.
    EXPECT_GE(layoutsBeside(wanted)[0].difference.height, 5 * 1.45f * 0.75f * 15 + 8);
  }
}

TEST(Program, IsSetCloserWhereAllOfItIsInSightSo) {
  const ProgramSize size = {.lines = 17, .columns = 65};
  const ProgramSetting airy = size.in({480, 400}, 15);
  EXPECT_EQ(airy.line, std::floor(1.5f * airy.em));
  const ProgramSetting close = size.in({480, 275}, 15);
  EXPECT_LE(17 * close.line, 275);
  EXPECT_GE(close.em, 11);
  // A longer program does not become more visible by smaller lines.
  EXPECT_EQ(size.in({480, 150}, 15).line, airy.line);
}

TEST(Program, KeepsItsLettersAndLinesWhereTheyAreCounted) {
  LayoutRequest wanted = wantedOf({1280, 800});
  wanted.chart = true;
  wanted.program.columns = 65;
  const Layout usual = layoutOf(wanted);
  wanted.program.counts = kCountLetters;
  const Layout counted = layoutOf(wanted);
  EXPECT_EQ(counted.code.x, usual.code.x);
  EXPECT_EQ(counted.code.y, usual.code.y);
  const ProgramSize plain = {.lines = 17, .columns = 65};
  ProgramSize withCounts = plain;
  withCounts.counts = kCountLetters;
  const Vec2 room = {usual.code.width, usual.code.height - 33};
  const Vec2 wider = {counted.code.width, counted.code.height - 33};
  EXPECT_NEAR(withCounts.in(wider, 15).em, plain.in(room, 15).em, 0.4f);
  EXPECT_EQ(withCounts.in(wider, 15).line, plain.in(room, 15).line);
}

}  // namespace
}  // namespace queens
