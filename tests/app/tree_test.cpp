// The search as a tree: its data, and moving by it.
#include "finding.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

constexpr const char* kTreeOfFour = "n=4&lang=en&step=110&view=tree";

Rect treeArea(const App& app) {
  const Rect header = withId(app, "tree/range")->area;
  const Rect line = withId(app, "scrubber")->area;
  return {header.x, header.y + header.height, header.width, line.y - header.y - header.height};
}

TEST(Tree, OfASmallBoardIsThereWholeWhereItHasTheScreen) {
  for (const Vec2 size : {Vec2{1920, 1080}, {1280, 800}, {640, 420}, {844, 390}, {390, 844}, {320, 568}}) {
    Headless screen(kTreeOfFour, size);
    // 16 queens on the empty board, and 44 refused squares: 60 tests, of which 16 found a safe square.
    ASSERT_EQ(nodes(screen.app()).size(), 1u + 16 + 44) << size.x << " × " << size.y;
    const Rect area = treeArea(screen.app());
    for (const Record& each : nodes(screen.app())) {
      EXPECT_TRUE(area.contains(middleOf(each.area))) << each.name << " " << size.x << " × " << size.y;
    }
  }
}

bool isInside(const Rect& area, const Rect& node) {
  return node.x >= area.x - 1 && node.y >= area.y - 1 && node.x + node.width <= area.x + area.width + 1 &&
         node.y + node.height <= area.y + area.height + 1;
}

TEST(Tree, HasTheWayToThePresentInSightInAStripOfEveryScreen) {
  for (const Vec2 size : {Vec2{1920, 1080}, {1280, 800}, {640, 420}, {844, 390}, {390, 844}, {320, 568}}) {
    for (const char* search :
         {"n=5", "n=6", "n=4&variant=permutations", "n=8", "n=8&variant=bitmask", "n=20"}) {
      Headless screen(std::string(search) + "&lang=en&panels=state,tree&tree=boards", size);
      App& app = screen.app();
      for (const std::uint64_t step : {0, 30, 90, 200, 381, 2000, 5000, 21000}) {
        app.session().seek(step);
        screen.rest();
        const std::span<const std::int8_t> places = app.session().timeline().search().places();
        std::vector<Rect> way = {withId(app, "tree/.")->area};
        std::string id = "tree/";
        for (const std::int8_t each : places) {
          id += "." + std::to_string(each);
          way.push_back(withId(app, id)->area);
        }
        const std::string where = std::string(search) + " at " + std::to_string(step) + " on " +
                                  std::to_string(static_cast<int>(size.x));
        // Not every screen has space for twenty rows, but at least the last two nodes are visible.
        const std::size_t least = app.session().n() <= 8 ? way.size() : std::min<std::size_t>(2, way.size());
        for (std::size_t i = way.size() - least; i < way.size(); ++i)
          EXPECT_TRUE(isInside(treeArea(app), way[i])) << where << ", " << i << " of " << way.size() - 1;
      }
    }
  }
}

TEST(Tree, TellsWhatBecameOfAQueenAndWhyASquareWasRefused) {
  Headless screen(kTreeOfFour, {1280, 800});
  const App& app = screen.app();
  EXPECT_EQ(named(app, Role::node, "The board at the start")->value,
            "It leads to a solution. 16 queens have been placed below it so far.");
  EXPECT_EQ(withId(app, "tree/.0")->name, "Row 0, column 0");
  EXPECT_EQ(withId(app, "tree/.0")->value,
            "It has led to no solution. 3 queens were placed while it was on the board.");
  EXPECT_EQ(withId(app, "tree/.0.2")->value,
            "It has led to no solution. No queen was placed while it was on the board.");
  EXPECT_EQ(withId(app, "tree/.1.3.0.2")->value,
            "It leads to a solution. No queen was placed while it was on the board.");
  EXPECT_EQ(withId(app, "tree/.0.1x")->name, "row 1, column 1: attacked by the queen in row 0, column 0");
  EXPECT_EQ(withId(app, "tree/.0.2")->most, 3) << "the empty board is the first level";
}

TEST(Tree, NamesTheRowsThatAProgramChose) {
  for (const char* tree : {"boards", "bars"}) {
    Headless screen(
        "variant=forward-checking&way=mrv&n=8&step=36&lang=en&panels=tree&tree=" + std::string(tree),
        {1280, 800});
    screen.app().session().seek(36);
    screen.rest();
    const auto node = withId(screen.app(), "tree/.0.2.4.3");
    if (std::string_view(tree) == "boards") {
      ASSERT_TRUE(node);
    }
    if (node) {
      EXPECT_EQ(node->name, "Row 5, column 3");
    }
  }
}

TEST(Tree, GrowsWithTheSearchAndShowsWhereItIs) {
  Headless screen("n=4&lang=en&view=tree", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(nodes(app).size(), 1u) << "the empty board alone";
  std::size_t before = 1;
  while (app.session().timeline().position() < 110) {
    app.perform(ask::OfSession{0, SearchAction::step});
    screen.rest();
    const Event& event = *app.session().timeline().event();
    const bool grows = event.kind == EventKind::place || (event.kind == EventKind::test && !event.safe);
    ASSERT_EQ(nodes(app).size(), before + grows) << app.session().timeline().position();
    before = nodes(app).size();
    std::string path = "tree/";
    std::size_t standing = 0;
    for (const std::int8_t place : app.session().timeline().search().places())
      path += "." + std::to_string(place);
    for (const Record& each : nodes(app)) standing += each.on;
    EXPECT_EQ(standing, 1 + app.session().timeline().search().places().size());
    EXPECT_TRUE(withId(app, path == "tree/" ? "tree/." : path)->on);
  }
}

TEST(Tree, GoesToWhereAQueenWasPlacedOrASquareRefused) {
  Headless screen(kTreeOfFour, {1280, 800});
  App& app = screen.app();
  screen.click(middleOf(withId(app, "tree/.2.0")->area));
  EXPECT_EQ(app.session().timeline().event()->kind, EventKind::place);
  EXPECT_EQ(app.session().timeline().event()->square, (Square{1, 0}));
  EXPECT_TRUE(withId(app, "tree/.2.0")->on);
  EXPECT_TRUE(app.press("tree/.2.0"));
  app.perform(ask::OfSession{0, ask::Seek{110}});
  screen.rest();
  screen.click(middleOf(withId(app, "tree/.3.2x")->area));
  EXPECT_EQ(app.session().timeline().event()->kind, EventKind::test);
  EXPECT_EQ(app.session().timeline().event()->square, (Square{1, 2}));
}

TEST(Tree, OfALargerBoardIsTheWayToThePresentWithWhatItHasPassed) {
  Headless screen("n=8&lang=en&view=tree&tree=boards", {1280, 800});
  App& app = screen.app();
  app.perform(ask::OfSession{0, SearchAction::nextSolution});
  screen.rest();
  // The first solution of n = 8.
  const std::vector<int> solution = {0, 4, 7, 5, 2, 6, 1, 3};
  std::string path = "tree/";
  for (const int place : solution) {
    path += "." + std::to_string(place);
    ASSERT_NE(withId(app, path), nullptr) << path;
    EXPECT_TRUE(withId(app, path)->on);
    EXPECT_TRUE(treeArea(app).contains(middleOf(withId(app, path)->area))) << path;
  }
  // The queens placed by a plain recursion while the queen of row 1 is in column 2.
  std::uint64_t queens = 0;
  recursion::search("flag-arrays", 8, [&](const recursion::Step& step, const recursion::Standing& standing) {
    const auto& all = standing.queens;
    queens += step.kind == "place" && all.size() > 2 && all[0].col == 0 && all[1].col == 2;
    return all.empty() || all[0].col == 0;
  });
  EXPECT_EQ(withId(app, "tree/.0.2")->value, "It has led to no solution. " + std::to_string(queens) +
                                                 " queens were placed while it was on the board.");
  EXPECT_EQ(withId(app, "tree/.0.2.4"), nullptr) << "folded";
}

TEST(Tree, IsChosenByItsButtonItsKeyAndTheAddress) {
  Headless screen("n=8&lang=en&panels=state,tree", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(named(app, Role::node, "The board at the start"), nullptr) << "bars";
  press(screen, Role::button, "Show as a tree");
  EXPECT_NE(named(app, Role::node, "The board at the start"), nullptr);
  EXPECT_EQ(formatAddress(app.address()), "lang=en&panels=state,tree&tree=boards");
  EXPECT_TRUE(app.key("G", true));
  screen.rest();
  EXPECT_EQ(formatAddress(app.address()), "lang=en&panels=state,tree");
  app.key("g", false);
  app.key("G", true);
  screen.rest();
  EXPECT_NE(named(app, Role::node, "The board at the start"), nullptr) << "the key opens it too";
}

TEST(Tree, OfASmallBoardCanBeBarsToo) {
  Headless screen(kTreeOfFour, {1280, 800});
  press(screen, Role::button, "Show as a tree");
  EXPECT_EQ(named(screen.app(), Role::node, "The board at the start"), nullptr);
  EXPECT_EQ(screen.app().address().preferences.tree, TreeForm::bars);
  EXPECT_EQ(formatAddress(screen.app().address()), "n=4&step=110&view=tree&lang=en&tree=bars");
}

TEST(Tree, IsZoomedAndMovedUntilAllOfItIsWantedOrAnotherSearch) {
  Headless screen(kTreeOfFour, {1280, 800});
  App& app = screen.app();
  const auto width = [&] { return withId(app, "tree/.1")->area.width; };
  const float fitted = width();
  press(screen, Role::button, "Zoom in");
  EXPECT_GT(width(), 1.5f * fitted);
  const Rect before = withId(app, "tree/.1")->area;
  const Rect area = treeArea(app);
  screen.drag({area.x + 0.3f * area.width, area.y + area.height - 20}, 60);
  EXPECT_NEAR(withId(app, "tree/.1")->area.x, before.x + 60, 1);
  EXPECT_EQ(app.session().timeline().position(), 110u) << "it was no click";
  press(screen, Role::button, "Show the complete search");
  EXPECT_EQ(width(), fitted);
  press(screen, Role::button, "Zoom in");
  app.load("n=5");
  screen.rest();
  app.load("n=4&step=110");
  screen.rest();
  EXPECT_EQ(width(), fitted);
}

TEST(Tree, TakesTheWheel) {
  Headless screen(kTreeOfFour, {1280, 800});
  App& app = screen.app();
  const Rect root = withId(app, "tree/.")->area;
  EXPECT_TRUE(app.takesWheel(middleOf(root)));
  screen.point(middleOf(root));
  ImGui::GetIO().AddMouseWheelEvent(0, 2);
  screen.rest();
  EXPECT_GT(withId(app, "tree/.")->area.width, root.width);
}

TEST(Tree, IsShownNearerByTwoFingersAndNoneOfThemClicks) {
  Headless screen(kTreeOfFour, {390, 844});
  App& app = screen.app();
  const Rect before = withId(app, "tree/.1")->area;
  const Vec2 at = middleOf(before);
  EXPECT_FALSE(app.beginPinch(middleOf(withId(app, "scrubber")->area)));
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  io.AddMousePosEvent(at.x, at.y);
  io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
  // The second move comes before the first was drawn.
  ASSERT_TRUE(app.beginPinch(at));
  for (int i = 0; i < 4; ++i) screen.frame();
  app.pinch(at, at + Vec2{10, 0}, 1.2f);
  app.pinch(at, at + Vec2{20, -30}, 1.5f);
  for (int i = 0; i < 4; ++i) screen.frame();
  const Rect nearer = withId(app, "tree/.1")->area;
  EXPECT_NEAR(nearer.width, 1.5f * before.width, 0.1f) << "counted from the beginning";
  EXPECT_NEAR(middleOf(nearer).x, at.x + 20, 0.5f);
  EXPECT_NEAR(middleOf(nearer).y, at.y - 30, 0.5f);
  io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
  app.letGo();
  screen.rest();
  EXPECT_EQ(app.session().timeline().position(), 110u);
  app.pinch(at, at, 2);
  screen.rest();
  EXPECT_EQ(withId(app, "tree/.1")->area.width, nearer.width) << "let go";
  screen.click(middleOf(nearer));
  EXPECT_NE(app.session().timeline().position(), 110u) << "a finger alone clicks again";
}

TEST(Tree, RestsOnceItIsDrawnAndKeepsUpWithFastPlay) {
  Headless screen("n=12&lang=en&view=tree&tree=boards&play=1&speed=10000000", {1280, 800});
  App& app = screen.app();
  screen.workTakesTime();
  for (int i = 0; i < 200; ++i) screen.frame();
  EXPECT_GT(nodes(app).size(), 10u);
  app.perform(ask::OfSession{0, SearchAction::playOrPause});
  screen.rest();
  EXPECT_EQ(app.session().analyses().tree().position(), app.session().timeline().position());
  EXPECT_EQ(app.untilNextFrame(), std::nullopt);
}

// Board and tree are shown together if both fit with their explanations.
TEST(Tree, StandsBesideTheBoardOnWideScreensUnlessTheReaderDoesWithout) {
  Headless screen("n=4&step=40", {1280, 800});
  App& app = screen.app();
  const auto seen = [&] {
    screen.rest();
    return !nodes(app).empty();
  };
  EXPECT_TRUE(seen());
  EXPECT_EQ(formatAddress(app.address()), "n=4&step=40");
  for (const std::string_view part : {"board", "sentence", "panel/state"})
    EXPECT_NE(withId(app, part), nullptr) << part;
  EXPECT_TRUE(std::any_of(app.records().begin(), app.records().end(), [](const Record& each) {
    return each.role == Role::line && each.region == Region::program;
  }));
  app.key("g", false);
  EXPECT_FALSE(seen());
  EXPECT_EQ(formatAddress(app.address()), "n=4&step=40&tree=none");
  app.key("G", true);
  EXPECT_TRUE(seen());
  app.key("g", false);
  app.key("g", false);
  EXPECT_TRUE(seen());
  EXPECT_EQ(formatAddress(app.address()), "n=4&step=40");
}

TEST(Tree, IsShownWhereItIsAskedForHoweverLittleRoomThereIs) {
  for (const Vec2 size : {Vec2{390, 844}, {640, 420}, {768, 1024}, {1024, 600}}) {
    Headless screen("n=4&step=40", size);
    App& app = screen.app();
    EXPECT_TRUE(nodes(app).empty()) << size.x;
    app.key("g", false);
    screen.rest();
    EXPECT_FALSE(nodes(app).empty()) << size.x;
    EXPECT_EQ(formatAddress(app.address()), "n=4&step=40&panels=state,tree");
    app.key("g", false);
    screen.rest();
    EXPECT_TRUE(nodes(app).empty()) << size.x;
    EXPECT_EQ(formatAddress(app.address()), "n=4&step=40");
  }
  Headless frame("n=4&step=40&view=player", {1280, 800});
  EXPECT_TRUE(nodes(frame.app()).empty()) << "a frame is somebody's figure";
  Headless without("n=4&step=40&tree=none", {1280, 800});
  EXPECT_TRUE(nodes(without.app()).empty());
}

}  // namespace
}  // namespace queens
