// The chart of the whole search above the scrubber: its data, and moving by it.
#include "finding.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

Outline::Range rangeOf(const App& app) {
  return app.session().analyses().outlineRange(app.session().timeline());
}

// Searched to its end, so that the whole search is known; `End` leads to the end of n = 4.
constexpr const char* kChartOfFour = "n=4&lang=en&step=110&panels=state,tree&tree=bars";

TEST(Chart, IsOpenedByItsKeyAndByItsButtonAndIsInTheAddress) {
  Headless screen("n=4&lang=en", {1024, 600});
  App& app = screen.app();
  EXPECT_TRUE(nodes(app).empty());
  EXPECT_TRUE(app.key("g", false));
  screen.rest();
  EXPECT_EQ(formatAddress(app.address()), "n=4&lang=en&panels=state,tree");
  press(screen, Role::button, "Search tree");
  EXPECT_EQ(formatAddress(app.address()), "n=4&lang=en");
}

TEST(Chart, IsThereAtEverySize) {
  for (const Vec2 size : {Vec2{1920, 1080},
                          {1280, 800},
                          {768, 1024},
                          {844, 390},
                          {640, 420},
                          {390, 844},
                          {320, 568},
                          {320, 320}}) {
    for (const std::string view : {"full", "player", "tree"}) {
      Headless screen(std::string(kChartOfFour) + "&view=" + view, size);
      EXPECT_GE(nodes(screen.app()).size(), 4u) << view << " " << size.x << " × " << size.y;
    }
  }
}

// The result of a plain recursion while a queen of the first row is in a column.
struct Below {
  std::uint64_t queens = 0;
  bool solved = false;
};
Below below(int column, int n) {
  Below found;
  recursion::search("flag-arrays", n, [&](const recursion::Step& step, const recursion::Standing& standing) {
    if (standing.queens.empty() || standing.queens[0].col != column) return true;
    found.queens += step.kind == "place" && standing.queens.size() > 1;
    found.solved = found.solved || step.kind == "solution";
    return true;
  });
  return found;
}

TEST(Chart, TellsOfEveryQueenOfTheFirstRowWhatARecursionFinds) {
  Headless screen(kChartOfFour, {1280, 800});
  ASSERT_TRUE(screen.app().session().timeline().atEnd());
  for (int column = 0; column < 4; ++column) {
    const Below expected = below(column, 4);
    const std::string name = "Row 0, column " + std::to_string(column);
    const Record* node = named(screen.app(), Role::node, name);
    ASSERT_NE(node, nullptr) << name;
    const std::string count = std::to_string(expected.queens);
    EXPECT_EQ(node->value,
              std::string(expected.solved ? "It leads to a solution. " : "It has led to no solution. ") +
                  (expected.queens == 1 ? "1 queen was" : count + " queens were") +
                  " placed while it was on the board.");
    EXPECT_EQ(node->most, 1);
  }
}

TEST(Chart, GoesToWhereAQueenIsPlaced) {
  Headless screen(kChartOfFour, {1280, 800});
  App& app = screen.app();
  const std::string id = named(app, Role::node, "Row 0, column 2")->id;
  EXPECT_TRUE(app.press(id));
  screen.rest();
  const Event& event = *app.session().timeline().event();
  EXPECT_EQ(event.kind, EventKind::place);
  EXPECT_EQ(event.square, (Square{0, 2}));
  EXPECT_TRUE(withId(app, id)->on);
}

TEST(Chart, GoesWhereItIsClickedAndShowsNearerWhereItIsZoomed) {
  Headless screen(kChartOfFour, {1280, 800});
  App& app = screen.app();
  const Rect area = named(app, Role::node, "Row 0, column 1")->area;
  screen.click({area.x + 2, area.y + 5});
  screen.rest();
  ASSERT_FALSE(app.session().timeline().search().places().empty());
  EXPECT_EQ(app.session().timeline().search().places()[0], 1);
  press(screen, Role::button, "Zoom in");
  EXPECT_LT(rangeOf(app).to - rangeOf(app).from, 110u);
  press(screen, Role::button, "Show the complete search");
  EXPECT_EQ(rangeOf(app), (Outline::Range{0, 110}));
}

// The pointer can arrive and the wheel turn before the next frame.
TEST(Chart, TakesTheWheelThoughThePointerWasNotYetSeenThere) {
  Headless screen(kChartOfFour, {1280, 800});
  const Rect bar = nodes(screen.app()).front().area;
  EXPECT_TRUE(screen.app().takesWheel({bar.x + 0.5f * bar.width, bar.y + 0.5f * bar.height}));
  EXPECT_FALSE(screen.app().takesWheel({200, 300})) << "the board scrolls with the page around";
}

TEST(Chart, IsShownNearerByTwoFingersAroundWhatLiesBetweenThem) {
  Headless screen(kChartOfFour, {1280, 800});
  App& app = screen.app();
  const auto bar = [&] { return named(app, Role::node, "Row 0, column 1")->area; };
  const Rect before = bar();
  const Vec2 at = middleOf(before);
  ASSERT_TRUE(app.beginPinch(at));
  // In small steps, so that rounding errors of positions could accumulate.
  for (int i = 1; i <= 50; ++i) {
    const float part = 0.02f * static_cast<float>(i);
    app.pinch(at, at + Vec2{60 * part, 0}, 1 + part);
    screen.frame();
  }
  app.letGo();
  screen.rest();
  // A position is about 19 px wide now, and edges are rounded to positions.
  EXPECT_NEAR(bar().width, 2 * before.width, 20);
  EXPECT_NEAR(middleOf(bar()).x, at.x + 60, 20);
  app.perform(AppAction::toggleHelp);
  screen.rest();
  EXPECT_FALSE(app.beginPinch(at)) << "it lies below";
}

TEST(Chart, IsDrawnAsideAPixelAtATime) {
  Headless screen(kChartOfFour, {1280, 800});
  App& app = screen.app();
  for (int i = 0; i < 3; ++i) press(screen, Role::button, "Zoom in");
  const std::uint64_t from = rangeOf(app).from;
  const std::uint64_t position = app.session().timeline().position();
  ASSERT_GT(from, 10u);
  const Rect range = withId(app, "tree/range")->area;
  screen.drag({640, range.y + range.height + 40}, 300);
  EXPECT_LT(rangeOf(app).from, from);
  EXPECT_EQ(app.session().timeline().position(), position) << "it was no click";
}

TEST(Chart, RestsOnceItIsDrawn) {
  Headless screen("n=10&lang=en&step=348151&panels=state,tree", {1280, 800});
  EXPECT_FALSE(nodes(screen.app()).empty());
  EXPECT_EQ(screen.app().untilNextFrame(), std::nullopt);
}

// A search that moves queens has no tree. Its curve says how many pairs attack each other.
TEST(Curve, TakesThePlaceOfTheTreeOfASearchThatMovesQueens) {
  Headless screen("variant=min-conflicts&n=8&lang=en&panels=state,tree", {1280, 800});
  App& app = screen.app();
  const auto pairs = [](std::span<const std::int8_t> columns) {
    int found = 0;
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < i; ++j)
        found += columns[i] == columns[j] || std::abs(columns[i] - columns[j]) == i - j;
    return found;
  };
  for (const std::uint64_t position : {0u, 5u, 8u, 9u, 20u, 40u, 41u, 44u}) {
    app.session().seek(position);
    screen.rest();
    EXPECT_TRUE(nodes(app).empty());
    const Record* curve = withId(app, "tree/curve");
    ASSERT_NE(curve, nullptr);
    const auto columns = app.session().timeline().search().places();
    if (columns.size() < 8) {
      EXPECT_EQ(curve->name, "The board is being filled") << position;
      continue;
    }
    const int expected = pairs(columns);
    const std::string start = expected == 0   ? "No two queens attack"
                              : expected == 1 ? "1 pair of queens attacks"
                                              : std::to_string(expected) + " pairs of queens attack";
    EXPECT_EQ(curve->name, start + " each other at position " + std::to_string(position));
  }
}

}  // namespace
}  // namespace queens
