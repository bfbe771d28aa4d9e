// What a host keeps from its readers is not on the screen, or is switched off there.
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
       {"transport/play", "transport/first", "n/larger", "speed", "language", "theme", "tour"})
    EXPECT_EQ(withId(app, id), nullptr) << id;
  for (const Record& each : app.records()) {
    if (!each.command || !each.enabled) continue;
    EXPECT_TRUE(allows(app.address().preferences.controls, *each.command)) << each.id;
  }
  // What the search is called is still to be read.
  const Record* search = withId(app, "variant");
  ASSERT_NE(search, nullptr);
  EXPECT_FALSE(search->enabled);
  EXPECT_FALSE(search->value.empty());
}

}  // namespace
}  // namespace queens
