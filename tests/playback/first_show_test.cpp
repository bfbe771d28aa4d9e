#include "playback/rhythm.hpp"

#include <gtest/gtest.h>

#include "stage.hpp"

namespace queens {
namespace {

// Plays until it ends. @return the time that each visited position was shown
std::vector<Seconds> playOn(Stage& stage) {
  std::vector<Seconds> stays;
  stage.player.play(stage.now);
  Seconds since = stage.now;
  std::uint64_t position = stage.timeline.position();
  while (stage.player.playing()) {
    stage.pass(kFrame);
    if (stage.timeline.position() == position) continue;
    position = stage.timeline.position();
    stays.push_back(stage.now - since);
    since = stage.now;
  }
  return stays;
}

Stage beginner() {
  Stage stage;
  stage.timeline = Timeline(VariantId::flagArrays, 4);
  stage.player.setSpeed(2, stage.now);
  stage.player.showFirst(true);
  return stage;
}

TEST(FirstShow, RestsAtTheFirstDeadEndAndTheFirstSolutionOnly) {
  Stage stage = beginner();
  playOn(stage);
  EXPECT_EQ(stage.timeline.position(), 11u);
  EXPECT_TRUE(stage.timeline.event()->deadEnd);
  EXPECT_TRUE(stage.player.restsAt(11));
  playOn(stage);
  EXPECT_EQ(stage.timeline.position(), 43u);
  EXPECT_EQ(stage.timeline.event()->kind, EventKind::solution);
  EXPECT_TRUE(stage.player.restsAt(43));
  EXPECT_FALSE(stage.player.restsAt(42)) << "a reader who has gone back";
  playOn(stage);
  EXPECT_TRUE(stage.timeline.atEnd());
  EXPECT_FALSE(stage.player.restsAt(110));
}

TEST(FirstShow, KeepsWhatIsNewInSightUntilItHasBeenRead) {
  Stage stage = beginner();
  // The first frame shows no event yet; the following values are the times of the previous events. For n = 4
  // these are test ✓, place, test ✗, test ✗, test ✓, place, test ✗ …
  const std::vector<Seconds> stays = playOn(stage);
  ASSERT_EQ(stays.size(), 11u);
  const std::vector<Seconds> expected = {5, 5, 5, 3, 3, 3, 0.5, 0.5, 0.5, 0.5};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(stays[i + 1], expected[i], 2 * kFrame) << i;
}

// The variables join the page with the first removal, event 12; the sentences name them from then on.
TEST(FirstShow, KeepsTheFirstRemovalLongestAndThenEachSortOnceMore) {
  Stage stage = beginner();
  playOn(stage);
  const std::vector<Seconds> stays = playOn(stage);
  // remove, test ✓, place, test ✗, test ✓, place, test ✗ …
  const std::vector<Seconds> expected = {8, 3, 3, 3, 0.5, 0.5, 0.5};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(stays[i + 1], expected[i], 2 * kFrame) << i;
}

TEST(FirstShow, EndsWithTheFirstSolutionOrWhereNobodyAsksForIt) {
  Stage stage = beginner();
  playOn(stage);
  playOn(stage);
  stage.timeline.seek(0);
  playOn(stage);
  EXPECT_TRUE(stage.timeline.atEnd());

  Stage other = beginner();
  other.player.showFirst(false);
  playOn(other);
  EXPECT_TRUE(other.timeline.atEnd());
}

}  // namespace
}  // namespace queens
