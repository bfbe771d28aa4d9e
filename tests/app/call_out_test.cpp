// Explanations of marks for people who see them for the first time.
#include <functional>

#include "finding.hpp"
#include "text/format.hpp"
#include "text/marked.hpp"

namespace queens {
namespace {

std::string calledOut(const App& app) {
  const Record* record = withId(app, "call-out");
  return record ? record->name : std::string();
}

// Opens the page for the first time, closes the welcome and steps by hand.
void begin(Headless& screen) {
  screen.app().welcome();
  screen.rest();
  screen.app().key("Escape", false);
  screen.rest();
}
void step(Headless& screen) {
  screen.app().perform(ask::OfSession{0, SearchAction::step});
  screen.rest();
}

TEST(CallOut, ExplainsEachMarkWhereItFirstAppears) {
  Headless screen("lang=en&n=4&hatch=0", {1280, 800});
  App& app = screen.app();
  begin(screen);
  EXPECT_EQ(calledOut(app), "");
  step(screen);
  EXPECT_EQ(calledOut(app), "Check mark: the test found the square safe");
  step(screen);
  EXPECT_EQ(calledOut(app), "Blue outline: the queen just placed");
  step(screen);
  EXPECT_EQ(calledOut(app),
            "Cross: the test found the square attacked; the lines lead to the queens that attack it");
}

// Goes through the search, and looks at each note.
// @return how often there was one
int lookAtNotes(Headless& screen, const std::function<void(const Record&)>& look) {
  begin(screen);
  int seen = 0;
  for (int i = 0; i < 109; ++i) {
    step(screen);
    const Record* note = withId(screen.app(), "call-out");
    if (!note) continue;
    ++seen;
    look(*note);
  }
  return seen;
}

TEST(CallOut, LeavesTheBoardOfAPhoneFree) {
  for (const std::string language : {"en", "zh"}) {
    Headless screen("n=4&lang=" + language, {390, 844});
    const int seen = lookAtNotes(screen, [&](const Record& note) {
      float bottom = 0;
      for (const Record& each : screen.app().records())
        if (each.role == Role::grid) bottom = std::max(bottom, each.area.y + each.area.height);
      EXPECT_GE(note.area.y, bottom) << note.name;
    });
    EXPECT_GT(seen, 4);
  }
}

TEST(CallOut, OfASquareLeavesTheProgramBesideTheBoardFree) {
  const std::string ofLine = plain(format(Language::en, Message::callOutLine));
  for (const Vec2 size : {Vec2{844, 390}, {640, 420}, {1024, 600}}) {
    Headless screen("n=4&lang=en", size);
    const int seen = lookAtNotes(screen, [&](const Record& note) {
      if (note.name == ofLine) return;
      for (const Record& each : screen.app().records())
        if (each.role == Role::line && each.inSight)
          EXPECT_FALSE(note.area.overlaps(each.area)) << size.x << ": " << note.name << " over " << each.name;
    });
    EXPECT_GT(seen, 4) << size.x;
  }
}

// It would lie over squares that are the answer.
TEST(CallOut, WaitsForTheAnswerToAQuestion) {
  Headless screen("lang=en&n=4&hatch=0", {1280, 800});
  App& app = screen.app();
  begin(screen);
  app.ask(Asked{false});
  app.load("step=2");
  screen.rest();
  EXPECT_EQ(calledOut(app), "");
  app.ask(std::nullopt);
  screen.rest();
  EXPECT_EQ(calledOut(app), "Blue outline: the queen just placed");
}

TEST(CallOut, ComesOnceAndOneAtATime) {
  Headless screen("lang=en&n=4", {1280, 800});
  App& app = screen.app();
  begin(screen);
  std::vector<std::string> seen;
  for (int i = 0; i < 110; ++i) {
    step(screen);
    if (const std::string text = calledOut(app); !text.empty() && (seen.empty() || seen.back() != text))
      seen.push_back(text);
  }
  std::vector<std::string> once = seen;
  std::sort(once.begin(), once.end());
  EXPECT_EQ(std::adjacent_find(once.begin(), once.end()), once.end());
  EXPECT_GE(seen.size(), 8u);
}

// A region over the others would take all controls from the keyboard.
TEST(CallOut, LeavesTheControlsInReach) {
  Headless screen("lang=en&n=4", {1280, 800});
  begin(screen);
  step(screen);
  ASSERT_NE(calledOut(screen.app()), "");
  for (const Record& each : screen.app().records()) EXPECT_NE(each.region, Region::overlay) << each.id;
}

// The squares below the one that is tested come next.
TEST(CallOut, DuringTheStoryStandsBelowTheSentenceAndNotOnTheBoard) {
  for (const Vec2 size : {Vec2{1280, 800}, {1366, 650}}) {
    Headless screen("lang=en", size);
    App& app = screen.app();
    app.welcome();
    screen.rest();
    app.perform(AppAction::playFirst);
    for (int i = 0; i < 64; ++i) screen.frame();
    const Record* note = withId(app, "call-out");
    ASSERT_NE(note, nullptr) << size.x;
    const Rect board = withId(app, "board")->area;
    const Rect sentence = withId(app, "sentence")->area;
    EXPECT_GE(note->area.x, board.x + board.width) << size.x;
    EXPECT_GE(note->area.y, sentence.y + sentence.height - 2) << size.x;
  }
}

TEST(CallOut, IsPutAwayByAClickOrByEscape) {
  for (const bool byKey : {true, false}) {
    Headless screen("lang=en&n=4", {1280, 800});
    App& app = screen.app();
    begin(screen);
    step(screen);
    ASSERT_NE(calledOut(app), "");
    if (byKey)
      EXPECT_TRUE(app.key("Escape", false));
    else
      screen.click(middleOf(withId(app, "sentence")->area));
    screen.rest();
    EXPECT_EQ(calledOut(app), "");
    // It stays closed, even if the search reaches the position again.
    app.perform(ask::OfSession{0, SearchAction::back});
    step(screen);
    EXPECT_NE(calledOut(app), "Check mark: the test found the square safe");
  }
}

TEST(CallOut, IsForSomebodyWhoIsHereForTheFirstTime) {
  Headless screen("lang=en&n=4", {1280, 800});
  for (int i = 0; i < 20; ++i) {
    step(screen);
    EXPECT_EQ(calledOut(screen.app()), "");
  }
}

TEST(CallOut, ComesWithTheFirstPlayAndNotWithAnyOther) {
  Headless screen("lang=en", {1280, 800});
  App& app = screen.app();
  app.welcome();
  screen.rest();
  app.perform(AppAction::playFirst);
  for (int i = 0; i < 64; ++i) screen.frame();
  EXPECT_EQ(calledOut(app), "Check mark: the test found the square safe");
  app.perform(ask::OfSession{0, SearchAction::reset});
  app.load("n=6&play=1&speed=2");
  for (int i = 0; i < 64; ++i) {
    screen.frame();
    EXPECT_EQ(calledOut(app), "");
  }
}

}  // namespace
}  // namespace queens
