#include "app/app.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

constexpr Seconds kFrame = 1.0 / 64;

Command asked(SessionCommand command) {
  return ask::OfSession{0, std::move(command)};
}

/// The application without drawing, with a clock that moves only on request, or a little at each reading.
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

// A page knows the student's language only after reading its address.
TEST(Notice, IsInTheReadersLanguage) {
  Running running("n=99");
  EXPECT_EQ(running.app.notice(), "`n=99` is not valid: n must be a whole number from 1 to 32. Using `n=8`.");
  const std::string inChinese = "`n=99` 无效：n 必须是 1 到 32 之间的整数。现使用 `n=8`。";
  Environment chinese;
  chinese.language = Language::zh;
  running.app.setEnvironment(chinese);
  EXPECT_EQ(running.app.notice(), inChinese);
  running.app.perform(AppAction::nextLanguage);
  EXPECT_NE(running.app.notice(), inChinese);
}

// The replacement for a bad value is not a choice of the student.
TEST(Notice, StaysTrueUntilItIsClosed) {
  Running running("n=99&speed=0");
  const std::string said(running.app.notice());
  running.app.perform(asked(ask::SetSpeed{100}));
  running.app.perform(asked(SearchAction::step));
  EXPECT_EQ(running.app.notice(), said);
  running.app.perform(AppAction::closeNotice);
  EXPECT_EQ(running.app.notice(), "");
}

// A link with a range starts at the beginning of the range, unless it also names a position.
TEST(Range, IsStartedAtUnlessThePositionIsNamed) {
  EXPECT_EQ(Running("from=20&to=60").app.session().timeline().position(), 20u);
  EXPECT_EQ(Running("from=20&to=60&step=40").app.session().timeline().position(), 40u);
  EXPECT_EQ(Running("from=20&to=60&step=5").app.session().timeline().position(), 5u);
  EXPECT_EQ(Running("from=20&to=60&step=0").app.session().timeline().position(), 0u);
}

// Wherever the student goes, the address leads back to that position.
TEST(Range, IsNotJumpedToFromBeforeIt) {
  for (const std::uint64_t position : {0, 5, 20, 40, 80}) {
    Running running("from=20&to=60");
    running.app.session().seek(position);
    const Running again(formatAddress(running.app.address()));
    EXPECT_EQ(again.app.session().timeline().position(), position);
    running.app.load("theme=dark");
    EXPECT_EQ(running.app.session().timeline().position(), position);
  }
}

TEST(Range, IsGoneToWhenItIsLoaded) {
  Running running("step=100");
  running.app.load("from=20&to=60");
  EXPECT_EQ(running.app.session().timeline().position(), 20u);
  running.app.load("from=70&to=60");
  EXPECT_EQ(running.app.session().timeline().position(), 20u);
  running.app.load("to=50");
  EXPECT_EQ(running.app.session().timeline().position(), 20u);
}

// The 110 events of n = 4 are searched at once, the 1,118,140 of the permutations of 8 in many slices.
constexpr std::string_view kFar = "variant=permutations&n=8";
constexpr Seconds kOneChunk = 0.005;

std::string beyond(const std::string& given, std::string_view total, const std::string& used = "") {
  const std::string name = given.substr(0, given.find('='));
  return "`" + given + "` is not valid: " + name + " must be a position from 0 to " + std::string(total) +
         " (this search has " + std::string(total) + " events). " +
         (used.empty() ? "Ignoring it." : "Using `" + used + "`.");
}

TEST(BeyondTheEnd, APositionIsComplainedOfAtOnceWhereTheEndIsNear) {
  const Running running("n=4&step=111");
  EXPECT_EQ(running.app.session().timeline().position(), 110u);
  EXPECT_EQ(running.app.notice(), beyond("step=111", "110", "step=110"));
}

TEST(BeyondTheEnd, APositionIsComplainedOfWhenTheEndIsReachedLater) {
  Running running(std::string(kFar) + "&step=1118141", kOneChunk);
  EXPECT_FALSE(running.app.session().timeline().total());
  EXPECT_EQ(running.app.notice(), "");
  running.pass(600);
  EXPECT_TRUE(running.app.session().timeline().atEnd());
  EXPECT_EQ(running.app.notice(), beyond("step=1118141", "1,118,140", "step=1118140"));
  running.app.perform(AppAction::closeNotice);
  running.pass(3);
  EXPECT_EQ(running.app.notice(), "");
}

TEST(BeyondTheEnd, NothingIsSaidOfTheEndItself) {
  EXPECT_EQ(Running("n=4&step=110&from=110&to=110").app.notice(), "");
  Running far(std::string(kFar) + "&step=1118140&to=1118140", kOneChunk);
  far.pass(600);
  EXPECT_TRUE(far.app.session().timeline().atEnd());
  EXPECT_EQ(far.app.notice(), "");
}

// The address did not ask for that end.
TEST(BeyondTheEnd, NothingIsSaidWhenTheReaderGoesToTheEnd) {
  Running running("n=4");
  running.app.session().seek(5000);
  running.pass(3);
  EXPECT_TRUE(running.app.session().timeline().atEnd());
  EXPECT_EQ(running.app.notice(), "");
}

TEST(BeyondTheEnd, NothingIsSaidOfAPositionThatTheReaderHasGivenUp) {
  const std::vector<SessionCommand> giveUp = {SearchAction::toStart, SearchAction::back, SearchAction::step,
                                              SearchAction::nextBacktrack, SearchAction::playOrPause};
  for (const SessionCommand& command : giveUp) {
    Running running(std::string(kFar) + "&step=2000000", kOneChunk);
    running.pass(3);
    running.app.perform(asked(command));
    running.app.session().seek(2000000);
    running.pass(600);
    EXPECT_TRUE(running.app.session().timeline().atEnd());
    EXPECT_EQ(running.app.notice(), "") << command.index();
  }
}

TEST(BeyondTheEnd, ARangeThatBeginsThereIsLeftOut) {
  Running running("n=4&from=111&play=1");
  EXPECT_EQ(running.app.notice(), beyond("from=111", "110"));
  EXPECT_EQ(running.app.session().timeline().position(), 0u);
  EXPECT_TRUE(running.app.session().playing());
  EXPECT_EQ(formatAddress(running.app.address()), "n=4&play=1");
  Running far(std::string(kFar) + "&from=1118141", kOneChunk);
  far.pass(600);
  EXPECT_EQ(far.app.notice(), beyond("from=1118141", "1,118,140"));
  EXPECT_EQ(far.app.session().timeline().position(), 0u);
  EXPECT_EQ(formatAddress(far.app.address()), "variant=permutations");
}

// The end of the search becomes known only after searching to it, and matters only then.
TEST(BeyondTheEnd, ARangeThatEndsThereIsLeftOutOnceTheEndIsKnown) {
  Running running("n=4&to=111&loop=1");
  running.pass(3);
  EXPECT_EQ(running.app.notice(), "");
  EXPECT_EQ(formatAddress(running.app.address()), "n=4&to=111&loop=1");
  running.app.session().runTo(EventKind::done);
  running.pass(1);
  EXPECT_EQ(running.app.notice(), beyond("to=111", "110"));
  EXPECT_EQ(formatAddress(running.app.address()), "n=4&step=110&loop=1");
  // The end is known from now on.
  running.app.load("to=112");
  EXPECT_EQ(running.app.notice(), beyond("to=112", "110"));
}

TEST(BeyondTheEnd, EachPositionIsComplainedOf) {
  Running running("n=4&step=500&from=300&to=400");
  EXPECT_EQ(running.app.notice(), beyond("from=300", "110") + "\n" + beyond("to=400", "110") + "\n" +
                                      beyond("step=500", "110", "step=110"));
  EXPECT_EQ(formatAddress(running.app.address()), "n=4&step=110");
}

// A setting loaded on the way does not disturb it.
TEST(BeyondTheEnd, APositionStaysWantedWhileSettingsAreLoaded) {
  Running running(std::string(kFar) + "&step=2000000&play=1", kOneChunk);
  running.pass(3);
  running.app.load("theme=dark");
  running.pass(600);
  EXPECT_EQ(running.app.notice(), beyond("step=2000000", "1,118,140", "step=1118140"));
}

// The way of playing is the student's choice and independent of the search.
TEST(AnotherSearch, KeepsTheGrainAndTheSpeed) {
  for (const std::string query : {"variant=bitmask", "n=6"}) {
    Running running("grain=queen&speed=4");
    running.app.load(query);
    EXPECT_EQ(running.app.address().stepSize, StepSize::queen);
    EXPECT_EQ(running.app.address().speed, 4);
  }
}

// Positions of another search mean nothing in this one.
TEST(AnotherSearch, LosesTheRangeOfTheFormer) {
  for (const Command& command : {asked(ask::ChooseVariant{VariantId::hashSets}), asked(ask::Grow{-1})}) {
    Running running("n=8&from=20&to=60&loop=1&speed=64");
    running.app.perform(command);
    const LinkState address = running.app.address();
    EXPECT_FALSE(address.from || address.to || address.loop);
    running.app.session().seek(0);
    running.app.session().play();
    running.pass(128);
    EXPECT_GT(running.app.session().timeline().position(), 60u);
  }
}

TEST(AnotherSearch, IsNotWhatTheNoticeSpeaksOf) {
  Running running("n=4&step=111");
  running.app.perform(asked(ask::Grow{1}));
  EXPECT_EQ(running.app.notice(), "");
}

TEST(AnotherSearch, IsNotBegunByChoosingTheSameOrByAReset) {
  for (const SessionCommand& command :
       std::vector<SessionCommand>{ask::ChooseVariant{VariantId::flagArrays}, SearchAction::reset}) {
    Running running("from=20&to=60&loop=1&until=place");
    running.app.perform(asked(command));
    EXPECT_EQ(formatAddress(running.app.address()), "step=0&from=20&to=60&loop=1&until=place");
  }
}

TEST(AnotherSearch, KeepsTheKindOfEventToStopAtIfItHasIt) {
  Running running("n=6&until=test");
  running.app.perform(asked(ask::Grow{-1}));
  EXPECT_EQ(running.app.address().until, EventKind::test);
  running.app.perform(asked(ask::ChooseVariant{VariantId::hashSets}));
  EXPECT_EQ(running.app.address().until, EventKind::test);
  running.app.perform(asked(ask::ChooseVariant{VariantId::bitmask}));
  EXPECT_FALSE(running.app.address().until);
  // A kind that is not in the address no longer stops play: this search has tests again.
  running.app.perform(asked(ask::ChooseVariant{VariantId::flagArrays}));
  running.app.session().play();
  running.pass(128);
  EXPECT_GT(running.app.session().timeline().position(), 1u);
}

// Playing again repeats the range of a lesson.
TEST(Range, BeginsAgainWhenPlayedFromItsEnd) {
  Running running("from=20&to=60&play=1&speed=1024");
  running.pass(64);
  EXPECT_EQ(running.app.session().timeline().position(), 60u);
  EXPECT_FALSE(running.app.session().playing());
  running.app.perform(asked(SearchAction::playOrPause));
  EXPECT_TRUE(running.app.session().playing());
  EXPECT_EQ(running.app.session().timeline().position(), 20u);
  running.pass(64);
  EXPECT_EQ(running.app.session().timeline().position(), 60u);
  // So does the whole search, because pressing Play means watching it.
  Running whole("n=4&step=110");
  whole.app.session().play();
  EXPECT_TRUE(whole.app.session().playing());
  EXPECT_EQ(whole.app.session().timeline().position(), 0u);
}

}  // namespace
}  // namespace queens
