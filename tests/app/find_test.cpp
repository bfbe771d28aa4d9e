// Programs that find less than all solutions, as students choose and see them.
#include <set>

#include "finding.hpp"

namespace queens {
namespace {

std::string searchShown(const App& app) {
  const Record* record = named(app, Role::choice, "Search");
  return record ? record->value : std::string();
}

void toggle(Headless& screen, std::string_view program) {
  press(screen, Role::choice, "Search");
  press(screen, Role::toggle, program);
}

TEST(Find, HasAWayToProgramsThatAreWrongOnPurpose) {
  Headless screen("lang=en", {1280, 800});
  toggle(screen, "Find the fault");
  const auto wishes = screen.app().takeRequests();
  ASSERT_EQ(wishes.size(), 1u);
  EXPECT_EQ(std::get<request::OpenDialog>(wishes[0]).dialog, Dialog::broken);
}

bool offers(Headless& screen, std::string_view program) {
  press(screen, Role::choice, "Search");
  const bool there = named(screen.app(), Role::toggle, program) != nullptr;
  screen.app().key("Escape", false);
  screen.rest();
  return there;
}

TEST(Find, IsChosenInTheListOfSearchesAndLeavesTheQueensWhereTheyAre) {
  Headless screen("lang=en&n=6&step=40", {1280, 800});
  App& app = screen.app();
  const auto before = app.session().timeline().search().places();
  const std::vector<std::int8_t> queens(before.begin(), before.end());
  toggle(screen, "Only the first solution");
  EXPECT_EQ(searchShown(app), "Flag arrays (first)");
  EXPECT_EQ(formatAddress(app.address()).find("find=first&n=6&step="), 0u) << formatAddress(app.address());
  EXPECT_TRUE(std::ranges::equal(app.session().timeline().search().places(), queens));
  toggle(screen, "Only the first solution");
  EXPECT_EQ(searchShown(app), "Flag arrays");
}

TEST(Find, IsOfferedWhereThereIsSuchAProgram) {
  for (const VariantInfo& each : kVariants) {
    Headless screen("lang=en&n=4&variant=" + std::string(each.id), {1280, 800});
    EXPECT_EQ(offers(screen, "Only the first solution"), each.findsAll && each.findsFirst) << each.id;
    EXPECT_EQ(offers(screen, "Only the number of solutions"), finds(each.variant, Find::count)) << each.id;
  }
}

TEST(Find, GoesWithTheReaderToASearchThatHasItToo) {
  Headless screen("lang=en&n=6&find=first", {1280, 800});
  App& app = screen.app();
  app.perform(ask::OfSession{0, ask::ChooseVariant{VariantId::boardScan}});
  EXPECT_EQ(app.session().program(), Program(VariantId::boardScan, Find::first));
  app.perform(ask::OfSession{0, ask::Grow{1}});
  EXPECT_EQ(app.session().program(), Program(VariantId::boardScan, Find::first));
  app.perform(ask::OfSession{0, SearchAction::reset});
  EXPECT_EQ(app.session().program(), Program(VariantId::boardScan, Find::first));
  app.perform(ask::OfSession{0, ask::ChooseVariant{VariantId::hashSets}});
  EXPECT_EQ(app.session().program(), Program(VariantId::hashSets));
}

// The first solution of six queens comes after 253 events, and one more event ends the search.
TEST(Find, EndsAtTheFirstSolutionWithTheQueensOnTheBoard) {
  Headless screen("lang=en&n=6&find=first&step=254", {1280, 800});
  App& app = screen.app();
  const Timeline& timeline = app.session().timeline();
  EXPECT_TRUE(timeline.atEnd());
  EXPECT_EQ(timeline.total(), 254u);
  EXPECT_EQ(timeline.search().places().size(), 6u);
  std::set<std::pair<float, float>> gold;
  for (const Shape& each : screen.shapes())
    if (each.fill == app.palette().solvedGround) gold.emplace(each.center.x, each.center.y);
  EXPECT_EQ(gold.size(), 12u) << "squares of the solution, and of its small picture beside the sentence";
}

TEST(Find, TellsWhatTheProgramKeepsOfWhatItHasFound) {
  const auto shown = [](const std::string& query, std::string_view id) {
    Headless screen("lang=en&n=4&panels=state&" + query, {1280, 800});
    const Record* record = withId(screen.app(), id);
    return record ? record->value : "none";
  };
  EXPECT_EQ(shown("step=60", "state/solutions"), "1");
  EXPECT_EQ(shown("step=30&find=first", "state/solutions"), "none");
  EXPECT_EQ(shown("variant=bitmask&find=count&step=64", "state/solutions"), "none");
  EXPECT_EQ(shown("variant=bitmask&find=count&step=64", "state/count"), "2")
      << "before the first call returns";
  EXPECT_EQ(shown("variant=bitmask&find=count&step=64", "state/queens"), "none");
}

TEST(Find, IsSharedByASecondSearchThatHasSuchAProgram) {
  Headless screen("lang=en&n=6&find=first&with=board-scan&by=solution&step=254", {1280, 800});
  App& app = screen.app();
  while (app.session().pursuing()) screen.frame();
  screen.rest();
  const std::string said = withId(app, "difference")->name;
  EXPECT_EQ(said.rfind("Flag arrays (first) reached solution 1 after ", 0), 0u) << said;
  EXPECT_NE(said.find("Board scan (first) after "), said.npos) << said;
  toggle(screen, "Only the first solution");
  for (int i = 0; i < 20; ++i) screen.frame();
  screen.rest();
  EXPECT_EQ(withId(app, "difference")->name.find("(first) reached"), std::string::npos)
      << withId(app, "difference")->name;
}

}  // namespace
}  // namespace queens
