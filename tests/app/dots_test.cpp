// The search tree of n = 6 and 7, whose nodes shrink to dots if space is short.
#include <cmath>
#include <map>

#include "finding.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

std::string idOf(std::span<const std::int8_t> places) {
  std::string id = places.empty() ? "tree/." : "tree/";
  for (const std::int8_t each : places) id += "." + std::to_string(each);
  return id;
}

// The queens placed by a plain recursion, by id, each with the position of its event.
std::map<std::string, std::uint64_t> placed(int n) {
  std::map<std::string, std::uint64_t> all;
  std::uint64_t position = 0;
  recursion::search("flag-arrays", n, [&](const recursion::Step& step, const recursion::Standing& standing) {
    ++position;
    std::string id = "tree/";
    for (const recursion::Place& each : standing.queens) id += "." + std::to_string(each.col);
    if (step.kind == "place") all[id] = position;
    return true;
  });
  return all;
}

TEST(Dots, AreTheWholeTreeOfSixBesideTheBoardByThemselves) {
  Headless screen("n=6&lang=en&step=1352", {1280, 800});
  const auto all = placed(6);
  ASSERT_EQ(all.size(), 152u);
  EXPECT_EQ(nodes(screen.app()).size(), 153u);
  for (const auto& [id, position] : all) {
    const Record* node = withId(screen.app(), id);
    ASSERT_NE(node, nullptr) << id;
    EXPECT_GE(node->area.x, 0) << id;
    EXPECT_LE(node->area.x + node->area.width, 1280) << id;
  }
}

TEST(Dots, AreApartFromEachOtherWhereverAllAreInSight) {
  for (const char* query : {"n=6&step=1352", "n=7&step=5239", "n=5&variant=permutations&step=1000"}) {
    for (const Vec2 size : {Vec2{1920, 1080}, {1280, 800}, {1024, 600}}) {
      Headless screen(std::string(query) + "&view=tree&tree=boards", size);
      const std::vector<Record> all = nodes(screen.app());
      for (const Record& one : all) {
        for (const Record& other : all) {
          if (one.id >= other.id || one.most != other.most) continue;
          if (one.id.ends_with("x") || other.id.ends_with("x")) continue;
          EXPECT_GT(std::abs(middleOf(one.area).x - middleOf(other.area).x), one.area.width)
              << one.id << " and " << other.id;
        }
      }
    }
  }
}

// 551 records are too many to move through, but all around the current one exist.
TEST(Dots, HaveRecordsAroundThePresentOneHoweverManyThereAre) {
  const auto all = placed(7);
  Headless screen("n=7&lang=en&view=tree&tree=boards", {1280, 800});
  App& app = screen.app();
  for (std::uint64_t step = 0; step < 5239; step += 131) {
    app.session().seek(step);
    screen.rest();
    const std::vector<Record> found = nodes(app);
    EXPECT_LE(found.size(), 160u);
    const auto places = app.session().timeline().search().places();
    for (std::size_t length = 0; length <= places.size(); ++length) {
      const Record* node = withId(app, idOf(places.first(length)));
      ASSERT_NE(node, nullptr) << step;
      EXPECT_TRUE(node->on) << step;
    }
    const std::string now = places.empty() ? "tree/" : idOf(places);
    const std::string parent = now.substr(0, now.rfind('.'));
    for (const auto& [id, position] : all) {
      const std::string above = id.substr(0, id.rfind('.'));
      if (position > step || (above != now && above != parent)) continue;
      EXPECT_NE(withId(app, id), nullptr) << id << " at " << step;
    }
    // Each comes with its ancestors, so that arrow keys find the way.
    for (const Record& each : found) {
      if (each.most < 2) continue;
      const std::string above = each.id.substr(0, each.id.rfind('.'));
      EXPECT_NE(withId(app, above == "tree/" ? "tree/." : above), nullptr) << each.id;
    }
  }
}

TEST(Dots, HaveRecordsAroundTheOneThatTheFocusIsOn) {
  Headless screen("n=7&lang=en&step=5239&view=tree&tree=boards", {1280, 800});
  App& app = screen.app();
  // The second to last solution begins with these.
  std::string id = "tree/.6";
  for (const char* next : {".3", ".0", ".4", ".1", ".5", ".2"}) {
    app.reveal(id);
    screen.rest();
    ASSERT_NE(withId(app, id + next), nullptr) << id << next;
    id += next;
  }
  screen.rest();
  EXPECT_NE(withId(app, id), nullptr) << "it stays as long as the focus does";
  EXPECT_TRUE(app.press(id));
  screen.rest();
  EXPECT_EQ(idOf(app.session().timeline().search().places()), id);
}

TEST(Dots, ComeIntoSightWhereTheFocusComesToThem) {
  Headless screen("n=7&lang=en&step=5239&view=tree&tree=boards", {1280, 800});
  App& app = screen.app();
  for (int i = 0; i < 3; ++i) press(screen, Role::button, "Zoom in");
  for (const std::string id : {"tree/.0.2", "tree/.6", "tree/.3.1"}) {
    app.reveal(id);
    screen.rest();
    const Rect area = withId(app, id)->area;
    EXPECT_GE(area.x, 0) << id;
    EXPECT_LE(area.x + area.width, 1280) << id;
    EXPECT_GE(area.y, 0) << id;
    EXPECT_LE(area.y + area.height, withId(app, "scrubber")->area.y) << id;
  }
}

TEST(Dots, GoToWhereTheNearestWasPlaced) {
  Headless screen("n=7&lang=en&step=5239&view=tree&tree=boards", {1280, 800});
  App& app = screen.app();
  const Rect area = withId(app, "tree/.3.1")->area;
  EXPECT_LT(area.width, 18);
  screen.click(middleOf(area) + Vec2{0, 6});
  EXPECT_EQ(idOf(app.session().timeline().search().places()), "tree/.3.1");
}

// Future nodes are drawn because the end is known, but they have no details.
TEST(Dots, TellNothingOfWhatIsToCome) {
  Headless screen("n=6&lang=en&step=1352&view=tree", {1280, 800});
  App& app = screen.app();
  app.session().seek(0);
  screen.rest();
  EXPECT_EQ(nodes(app).size(), 1u);
  const Rect root = withId(app, "tree/.")->area;
  screen.click({middleOf(root).x - 300, middleOf(root).y + 60});
  EXPECT_EQ(app.session().timeline().position(), 0u);
}

std::size_t shapesWhenPointedAt(Headless& screen, Vec2 at, bool touch) {
  ImGui::GetIO().AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  // ImGui switches between mouse and finger only with a move.
  screen.point(at + Vec2{1, 0});
  screen.point(at);
  return screen.shapes().size();
}

TEST(Moment, IsShownForADotThatIsPointedAtButNotForAFinger) {
  Headless screen("n=7&lang=en&step=5239&view=tree&tree=boards", {1280, 800});
  const Vec2 at = middleOf(withId(screen.app(), "tree/.3.1")->area);
  EXPECT_EQ(shapesWhenPointedAt(screen, {5, 5}, false), 0u);
  EXPECT_GT(shapesWhenPointedAt(screen, at, false), 49u);
  EXPECT_EQ(shapesWhenPointedAt(screen, at, true), 0u);
}

TEST(Moment, IsShownForTheLineOfPositionsWithoutGoingThere) {
  for (const char* query : {"n=6&step=1352", "n=12&step=300000", "n=8"}) {
    Headless screen(std::string(query) + "&lang=en&view=player", {1280, 800});
    App& app = screen.app();
    const std::uint64_t position = app.session().timeline().position();
    const Rect line = withId(app, "scrubber")->area;
    const Vec2 middle = {line.x + 0.4f * line.width, line.y + 0.5f * line.height};
    const std::size_t before = shapesWhenPointedAt(screen, {2, 300}, false);
    EXPECT_GT(shapesWhenPointedAt(screen, middle, false), before + 30) << query;
    EXPECT_EQ(shapesWhenPointedAt(screen, middle, true), before) << query;
    EXPECT_EQ(app.session().timeline().position(), position) << query;
  }
}

}  // namespace
}  // namespace queens
