// Slow analyses run only while their panel is shown.
#include "finding.hpp"

namespace queens {
namespace {

TEST(Prepared, AreTheSolutionsWithTheirPanel) {
  Headless screen("n=6&step=1352&panels=stats", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(app.session().analyses().solutions().size(), 0u);
  app.perform(ask::ShowPanel{"solutions"});
  screen.rest();
  EXPECT_EQ(app.session().analyses().solutions().size(), 4u);
}

TEST(Prepared, AreTheCountsOfLinesWithTheProgram) {
  Headless screen("n=6&step=1352&view=board", {1280, 800});
  App& app = screen.app();
  app.perform(AppAction::toggleLineCounts);
  screen.rest();
  EXPECT_EQ(app.session().analyses().lineCounts(), nullptr);
  app.load("view=full");
  screen.rest();
  EXPECT_NE(app.session().analyses().lineCounts(), nullptr);
}

TEST(Prepared, AreTheTreeAndTheBarsWhereTheWholeSearchIsShown) {
  Headless screen("n=6&step=1352&panels=state&tree=none", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(app.session().analyses().outline().columns(), 0u);
  EXPECT_TRUE(app.session().analyses().tree().nodes().empty());
  app.load("panels=state,tree&tree=bars");
  screen.rest();
  EXPECT_GT(app.session().analyses().outline().columns(), 0u);
  EXPECT_TRUE(app.session().analyses().tree().nodes().empty());
  app.load("tree=boards");
  screen.rest();
  EXPECT_FALSE(app.session().analyses().tree().nodes().empty());
}

// The log alone recalls the last events, and only if they pass too quickly for sentences.
TEST(Prepared, AreTheLastEventsWithTheLog) {
  Headless screen("n=12&speed=1000000&play=1&panels=stats", {1280, 800});
  App& app = screen.app();
  for (int i = 0; i < 5; ++i) screen.frame();
  ASSERT_TRUE(app.session().snapshot().calm);
  EXPECT_TRUE(app.session().snapshot().recalled->empty());
  app.perform(ask::ShowPanel{"log"});
  for (int i = 0; i < 5; ++i) screen.frame();
  EXPECT_FALSE(app.session().snapshot().recalled->empty());
}

}  // namespace
}  // namespace queens
