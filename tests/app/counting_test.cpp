#include "app/counting.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace queens {
namespace {

TEST(Counting, WantsNothingAtFirst) {
  const Counting counting;
  EXPECT_EQ(counting.wanted(), 0);
  EXPECT_FALSE(counting.view().available);
  EXPECT_FALSE(counting.view().running);
  EXPECT_FALSE(counting.view().problem);
  EXPECT_FALSE(counting.view().expected);
  EXPECT_TRUE(counting.view().results.empty());
}

TEST(Counting, IsThereWithSomebodyWhoCounts) {
  Counting counting;
  counting.makeAvailable();
  EXPECT_TRUE(counting.view().available);
}

TEST(Counting, ChoosesTheNearestBoardThatCanBeCounted) {
  Counting counting;
  for (const auto& [n, chosen] : {std::pair(5, 5), {1, 1}, {20, 20}, {0, 1}, {-7, 1}, {21, 20}, {1000, 20}}) {
    counting.choose(n);
    EXPECT_EQ(counting.view().n, chosen) << n;
  }
  EXPECT_EQ(counting.wanted(), 0);
}

TEST(Counting, EstimatesTheChosenBoardWithANewSeedEachTime) {
  Counting counting;
  counting.choose(8);
  counting.estimate();
  const TreeEstimate first = counting.view().estimate.value();
  EXPECT_EQ(first.n, 8);
  EXPECT_EQ(first.mean, estimateTree(8, 1).mean);
  counting.showDescent(99);
  EXPECT_EQ(counting.view().descent, 99);
  counting.showDescent(100);
  EXPECT_EQ(counting.view().descent, 99);
  counting.showDescent(-1);
  EXPECT_EQ(counting.view().descent, 0);
  counting.estimate();
  EXPECT_EQ(counting.view().estimate.value().mean, estimateTree(8, 2).mean);
  counting.choose(9);
  EXPECT_FALSE(counting.view().estimate);
}

TEST(Counting, FollowsTheBoardWatchedUntilAnotherIsChosen) {
  Counting counting;
  for (const auto& [n, followed] : {std::pair(8, 8), {1, 1}, {32, kMaxCountN}, {12, 12}}) {
    counting.follow(n, {});
    EXPECT_EQ(counting.view().n, followed);
  }
  counting.choose(10);
  counting.follow(9, {});
  EXPECT_EQ(counting.view().n, 10);
}

TEST(Counting, CountsWithTheGivenQueensOfTheBoardWatched) {
  Counting counting;
  const Given given = *givenFrom("0.3,4.6");
  counting.follow(8, given);
  counting.start();
  EXPECT_EQ(counting.wantedGiven(), given);
  // The running count keeps its queens, and its time says nothing about other counts.
  counting.follow(8, {});
  counting.finish(3, 1, 1);
  EXPECT_FALSE(counting.view().expected);
  counting.start();
  EXPECT_EQ(counting.wantedGiven(), Given());
  counting.finish(92, 1, 1);
  ASSERT_EQ(counting.view().results.size(), 2u);
  EXPECT_EQ(counting.view().results[0].given, given);
  EXPECT_EQ(counting.view().results[1].given, Given());
}

TEST(Counting, ChoosesNoBoardWithoutRoomForTheGivenQueens) {
  Counting counting;
  counting.follow(8, *givenFrom("0.3,4.6"));
  counting.choose(3);
  EXPECT_EQ(counting.view().n, 7);
  counting.follow(5, {});
  counting.choose(3);
  EXPECT_EQ(counting.view().n, 3);
  counting.follow(12, *givenFrom("9.1"));
  EXPECT_EQ(counting.view().n, 10);
  counting.follow(32, *givenFrom("25.1"));
  EXPECT_EQ(counting.view().n, kMaxCountN);
}

TEST(Counting, ForeseesAndEstimatesWithGivenQueens) {
  Counting counting;
  counting.calibrate();
  counting.finish(2279184, 1, 1);
  counting.choose(16);
  const double whole = counting.view().expected.value();
  counting.follow(16, *givenFrom("0.3"));
  const double one = counting.view().expected.value();
  counting.follow(16, *givenFrom("0.3,4.6"));
  EXPECT_LT(counting.view().expected.value(), one);
  EXPECT_NE(one, whole);
  counting.estimate();
  EXPECT_EQ(counting.view().estimate->mean, estimateTree(16, 1, *givenFrom("0.3,4.6")).mean);
}

// The screen announces a count that the student did not start, and no other.
TEST(Counting, SaysThatItMeasures) {
  Counting counting;
  counting.calibrate();
  EXPECT_EQ(counting.view().measuring, counting.wanted());
  counting.finish(2279184, 1, 1);
  EXPECT_FALSE(counting.view().measuring);
  EXPECT_TRUE(counting.view().results.empty()) << "it is none of those that the reader has chosen";
  EXPECT_TRUE(counting.view().expected);
  counting.calibrate();
  EXPECT_EQ(counting.wanted(), 0) << "once is enough";
  counting.start();
  EXPECT_FALSE(counting.view().measuring);
}

TEST(Counting, RunsFromStartToFinish) {
  Counting counting;
  counting.choose(10);
  counting.start();
  EXPECT_EQ(counting.wanted(), 10);
  EXPECT_TRUE(counting.view().running);
  EXPECT_EQ(counting.view().share, 0);
  EXPECT_EQ(counting.view().soFar, 0u);

  counting.progress(0.25, 200, 3);
  EXPECT_EQ(counting.view().share, 0.25);
  EXPECT_EQ(counting.view().soFar, 200u);
  EXPECT_EQ(counting.view().secondsLeft, 3);

  counting.finish(724, 2, 1.5);
  EXPECT_EQ(counting.wanted(), 0);
  EXPECT_FALSE(counting.view().running);
  ASSERT_EQ(counting.view().results.size(), 1u);
  EXPECT_EQ(counting.view().results[0].n, 10);
  EXPECT_EQ(counting.view().results[0].solutions, 724u);
  EXPECT_EQ(counting.view().results[0].seconds, 2);
}

// A count finishes for the board size it began with, whatever is chosen meanwhile.
TEST(Counting, FinishesTheBoardThatItBegan) {
  Counting counting;
  counting.choose(8);
  counting.start();
  counting.choose(9);
  EXPECT_EQ(counting.wanted(), 8);
  counting.finish(92, 1, 1);
  EXPECT_EQ(counting.view().results[0].n, 8);
}

TEST(Counting, KeepsOneResultForEachBoardInOrder) {
  Counting counting;
  const auto count = [&](int n, std::uint64_t solutions, double seconds) {
    counting.choose(n);
    counting.start();
    counting.finish(solutions, seconds, seconds);
  };
  count(8, 92, 1);
  count(12, 14200, 2);
  count(4, 2, 3);
  count(10, 724, 4);
  count(12, 14200, 5);
  const auto& results = counting.view().results;
  ASSERT_EQ(results.size(), 4u);
  const int ns[] = {4, 8, 10, 12};
  const double seconds[] = {3, 1, 4, 5};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(results[i].n, ns[i]);
    EXPECT_EQ(results[i].seconds, seconds[i]);
  }
}

TEST(Counting, IsCancelledWithoutAProblemOrAResult) {
  Counting counting;
  counting.start();
  counting.cancel();
  EXPECT_EQ(counting.wanted(), 0);
  EXPECT_FALSE(counting.view().running);
  EXPECT_FALSE(counting.view().problem);
  // A result that arrives after cancelling is ignored.
  counting.finish(14772512, 1, 1);
  EXPECT_TRUE(counting.view().results.empty());
}

TEST(Counting, SaysWhyItFailed) {
  for (const auto& [code, problem] : {std::pair("no-workers", Message::countNoWorkers),
                                      {"memory", Message::countNoMemory},
                                      {"workers-fail", Message::countWorkersFail},
                                      {"", Message::countWorkersFail}}) {
    Counting counting;
    counting.start();
    counting.fail(code);
    EXPECT_EQ(counting.wanted(), 0) << code;
    EXPECT_FALSE(counting.view().running) << code;
    EXPECT_EQ(counting.view().problem, problem) << code;
    counting.start();
    EXPECT_FALSE(counting.view().problem) << code;
  }
}

TEST(Counting, MeasuresTheMachineOnce) {
  Counting counting;
  counting.calibrate();
  const int measured = counting.wanted();
  EXPECT_GT(measured, 0);
  counting.calibrate();
  EXPECT_EQ(counting.wanted(), measured);
  counting.finish(2279184, 0.5, 0.25);
  counting.calibrate();
  EXPECT_EQ(counting.wanted(), 0);
}

TEST(Counting, DoesNotMeasureTheMachineDuringACount) {
  Counting counting;
  counting.choose(18);
  counting.start();
  counting.calibrate();
  EXPECT_EQ(counting.wanted(), 18);
}

TEST(Counting, TellsBeforehandHowLongABoardWillTake) {
  Counting counting;
  counting.choose(16);
  counting.start();
  EXPECT_FALSE(counting.view().expected);
  counting.finish(14772512, 3, 2);
  // The same board takes the same time again, without the time for starting workers.
  EXPECT_EQ(counting.view().expected, 2);
  double before = 0;
  for (int n = 1; n <= kMaxCountN; ++n) {
    counting.choose(n);
    ASSERT_TRUE(counting.view().expected);
    EXPECT_GE(*counting.view().expected, before) << n;
    before = *counting.view().expected;
  }
  // A smaller board measures the machine less accurately than a larger one.
  counting.choose(8);
  counting.start();
  counting.finish(92, 1, 1);
  counting.choose(16);
  EXPECT_EQ(counting.view().expected, 2);
}

TEST(Counting, ExpectsToTakeAsLongAsForeseenUntilItKnowsBetter) {
  Counting counting;
  counting.choose(15);
  counting.start();
  counting.finish(2279184, 1, 1);
  counting.choose(17);
  const std::optional<double> expected = counting.view().expected;
  counting.start();
  EXPECT_EQ(counting.view().secondsLeft, expected);
}

}  // namespace
}  // namespace queens
