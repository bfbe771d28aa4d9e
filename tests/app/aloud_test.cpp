// The text for a screen reader.
#include "finding.hpp"

namespace queens {
namespace {

TEST(Aloud, SaysWhilePlayingOnlyWhatEndsABranch) {
  Headless screen("lang=en&n=4&play=1&speed=8", {1280, 800});
  App& app = screen.app();
  std::vector<EventKind> told;
  std::uint64_t position = 0;
  while (app.session().playing()) {
    screen.frame();
    if (app.session().timeline().position() == position) continue;
    position = app.session().timeline().position();
    if (!app.aloud().empty() && app.session().playing())
      told.push_back(app.session().timeline().event()->kind);
  }
  // For n = 4: a dead end, and another one, before each of the solutions.
  EXPECT_EQ(std::count(told.begin(), told.end(), EventKind::solution), 2);
  EXPECT_EQ(std::count(told.begin(), told.end(), EventKind::exhausted),
            static_cast<std::ptrdiff_t>(app.session().timeline().counters().deadEnd));
  EXPECT_EQ(told.size(), 2 + app.session().timeline().counters().deadEnd);
  EXPECT_FALSE(app.aloud().empty()) << "at rest";
}

TEST(Aloud, SaysOnTheWayToSomewhereFarWhereverItIs) {
  Headless screen("lang=en&n=16", {1280, 800});
  screen.workTakesTime();
  App& app = screen.app();
  app.session().runTo(EventKind::done);
  for (int frame = 0; frame < 30; frame++) {
    screen.frame();
    ASSERT_TRUE(app.session().pursuing());
    EXPECT_FALSE(app.aloud().empty()) << "at event " << app.session().timeline().position();
  }
}

}  // namespace
}  // namespace queens
