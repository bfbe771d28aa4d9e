// What belongs to what the reader points at lights up: squares, cells, names in the sentence.
#include "finding.hpp"

namespace queens {
namespace {

using Squares = std::vector<Square>;

TEST(Pointing, AtASquareShowsWhatAttacksIt) {
  // Queens on (0, 0) and (1, 2); the square (2, 2) is in the column of the second and on a diagonal of the
  // first.
  Headless screen("n=5&step=7", {1280, 800});
  App& app = screen.app();
  ASSERT_EQ(app.session().timeline().search().places().size(), 2u);
  EXPECT_EQ(lit(screen, app), Squares{});
  screen.point(placeOf(app, {2, 2}));
  EXPECT_EQ(lit(screen, app), (Squares{{0, 0}, {1, 2}, {2, 2}}));
  screen.point(placeOf(app, {2, 4}));
  EXPECT_EQ(lit(screen, app), (Squares{{2, 4}}));
  screen.point({2, 2});
  EXPECT_EQ(lit(screen, app), Squares{});
}

TEST(Pointing, WithoutAPointerShowsTheSame) {
  Headless screen("n=5&step=7", {1280, 800});
  screen.app().point(Square{2, 2});
  screen.rest();
  EXPECT_EQ(lit(screen, screen.app()), (Squares{{0, 0}, {1, 2}, {2, 2}}));
}

TEST(Pointing, ThroughACardReachesNoSquare) {
  Headless screen("n=5&step=7", {1280, 800});
  screen.app().key("?", false);
  screen.rest();
  screen.point(placeOf(screen.app(), {2, 2}));
  EXPECT_EQ(lit(screen, screen.app()), Squares{});
}

// Goes along the lines of the sentence until something lights up.
std::vector<Squares> alongTheSentence(Headless& screen) {
  const Rect area = withId(screen.app(), "sentence")->area;
  std::vector<Squares> found;
  for (float y = area.y + 6; y < area.y + area.height; y += 8) {
    for (float x = area.x; x < area.x + area.width; x += 6) {
      screen.under({x, y});
      screen.under({x, y});
      Squares squares = lit(screen, screen.app());
      if (!squares.empty() && (found.empty() || found.back() != squares)) found.push_back(std::move(squares));
    }
  }
  return found;
}

// "A queen is placed in row 1, column 2: cols[2], diags1[3] and diags2[3] become true, and 2 joins queens …"
TEST(Pointing, AtANameInTheSentenceLightsItsSquares) {
  Headless screen("n=4&step=6", {1280, 800});
  const std::vector<Squares> found = alongTheSentence(screen);
  const auto has = [&](const Squares& squares) {
    return std::find(found.begin(), found.end(), squares) != found.end();
  };
  EXPECT_TRUE(has({{0, 2}, {1, 2}, {2, 2}, {3, 2}})) << "cols[2]";
  EXPECT_TRUE(has({{0, 1}, {1, 2}, {2, 3}})) << "diags1[2]";
  EXPECT_TRUE(has({{0, 3}, {1, 2}, {2, 1}, {3, 0}})) << "diags2[3]";
  EXPECT_TRUE(has({{0, 0}, {1, 2}})) << "queens";
}

TEST(Pointing, AtACellOfTheStateLightsItsSquares) {
  Headless screen("n=4&step=6", {1280, 800});
  const Record* columns = withId(screen.app(), "state/cols");
  ASSERT_NE(columns, nullptr);
  const Rect area = columns->area;
  bool seen = false;
  for (float x = area.x; x < area.x + area.width && !seen; x += 5) {
    screen.under({x, area.y + 0.7f * area.height});
    screen.under({x, area.y + 0.7f * area.height});
    seen = lit(screen, screen.app()) == Squares{{0, 1}, {1, 1}, {2, 1}, {3, 1}};
  }
  EXPECT_TRUE(seen);
}

TEST(State, SaysInWhichOrderBitsAre) {
  for (const std::string variant : {"bitmask", "bit-flags", "flag-arrays"}) {
    Headless screen("step=9&variant=" + variant, {1280, 800});
    EXPECT_EQ(withId(screen.app(), "state/bit-order") != nullptr, variant != "flag-arrays") << variant;
  }
}

// Where all of a search is shown, its calls and its stack are in sight without scrolling.
TEST(State, ShowsTheStackAndTheFramesWhole) {
  for (const auto& [query, id] : {std::pair<std::string, std::string>{"variant=explicit-stack", "stack"},
                                  {"variant=bitmask", "frames"}}) {
    Headless screen(query, {1280, 800});
    screen.app().session().runTo(EventKind::solution);
    screen.app().settle();
    screen.rest();
    ASSERT_EQ(screen.app().session().timeline().search().places().size(), 8u) << query;
    const Record* record = withId(screen.app(), "state/" + id);
    ASSERT_NE(record, nullptr) << query;
    const Record* transport = withId(screen.app(), "transport/play");
    EXPECT_LE(record->area.y + record->area.height, transport->area.y) << query;
    EXPECT_LE(record->area.x + record->area.width, 1280) << query;
  }
}

}  // namespace
}  // namespace queens
