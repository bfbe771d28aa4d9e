// Two searches side by side, as students see and operate them.
#include "finding.hpp"

#include <array>
#include <cstdio>

namespace queens {
namespace {

bool lieApart(const Rect& a, const Rect& b) {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

std::string said(const App& app) {
  const Record* record = withId(app, "difference");
  return record ? record->name : std::string();
}

// The effort until the first solution of eight queens is well known: 876 calls of isSafe, and 113 nodes, each
// of which scans one row.
TEST(Comparison, SaysHowMuchEachAskedForTheSameSolution) {
  Headless screen("lang=en&with=bitmask&by=solution", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(said(app),
            "Flag arrays after 0 events: no tests, no placements, no solutions. "
            "Bitmask after 0 events: no computed rows, no placements, no solutions.");
  app.session().runTo(EventKind::solution);
  while (app.session().pursuing()) screen.frame();
  screen.rest();
  EXPECT_EQ(said(app), "Flag arrays reached solution 1 after 876 tests, Bitmask after 113 computed rows.");
  // A later step of the first search adds tests, but they were not needed for the solution.
  app.perform(ask::OfSession{0, SearchAction::step});
  screen.rest();
  EXPECT_EQ(said(app), "Flag arrays reached solution 1 after 876 tests, Bitmask after 113 computed rows.");
  app.perform(ask::SetSyncMode{SyncMode::queen});
  screen.rest();
  EXPECT_EQ(said(app).rfind("Flag arrays reached 113 placements after 876 tests, Bitmask after ", 0), 0u)
      << said(app);
}

TEST(Comparison, BeginsAndEndsInTheListOfSearches) {
  Headless screen("lang=en&n=6&step=40", {1280, 800});
  App& app = screen.app();
  const auto toggle = [&] {
    press(screen, Role::choice, "Search");
    press(screen, Role::toggle, "Compare with another search");
  };
  toggle();
  EXPECT_EQ(app.address().with, VariantId::bitmask);
  EXPECT_TRUE(withId(app, "2:board"));
  EXPECT_EQ(app.session().timeline().position(), 40u);
  toggle();
  EXPECT_EQ(app.address().with, std::nullopt);
  EXPECT_FALSE(withId(app, "2:board"));
  toggle();
  press(screen, Role::button, "End the comparison");
  EXPECT_EQ(app.address().with, std::nullopt);
}

TEST(Comparison, SaysWhoseTheWholeSearchIs) {
  Headless screen("lang=en&n=6&step=40&with=bitmask&panels=state,tree", {1280, 800});
  const App& app = screen.app();
  ASSERT_TRUE(withId(app, "tree/range"));
  EXPECT_EQ(withId(app, "tree/range")->name, "Flag arrays: Search tree");
  // Each has its own list above its board.
  EXPECT_EQ(withId(app, "variant")->area.y, withId(app, "2:variant")->area.y);
  screen.app().perform(AppAction::toggleComparison);
  screen.rest();
  EXPECT_EQ(withId(app, "tree/range")->name, "Search tree");
}

TEST(Comparison, BeginsAndEndsByAKey) {
  Headless screen("lang=en&n=6&variant=bitmask", {390, 844});
  App& app = screen.app();
  EXPECT_TRUE(app.key("c", false));
  screen.rest();
  EXPECT_EQ(app.address().with, VariantId::flagArrays);
  EXPECT_TRUE(app.key("C", false));
  screen.rest();
  EXPECT_EQ(app.address().with, std::nullopt);
}

TEST(Comparison, OfAnotherSecondSearchLeavesTheFirstWhereItIs) {
  Headless screen("lang=en&n=6&step=40&with=bitmask", {1280, 800});
  App& app = screen.app();
  press(screen, Role::choice, "Second search");
  press(screen, Role::option, "6  Explicit stack");
  EXPECT_EQ(app.address().with, VariantId::explicitStack);
  EXPECT_EQ(app.session().timeline().position(), 40u);
  EXPECT_NE(said(app).find("Explicit stack after 40 events"), std::string::npos) << said(app);
  app.perform(ask::OfSession{0, ask::Grow{1}});
  screen.rest();
  EXPECT_NE(said(app).find(" events"), std::string::npos);
  EXPECT_TRUE(withId(app, "2:board"));
}

TEST(Comparison, KeepsTheNoticeWhileAnotherSecondSearchIsChosen) {
  Headless screen("lang=en&n=6&with=bitmask&speed=fast", {1280, 800});
  App& app = screen.app();
  ASSERT_FALSE(app.notice().empty());
  press(screen, Role::choice, "Second search");
  press(screen, Role::option, "6  Explicit stack");
  EXPECT_FALSE(app.notice().empty());
  app.perform(ask::OfSession{0, ask::Grow{1}});
  EXPECT_TRUE(app.notice().empty()) << "it was said of another board";
}

TEST(Comparison, HasTwoBoardsOfSquares) {
  Headless screen("lang=en&n=6&step=40&with=bitmask", {1280, 800});
  App& app = screen.app();
  const Record *first = withId(app, "board"), *second = withId(app, "2:board");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->role, Role::grid);
  EXPECT_EQ(second->role, Role::grid);
  EXPECT_EQ(first->session, 0u);
  EXPECT_EQ(second->session, 1u);
  EXPECT_EQ(first->name, second->name);
  EXPECT_EQ(first->value, "Flag arrays");
  EXPECT_EQ(second->value, "Bitmask");
  app.key("c", false);
  screen.rest();
  EXPECT_EQ(withId(app, "board")->value, "") << "there is but one";
}

TEST(Comparison, ShowsWhatIsPointedAtOnTheBoardThatItIsOn) {
  Headless screen("lang=en&n=6&step=40&with=bitmask", {1280, 800});
  App& app = screen.app();
  for (const bool second : {true, false}) {
    app.point(SquareOf{second ? 1u : 0u, {2, 2}});
    screen.rest();
    EXPECT_EQ(lit(screen, app, "board").empty(), second);
    EXPECT_EQ(lit(screen, app, "2:board").empty(), !second);
    app.key("S", true);
    // The second search has no breakpoints of its own.
    EXPECT_EQ(app.session().snapshot().breakpoints.empty(), second);
  }
}

TEST(Comparison, TakesWhatWasPointedAtOnTheSecondBoardAlongWhenItEnds) {
  Headless screen("lang=en&n=6&step=40&with=bitmask", {1280, 800});
  App& app = screen.app();
  app.point(SquareOf{1, {2, 2}});
  screen.rest();
  app.key("c", false);
  screen.rest();
  EXPECT_EQ(lit(screen, app), std::vector<Square>{});
  app.key("S", true);
  EXPECT_FALSE(app.session().snapshot().breakpoints.empty()) << "at the line executed last";
  app.key("c", false);
  screen.rest();
  EXPECT_EQ(lit(screen, app, "2:board"), std::vector<Square>{});
}

TEST(Comparison, IsLedByWhicheverOfThemIsTakenSomewhere) {
  Headless screen("lang=en&n=6&step=40&with=bitmask&panels=log", {1280, 800});
  App& app = screen.app();
  app.perform(ask::OfSession{1, ask::Seek{25}});
  screen.rest();
  EXPECT_EQ(app.session().timeline().position(), 25u);
  EXPECT_NE(said(app).find("Bitmask after 25 events"), std::string::npos) << said(app);
}

TEST(Comparison, IsLedByTheSecondHoweverFarThatGoes) {
  Headless screen("lang=en&n=12&variant=bitmask&with=board-scan&by=solution", {1280, 800});
  App& app = screen.app();
  screen.workTakesTime();
  constexpr std::uint64_t kFar = 9'000'000;
  app.perform(ask::OfSession{1, ask::Seek{kFar}});
  screen.rest();
  Search alone(VariantId::boardScan, 12);
  std::uint64_t events = 0, solutions = 0;
  alone.run([&](const Event& event) {
    solutions += event.kind == EventKind::solution;
    return ++events < kFar;
  });
  EXPECT_EQ(app.session().timeline().counters().of(EventKind::solution), solutions);
  EXPECT_NE(said(app).find("Bitmask reached solution " + number(Language::en, solutions) + " "),
            std::string::npos)
      << said(app);
}

// Each has a bar with its operations above its board; once both have ended, the winner is named.
TEST(Comparison, OfARaceSaysWhoWonAndByWhatFactor) {
  for (const Vec2 size : {Vec2{1280, 800}, {390, 844}, {1920, 1080}}) {
    Headless screen("lang=en&n=6&variant=board-scan&with=bitmask&by=operation&step=0", size);
    App& app = screen.app();
    ASSERT_NE(withId(app, "race"), nullptr);
    EXPECT_EQ(withId(app, "race")->name, "0 operations");
    app.session().seek(100'000);
    while (app.session().pursuing()) screen.frame();
    screen.rest();
    const auto count = [&](std::string_view id) {
      std::string digits;
      for (const char each : withId(app, id)->name)
        if (each >= '0' && each <= '9') digits += each;
      return std::stod(digits);
    };
    const double scans = count("race"), masks = count("2:race");
    EXPECT_GT(scans, 2 * masks);
    std::array<char, 16> factor{};
    std::snprintf(factor.data(), factor.size(), "%.1f", scans / masks);
    EXPECT_EQ(said(app).rfind("Bitmask won with ", 0), 0u) << said(app);
    EXPECT_NE(said(app).find(std::string(", ") + factor.data() + " times as many."), std::string::npos)
        << said(app);
    EXPECT_NE(said(app).find(" Bitmask needed "), std::string::npos) << said(app);
    EXPECT_TRUE(lieApart(withId(app, "2:race")->area, named(app, Role::choice, "Second search")->area));
    app.perform(ask::SetSyncMode{SyncMode::event});
    screen.rest();
    EXPECT_EQ(withId(app, "race"), nullptr);
  }
}

TEST(Comparison, OfARaceSaysWhyOneWon) {
  const auto saidOf = [](const std::string& query) {
    Headless screen("lang=en&n=6&by=operation&" + query, {1280, 800});
    screen.app().session().seek(100'000);
    while (screen.app().session().pursuing()) screen.frame();
    screen.rest();
    return said(screen.app());
  };
  const std::string other = saidOf("variant=board-scan&with=forward-checking");
  EXPECT_NE(other.find("squares taken"), std::string::npos) << other;
  EXPECT_NE(other.find(" tests"), std::string::npos) << other;
  const std::string same = saidOf("variant=hash-sets&with=flag-arrays");
  EXPECT_NE(same.find("Both needed "), std::string::npos) << same;
}

// A button that changes nothing is not offered.
TEST(Comparison, ShowsTheSearchTreeWhereItOffersIt) {
  int offered = 0;
  for (const Vec2 size : {Vec2{1280, 800}, {1366, 650}, {844, 390}, {390, 844}, {1024, 560}}) {
    Headless screen("lang=en&n=6&variant=flag-arrays&with=bitmask&by=operation&step=0", size);
    if (!withId(screen.app(), "chart")) continue;
    ++offered;
    screen.app().perform(AppAction::toggleChart);
    screen.rest();
    EXPECT_EQ(withId(screen.app(), "chart"), nullptr) << size.x << "x" << size.y;
  }
  EXPECT_GT(offered, 0);
}

TEST(Comparison, OfARaceNamesNoWinnerIfOnlyOneLooksForAllSolutions) {
  const auto saidAtEnd = [](const std::string& query) {
    Headless screen("lang=en&variant=flag-arrays&with=min-conflicts&by=operation&" + query, {1280, 800});
    screen.app().session().seek(100'000);
    while (screen.app().session().pursuing()) screen.frame();
    screen.rest();
    return said(screen.app());
  };
  const std::string different = saidAtEnd("n=7"), same = saidAtEnd("n=9&find=first");
  EXPECT_EQ(different.find(" won with "), std::string::npos) << different;
  EXPECT_NE(different.find("40 solutions."), std::string::npos) << different;
  EXPECT_NE(different.find("1 solution."), std::string::npos) << different;
  EXPECT_NE(same.find(" won with "), std::string::npos) << same;
}

// With equally many operations, the masks have finished the board while the squares are still being scanned.
TEST(Comparison, IsARaceByOperations) {
  Headless screen("lang=en&n=6&variant=board-scan&with=bitmask&by=operation&step=0", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(said(app),
            "Board scan after 0 operations: no placements, no solutions. "
            "Bitmask after 0 operations: no placements, no solutions.");
  app.session().seek(900);
  screen.rest();
  const std::string text = said(app);
  EXPECT_EQ(text.rfind("Board scan after ", 0), 0u) << text;
  EXPECT_NE(text.find("Bitmask ended after "), std::string::npos) << text;
  EXPECT_NE(text.find("4 solutions."), std::string::npos) << text;
  // Moved to a position of its own, the second search leads, and the first does not overtake it.
  app.perform(ask::OfSession{1, ask::Seek{100}});
  screen.rest();
  EXPECT_LT(app.session().timeline().position(), 100u);
  EXPECT_GT(app.session().timeline().position(), 0u);
}

TEST(Comparison, StaysInStepHoweverFastItIsPlayed) {
  for (const std::string by : {"event", "queen", "solution", "operation"}) {
    Headless screen("lang=en&n=9&variant=bitmask&with=board-scan&play=1&speed=10000000&by=" + by,
                    {1280, 800});
    App& app = screen.app();
    for (int i = 0; i < 40; ++i) screen.frame();
    app.session().pause();
    screen.rest();
    const std::string text = said(app);
    ASSERT_GT(app.session().timeline().position(), 0u);
    if (by == "event") {
      const std::string events = number(Language::en, app.session().timeline().position()) + " events";
      EXPECT_NE(text.find("Bitmask after " + events), std::string::npos) << text;
      EXPECT_NE(text.find("Board scan after " + events), std::string::npos) << text;
    } else if (by == "operation") {
      EXPECT_NE(text.find("Board scan "), std::string::npos) << text;
      EXPECT_NE(text.find(" operations"), std::string::npos) << text;
    } else {
      EXPECT_NE(text.find(", Board scan after "), std::string::npos) << text;
    }
  }
}

TEST(Comparison, HasItsPlaceOnEveryScreen) {
  for (const Vec2 size : {Vec2{1280, 800}, {1920, 1080}, {390, 844}, {844, 390}, {320, 568}, {640, 420}}) {
    for (const std::string view : {"full", "player", "board"}) {
      for (const std::string theme : {"light", "projector"}) {
        Headless screen("lang=en&n=6&step=60&with=board-scan&view=" + view + "&theme=" + theme, size);
        const App& app = screen.app();
        const Record *first = withId(app, "board"), *second = withId(app, "2:board");
        ASSERT_TRUE(first && second) << view;
        const std::string where =
            view + ", " + theme + ", " + std::to_string(size.x) + " × " + std::to_string(size.y);
        EXPECT_TRUE(lieApart(first->area, second->area)) << where;
        EXPECT_EQ(first->area.width, second->area.width) << where;
        EXPECT_GE(first->area.width, 90) << where;
        for (const Record& each : app.records()) {
          if (each.region == Region::panels || each.region == Region::program) continue;  // these scroll
          EXPECT_GE(each.area.x, 0) << where << ": " << each.name;
          EXPECT_LE(each.area.x + each.area.width, size.x + 1) << where << ": " << each.name;
          EXPECT_LE(each.area.y + each.area.height, size.y + 1) << where << ": " << each.name;
          const bool aside = each.id == "board" || each.id == "2:board";
          if (!aside && each.region != Region::tree) {
            EXPECT_TRUE(lieApart(each.area, second->area)) << where << ": " << each.name;
          }
        }
        EXPECT_EQ(withId(app, "difference") != nullptr, view != "board") << where;
      }
    }
  }
}

// A recording without tests and exhausted lines is far ahead after the same number of events.
TEST(Comparison, KeepsWhatWasRecordedInStepByItsQueens) {
  Headless screen("lang=en&n=6", {1280, 800});
  App& app = screen.app();
  Recording::Parts parts = {.n = 6, .events = {}, .lines = {}, .variables = {}, .program = {}};
  Search search(VariantId::flagArrays, 6);
  search.run([&](const Event& event) {
    if (event.kind == EventKind::place || event.kind == EventKind::remove)
      parts.events.push_back({event.kind, event.square, event.with});
    return true;
  });
  app.watch(app.record(std::move(parts)));
  app.perform(AppAction::toggleComparison);
  app.session().seek(9);
  screen.rest();
  const auto placed = [&](std::size_t index) {
    return app.sessions()[index].timeline().counters().of(EventKind::place);
  };
  EXPECT_GT(placed(0), 3u);
  EXPECT_EQ(placed(1), placed(0));
  EXPECT_EQ(app.address().by, std::nullopt) << "nobody has chosen that";
  app.perform(ask::SetSyncMode{SyncMode::event});
  screen.rest();
  EXPECT_LT(placed(1), placed(0));
}

TEST(Comparison, IsPutAsideByPaper) {
  Headless screen("lang=en&n=6&step=40&with=bitmask", {1280, 800});
  App& app = screen.app();
  app.showAlone(true);
  screen.frame();
  app.showAlone(false);
  screen.rest();
  EXPECT_TRUE(withId(app, "2:board"));
}

}  // namespace
}  // namespace queens
