// The screens for first-time visitors, and the summary at the end of a search.
#include "finding.hpp"
#include "text/marked.hpp"

namespace queens {
namespace {

// Draws for a number of seconds, like a visible page.
void pass(Headless& screen, Seconds seconds) {
  for (Seconds left = seconds; left > 0; left -= 1.0 / 64) screen.frame();
}

TEST(Welcome, SaysOneSentenceAndOffersOneThingToPlay) {
  for (const Vec2 size : {Vec2{1280, 800}, {390, 844}, {844, 390}, {320, 568}, {1920, 1080}}) {
    Headless screen("lang=en", size);
    screen.app().welcome();
    screen.rest();
    std::vector<std::string> texts, buttons;
    for (const Record& each : screen.app().records()) {
      if (each.region != Region::overlay) continue;
      (each.role == Role::text ? texts : buttons).push_back(each.name);
      EXPECT_TRUE(each.inSight) << each.id << ", " << size.x;
    }
    EXPECT_EQ(texts, std::vector{plain(format(Language::en, Message::welcome))});
    EXPECT_EQ(buttons, (std::vector<std::string>{"Play", "Lesson", "Look around"}));
  }
}

TEST(Welcome, IsOnlyShownWhereAllOfThePageIs) {
  for (const std::string query : {"view=player", "view=board", "view=tree"}) {
    Headless screen(query, {640, 420});
    screen.app().welcome();
    screen.rest();
    EXPECT_EQ(withId(screen.app(), "welcome/sentence"), nullptr) << query;
  }
}

TEST(Welcome, PlaysFourQueensByAKeyOrByItsButton) {
  for (const bool byKey : {true, false}) {
    Headless screen("", {1280, 800});
    App& app = screen.app();
    app.welcome();
    screen.rest();
    EXPECT_TRUE(byKey ? app.key(" ", false) : app.press("welcome/play"));
    screen.frame();
    EXPECT_EQ(withId(app, "welcome/sentence"), nullptr);
    EXPECT_EQ(app.session().n(), 4);
    EXPECT_TRUE(app.session().playing());
    EXPECT_EQ(formatAddress(app.address()), "n=4&play=1");
  }
}

TEST(Welcome, GivesWayToTheLessonAndToWhoeverLooksAround) {
  Headless screen("", {1280, 800});
  App& app = screen.app();
  app.welcome();
  screen.rest();
  EXPECT_TRUE(app.key("Escape", false));
  screen.rest();
  EXPECT_EQ(withId(app, "welcome/sentence"), nullptr);
  EXPECT_EQ(app.session().n(), 8);
  EXPECT_FALSE(app.session().moving());
  app.welcome();
  screen.rest();
  EXPECT_TRUE(app.press("welcome/lesson"));
  screen.rest();
  const std::vector<HostRequest> wishes = app.takeRequests();
  ASSERT_EQ(wishes.size(), 1u);
  EXPECT_EQ(std::get<request::OpenDialog>(wishes[0]).dialog, Dialog::lesson);
}

TEST(FirstShow, SaysWhereItRestsThatItGoesOnAndHow) {
  Headless screen("lang=en", {1280, 800});
  App& app = screen.app();
  app.welcome();
  app.perform(AppAction::playFirst);
  pass(screen, 60);
  EXPECT_FALSE(app.session().playing());
  EXPECT_EQ(app.session().timeline().position(), 11u);
  EXPECT_NE(withId(app, "sentence")->name.find("Press Play to go on with the next square of the row above."),
            std::string::npos);
  app.perform(ask::OfSession{0, SearchAction::back});
  screen.rest();
  EXPECT_EQ(withId(app, "sentence")->name.find("Press Play to go on"), std::string::npos);
  app.perform(ask::OfSession{0, SearchAction::step});
  app.perform(ask::OfSession{0, SearchAction::playOrPause});
  pass(screen, 90);
  EXPECT_EQ(app.session().timeline().position(), 43u);
  EXPECT_NE(
      withId(app, "sentence")->name.find("Press Play to go on: the search also goes back after a solution"),
      std::string::npos);
}

TEST(Welcome, PlaysByThePlayBelowItTooAndByNothingElseThere) {
  for (const std::string pressed : {"transport/play", "transport/step", "transport/back"}) {
    Headless screen("", {1280, 800});
    App& app = screen.app();
    screen.rest();
    const Record control = *withId(app, pressed);
    app.welcome();
    screen.rest();
    screen.click(middleOf(control.area));
    screen.rest();
    EXPECT_EQ(withId(app, "welcome/sentence"), nullptr) << pressed;
    EXPECT_EQ(app.session().n(), pressed == "transport/play" ? 4 : 8) << pressed;
    EXPECT_EQ(app.session().playing(), pressed == "transport/play") << pressed;
  }
}

TEST(Welcome, LeavesTheToolbarUsable) {
  for (const Vec2 size : {Vec2{1280, 800}, Vec2{390, 844}}) {
    Headless screen("lang=en", size);
    App& app = screen.app();
    const auto pressed = [&](const std::string& id) {
      app.welcome();
      screen.rest();
      EXPECT_NE(withId(app, "welcome/sentence"), nullptr);
      app.takeRequests();
      screen.click(middleOf(withId(app, id)->area));
      EXPECT_EQ(withId(app, "welcome/sentence"), nullptr) << id;
    };
    pressed("program");
    const std::vector<HostRequest> asked = app.takeRequests();
    ASSERT_EQ(asked.size(), 1u) << size.x;
    EXPECT_EQ(std::get<request::OpenDialog>(asked[0]).dialog, Dialog::program);
    pressed("n/larger");
    EXPECT_EQ(app.session().n(), 9);
    pressed("more");
    EXPECT_NE(named(app, Role::option, "Help"), nullptr) << size.x;
  }
}

TEST(Toolbar, BeginsTheMenuOfAPhoneWithTheStudentsProgram) {
  Headless screen("lang=en", {390, 844});
  screen.takeFinger();
  ASSERT_TRUE(screen.app().press("more"));
  screen.rest();
  std::vector<std::string> names;
  for (const Record& each : screen.app().records())
    if (each.role == Role::option) names.push_back(each.name);
  ASSERT_GE(names.size(), 2u);
  EXPECT_EQ(names[0], "Write it yourself");
  EXPECT_EQ(names[1], "Lesson");
}

// A picture first; the program from the first dead end on, and the variables from the first removal on.
TEST(FirstShow, AddsThePartsOfThePageOneAfterTheOther) {
  const std::pair<std::string, Vec2> screens[] = {
      {"", {1280, 800}}, {"", {1366, 650}}, {"", {1920, 1080}}, {"&theme=projector", {1920, 1080}}};
  for (const auto& [theme, size] : screens) {
    Headless screen("lang=en" + theme, size);
    App& app = screen.app();
    const auto has = [&](Role role, std::string_view begin) {
      return std::any_of(app.records().begin(), app.records().end(),
                         [&](const Record& each) { return each.role == role && each.id.starts_with(begin); });
    };
    const auto seek = [&](std::uint64_t position) {
      app.perform(ask::OfSession{0, ask::Seek{position}});
      screen.rest();
    };
    app.perform(AppAction::playFirst);
    app.perform(ask::OfSession{0, SearchAction::playOrPause});
    seek(5);
    EXPECT_TRUE(has(Role::node, "tree/")) << size.x << theme;
    EXPECT_FALSE(has(Role::line, "code/") || has(Role::text, "state/") || has(Role::tab, ""))
        << size.x << theme;
    EXPECT_EQ(withId(app, "sentence")->name, "Row 1, column 2 is safe: no queen attacks it.");
    seek(11);
    EXPECT_TRUE(has(Role::line, "code/")) << size.x << theme;
    EXPECT_FALSE(has(Role::text, "state/") || withId(app, "panel/state")) << size.x << theme;
    seek(12);
    EXPECT_EQ(app.session().timeline().event()->kind, EventKind::remove);
    EXPECT_TRUE(withId(app, "panel/state")) << size.x << theme;
    seek(5);
    EXPECT_TRUE(withId(app, "panel/state")) << "what has been shown stays";
    app.load("n=4&step=5");
    screen.rest();
    app.load("n=6&step=5");
    screen.rest();
    EXPECT_FALSE(app.session().firstParts());
  }
}

TEST(FirstShow, KeepsTheTreeOnAPhoneUntilTheEnd) {
  Headless screen("lang=en", {390, 844});
  App& app = screen.app();
  app.perform(AppAction::playFirst);
  app.perform(ask::OfSession{0, SearchAction::playOrPause});
  for (const std::uint64_t position : {11u, 12u, 43u}) {
    app.perform(ask::OfSession{0, ask::Seek{position}});
    screen.rest();
    EXPECT_TRUE(std::any_of(app.records().begin(), app.records().end(), [](const Record& each) {
      return each.role == Role::node;
    })) << position;
    EXPECT_FALSE(withId(app, "panel/code")) << position;
  }
  app.perform(ask::OfSession{0, ask::Seek{110}});
  screen.rest();
  EXPECT_TRUE(withId(app, "panel/code"));
}

TEST(FirstShow, NamesNoVariableOnAPhoneBeforeTheProgramIsShownAndSaysWhatIsNext) {
  for (const std::string language : {"en", "zh"}) {
    Headless screen("lang=" + language, {390, 844});
    App& app = screen.app();
    app.perform(AppAction::playFirst);
    app.perform(ask::OfSession{0, SearchAction::playOrPause});
    for (std::uint64_t position = 0; position <= 109; ++position) {
      app.perform(ask::OfSession{0, ask::Seek{position}});
      screen.rest();
      const std::string sentence = withId(app, "sentence")->name;
      for (const std::string name : {"cols", "diags", "queens[", "pop"})
        EXPECT_EQ(sentence.find(name), std::string::npos) << sentence;
      const Event* event = app.session().timeline().event();
      if (language == "zh" || !event || event->kind != EventKind::remove) continue;
      const int column = event->square.column;
      const std::string then =
          column == 3 ? "has no column left" : "column " + std::to_string(column + 1) + " is next";
      EXPECT_NE(sentence.find(then), std::string::npos) << sentence;
    }
  }
}

TEST(FirstShow, EndsWhereAnotherSearchIsBegun) {
  Headless screen("", {1280, 800});
  App& app = screen.app();
  app.perform(AppAction::playFirst);
  app.load("n=5&play=1&speed=64");
  pass(screen, 10);
  EXPECT_TRUE(app.session().timeline().atEnd());
}

TEST(Summary, SaysWhatWasFoundAndOffersWhatIsNext) {
  Headless screen("lang=en&n=4&step=110", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(withId(app, "summary/found")->name, "2 solutions");
  EXPECT_EQ(withId(app, "summary/0")->name,
            "The search visited 17 boards, counting the one at the start, and made 60 tests.");
  EXPECT_EQ(
      withId(app, "summary/1")->name,
      "There are 1,820 ways to place 4 queens on 16 squares: about 110 times the number of boards visited.");
  // 4⁴ = 256 and 4! = 24.
  EXPECT_EQ(withId(app, "summary/2")->name,
            "With one queen in each row, there are 256 ways. With one in each column too, there are 24.");
  EXPECT_TRUE(app.press("summary/figures"));
  const auto wishes = app.takeRequests();
  ASSERT_EQ(wishes.size(), 1u);
  EXPECT_EQ(std::get<request::OpenDialog>(wishes[0]).dialog, Dialog::figures);
  EXPECT_TRUE(app.press("summary/grow"));
  screen.rest();
  EXPECT_EQ(app.session().n(), 5);
  EXPECT_EQ(withId(app, "summary/found"), nullptr);
}

TEST(Summary, CountsWhatTheSearchDoes) {
  const auto said = [](const std::string& query) {
    Headless screen("lang=en&" + query, {1280, 800});
    return withId(screen.app(), "summary/0")->name;
  };
  EXPECT_EQ(said("n=4&variant=bitmask&step=65"),
            "The search visited 17 boards, counting the one at the start, and computed the free squares of a "
            "row 15 times.");
  EXPECT_EQ(said("n=4&variant=permutations&step=420"),
            "The search visited 65 boards, counting the one at the start, and made 164 tests.");
  // C(64, 8) = 4,426,165,368 (OEIS A014062), of which the search visits 2,057.
  Headless eight("lang=en&n=8&step=21890", {1280, 800});
  EXPECT_EQ(
      withId(eight.app(), "summary/1")->name,
      "There are 4,426,165,368 ways to place 8 queens on 64 squares: about 2,200,000 times the number of "
      "boards visited.");
}

TEST(Summary, SaysOfAProgramThatIsWrongOnPurposeWhatItHasRecorded) {
  const auto found = [](const std::string& bug) {
    Headless screen("lang=en&n=4&step=100000&bug=" + bug, {1280, 800});
    EXPECT_EQ(withId(screen.app(), "summary/1"), nullptr) << "nobody asks what trying everything would take";
    return withId(screen.app(), "summary/found")->name;
  };
  EXPECT_EQ(found("flags-not-undone"), "This program recorded no solution.");
  EXPECT_EQ(found("anti-diagonal-untested"), "7 solutions recorded");
}

TEST(Summary, LeavesTheBoardToQueensThatStandAndToComparisons) {
  for (const std::string query : {"n=4&step=109", "n=4&find=first&step=44", "n=4&step=110&with=bitmask",
                                  "n=4&step=110&view=board", "n=4&step=110&view=tree"}) {
    Headless screen(query, {1280, 800});
    EXPECT_EQ(withId(screen.app(), "summary/found"), nullptr) << query;
  }
}

// Hidden on the smallest screens; on all others it fits inside the board.
TEST(Summary, FitsOntoTheBoard) {
  for (const std::string language : {"en", "zh"}) {
    for (const Vec2 size : {Vec2{1280, 800}, {390, 844}, {844, 390}, {640, 420}, {1920, 1080}, {768, 1024}}) {
      Headless screen("n=4&step=110&lang=" + language, size);
      const Rect board = withId(screen.app(), "board")->area;
      for (const Record& each : screen.app().records()) {
        if (!each.id.starts_with("summary/")) continue;
        EXPECT_GE(each.area.x, board.x) << each.id;
        EXPECT_LE(each.area.x + each.area.width, board.x + board.width + 0.5f)
            << each.id << size.x << language;
        EXPECT_GE(each.area.y, board.y) << each.id << size.x;
        EXPECT_LE(each.area.y + each.area.height, board.y + board.height) << each.id << size.x;
      }
    }
  }
}

}  // namespace
}  // namespace queens
