// Presentation mode: only board, sentence and search tree, moving from one highlight to the next.
#include "finding.hpp"

namespace queens {
namespace {

TEST(Present, ShowsTheStageAloneUntilItIsEnded) {
  for (const Vec2 size : {Vec2{1280, 800}, {1920, 1080}, {844, 390}, {390, 844}, {320, 568}}) {
    Headless screen("lang=en&n=5&step=3", size);
    App& app = screen.app();
    EXPECT_TRUE(app.key("v", false));
    screen.rest();
    EXPECT_EQ(formatAddress(app.address()), "n=5&step=3&lang=en&present=1");
    for (const Record& each : app.records()) {
      EXPECT_NE(each.region, Region::toolbar) << each.id;
      EXPECT_NE(each.region, Region::program) << each.id;
      EXPECT_NE(each.region, Region::panels) << each.id;
      EXPECT_TRUE(each.role == Role::node || each.inSight) << each.id << " " << size.x;
    }
    ASSERT_NE(withId(app, "board"), nullptr);
    ASSERT_NE(withId(app, "sentence"), nullptr);
    EXPECT_EQ(withId(app, "scrubber"), nullptr);
    press(screen, Role::button, "End the presentation");
    EXPECT_EQ(formatAddress(app.address()), "n=5&step=3&lang=en");
    EXPECT_NE(withId(app, "scrubber"), nullptr);
  }
}

TEST(Present, HasALargerBoardThanBeside) {
  Headless screen("lang=en&n=5", {1280, 800});
  const float beside = withId(screen.app(), "board")->area.width;
  screen.app().load("present=1");
  screen.rest();
  EXPECT_GT(withId(screen.app(), "board")->area.width, 1.3f * beside);
  EXPECT_FALSE(nodes(screen.app()).empty());
}

// Highlights of four queens: the first square of row 1 is refused at 3. Row 2 is a dead end at 11, and the
// search returns from it at 12. The first solution is found at 43 of 110 events.
TEST(Present, GoesFromMomentToMomentByTheKeysOfARemote) {
  Headless screen("lang=en&n=4&present=1", {1280, 800});
  App& app = screen.app();
  std::vector<std::string> names;
  std::vector<std::uint64_t> positions;
  for (int i = 0; i < 8; ++i) {
    for (const Record& each : app.records())
      if (each.id.starts_with("landmark/") && each.role == Role::tab && each.on) names.push_back(each.name);
    positions.push_back(app.session().timeline().position());
    EXPECT_TRUE(app.key("PageDown", false));
    screen.rest();
  }
  EXPECT_EQ(names, (std::vector<std::string>{"Start", "First queen", "First refusal", "First dead end",
                                             "First queen removed", "First solution", "End", "End"}));
  EXPECT_EQ(positions, (std::vector<std::uint64_t>{0, 2, 3, 11, 12, 43, 110, 110}));
  EXPECT_TRUE(app.key("PageUp", false));
  screen.rest();
  EXPECT_EQ(app.session().timeline().position(), positions[5]);
  press(screen, Role::tab, "First dead end");
  EXPECT_EQ(app.session().timeline().position(), positions[3]);
  press(screen, Role::button, "Next highlight");
  EXPECT_EQ(app.session().timeline().position(), positions[4]);
}

TEST(Present, LeavesTheseKeysAloneElsewhere) {
  Headless screen("lang=en&n=4", {1280, 800});
  EXPECT_FALSE(screen.app().key("PageDown", false));
  EXPECT_EQ(screen.app().session().timeline().position(), 0u);
}

TEST(Present, EndsByEscape) {
  Headless screen("lang=en&n=4&present=1", {1280, 800});
  EXPECT_TRUE(screen.app().key("Escape", false));
  EXPECT_EQ(formatAddress(screen.app().address()), "n=4&lang=en");
  EXPECT_FALSE(screen.app().key("Escape", false));
}

TEST(Present, IsForThePageAsAWhole) {
  for (const std::string rest : {"&view=player", "&view=board", "&view=tree"}) {
    Headless screen("lang=en&n=4&present=1" + rest, {1280, 800});
    EXPECT_EQ(withId(screen.app(), "landmark/on"), nullptr) << rest;
  }
}

TEST(Present, ShowsTwoSearchesToo) {
  for (const Vec2 size : {Vec2{1280, 800}, {390, 844}}) {
    Headless screen("lang=en&n=5&step=40&with=bitmask&present=1", size);
    App& app = screen.app();
    EXPECT_NE(withId(app, "2:board"), nullptr);
    EXPECT_NE(withId(app, "landmark/on"), nullptr);
    for (const Record& each : app.records()) EXPECT_NE(each.region, Region::panels) << each.id;
  }
}

}  // namespace
}  // namespace queens
