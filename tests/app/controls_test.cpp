// Controls that a host forbids are missing or disabled.
#include "finding.hpp"

namespace queens {
namespace {

TEST(AllowedControls, AreAllThatCanBePressed) {
  Headless screen("n=6&step=5&controls=step,back&lang=en", {1280, 800});
  const App& app = screen.app();
  for (const std::string_view id : {"transport/step", "transport/back"}) {
    ASSERT_NE(withId(app, id), nullptr) << id;
    EXPECT_TRUE(withId(app, id)->enabled) << id;
  }
  for (const std::string_view id :
       {"transport/play", "transport/next-solution", "n/larger", "speed", "race", "lesson"})
    EXPECT_EQ(withId(app, id), nullptr) << id;
  ASSERT_TRUE(screen.app().press("more"));
  screen.rest();
  for (const Record& each : app.records()) {
    if (!each.command || !each.enabled) continue;
    EXPECT_TRUE(allows(app.address().preferences.controls, *each.command)) << each.id;
  }
  // The title of the search stays readable.
  const Record* search = withId(app, "variant");
  ASSERT_NE(search, nullptr);
  EXPECT_FALSE(search->enabled);
  EXPECT_FALSE(search->value.empty());
}

// A label without an available choice, or a key without effect, is dead.
TEST(AllowedControls, LeaveNoDeadLabels) {
  for (const std::string view : {"player", "full"}) {
    Headless screen("n=6&step=28&controls=none&lang=en&view=" + view, {1280, 800});
    for (const std::string_view id : {"grain", "speed"}) EXPECT_EQ(withId(screen.app(), id), nullptr) << id;
    for (const Record& each : screen.app().records()) EXPECT_EQ(each.key, "") << each.id;
  }
  Headless screen("n=6&step=28&keys=nav&lang=en&tree=none", {1280, 800});
  EXPECT_EQ(withId(screen.app(), "transport/next-solution")->key, "");
  EXPECT_EQ(withId(screen.app(), "speed")->key, "");
  EXPECT_EQ(withId(screen.app(), "chart")->key, "");
  EXPECT_EQ(withId(screen.app(), "transport/play")->key, "Space");
  screen.app().load("keys=-g");
  screen.rest();
  EXPECT_EQ(withId(screen.app(), "chart")->key, "");
  EXPECT_EQ(withId(screen.app(), "transport/next-solution")->key, "N");
}

}  // namespace
}  // namespace queens
