// Faulty programs as students see them and leave them.
#include "finding.hpp"

namespace queens {
namespace {

std::string shownAs(const App& app) {
  const Record* record = named(app, Role::choice, "Search");
  return record ? record->value : std::string();
}

const std::string kCopy = "lang=en&n=4&bug=record-without-copy&panels=solutions";

TEST(Bug, IsTakenFromTheAddressWhereThereIsSuchAProgram) {
  for (const Program& each : kWrongPrograms) {
    LinkState address;
    address.variant = each.variant;
    address.bug = each.bug;
    address.find = each.find;
    EXPECT_EQ(parseAddress(formatAddress(address)).address, address);
  }
  const auto told = [](const ParsedLink& parsed) {
    return parsed.complaints.size() == 1 ? tell(parsed.complaints[0], parsed.address, Language::en) : "";
  };
  const ParsedLink other = parseAddress("bug=return-missing&variant=bitmask");
  EXPECT_EQ(other.address.program(), Program(VariantId::bitmask));
  EXPECT_EQ(told(other), "`bug=return-missing` is not valid: bug must be shifts-exchanged. Ignoring it.");
  const ParsedLink none = parseAddress("bug=return-missing&variant=hash-sets");
  EXPECT_EQ(none.address.program(), Program(VariantId::hashSets));
  EXPECT_EQ(
      told(none),
      "`bug=return-missing` is not valid: bug must be left out, because this search has no faulty program. "
      "Ignoring it.");
  const ParsedLink both = parseAddress("bug=return-missing&find=first");
  EXPECT_EQ(both.address.program(), Program(VariantId::flagArrays, Find::all, Bug::returnMissing));
  EXPECT_EQ(told(both), "`find=first` is not valid: find must be all. Using `find=all`.");
  // The parameter in the query takes precedence over the earlier choice.
  LinkState wrong, first;
  wrong.bug = Bug::returnMissing;
  first.find = Find::first;
  const auto program = [](std::string_view query, const LinkState& defaults) {
    const ParsedLink parsed = parseAddress(query, defaults);
    EXPECT_TRUE(parsed.complaints.empty());
    return parsed.address.program();
  };
  EXPECT_EQ(program("find=first", wrong), Program(VariantId::flagArrays, Find::first));
  EXPECT_EQ(program("bug=return-missing", first), wrong.program());
  EXPECT_EQ(program("bug=", wrong), Program(VariantId::flagArrays));
  EXPECT_EQ(program("variant=bitmask", wrong), Program(VariantId::bitmask));
  EXPECT_TRUE(parseAddress("bug=return-missing").namesSearch);
}

TEST(Bug, IsNamedWhereTheSearchIs) {
  Headless screen("lang=en&n=4&bug=flags-not-undone", {1280, 800});
  EXPECT_EQ(shownAs(screen.app()), "Flag arrays (faulty: flags not undone)");
  Headless harmless("lang=en&n=4&variant=bitmask&bug=shifts-exchanged", {1280, 800});
  EXPECT_EQ(shownAs(harmless.app()), "Bitmask (changed: shifts exchanged)");
}

TEST(Bug, IsLeftInTheListOfSearches) {
  Headless screen("lang=en&n=4&step=12&bug=flags-not-undone", {1280, 800});
  App& app = screen.app();
  press(screen, Role::choice, "Search");
  press(screen, Role::toggle, "Faulty program: flags not undone");
  EXPECT_EQ(app.session().program(), Program(VariantId::flagArrays));
  press(screen, Role::choice, "Search");
  EXPECT_EQ(named(app, Role::toggle, "Faulty program: flags not undone"), nullptr);
}

// The new search starts over if it cannot reach the faulty program's queens.
TEST(Bug, TakesNoQueensAlongThatCannotStand) {
  Headless screen("lang=en&n=4&step=4&bug=undo-before-recursion", {1280, 800});
  App& app = screen.app();
  ASSERT_TRUE(std::ranges::equal(app.session().timeline().search().places(), std::array{0, 0}));
  app.perform(ask::OfSession{0, ask::ChooseFind{Find::all}});
  screen.rest();
  EXPECT_EQ(app.session().timeline().position(), 0u);
  app.load("bug=flags-not-undone&step=6");
  app.perform(ask::OfSession{0, ask::ChooseFind{Find::all}});
  screen.rest();
  EXPECT_TRUE(std::ranges::equal(app.session().timeline().search().places(), std::array{0, 2}));
}

TEST(Bug, StaysWithAnotherBoardAndGoesWithAnotherSearch) {
  Headless screen("lang=en&n=4&bug=return-missing", {1280, 800});
  App& app = screen.app();
  app.perform(ask::OfSession{0, ask::Grow{1}});
  EXPECT_EQ(app.session().program().bug, Bug::returnMissing);
  app.load("n=6");
  EXPECT_EQ(app.session().program().bug, Bug::returnMissing);
  app.load("variant=hash-sets");
  EXPECT_EQ(app.session().program(), Program(VariantId::hashSets));
  EXPECT_TRUE(app.complaints().empty());
}

TEST(Bug, LeavesOutLanguagesThatTheProgramIsNotThereIn) {
  Headless screen("lang=en&n=4&bug=index-without-shift&code=cpp", {1280, 800});
  EXPECT_EQ(withId(screen.app(), "code/language")->value, "Pseudocode");
  EXPECT_TRUE(screen.app().press("code/language"));
  screen.rest();
  EXPECT_EQ(named(screen.app(), Role::option, "C++"), nullptr);
  EXPECT_NE(named(screen.app(), Role::option, "Java"), nullptr);
  Headless more("lang=en&n=4&way=characters&code=rust", {1280, 800});
  EXPECT_EQ(more.app().address().preferences.code, ProgramLanguage::rust);
  EXPECT_EQ(withId(more.app(), "code/language")->value, "Rust");
  // The other program does not exist in that language.
  more.app().load("variant=bitmask");
  more.rest();
  EXPECT_EQ(withId(more.app(), "code/language")->value, "Pseudocode");
}

// All recorded solutions are one list, which is empty at the end.
TEST(Bug, PrintsTheListsAsTheyAre) {
  Headless screen(kCopy + "&step=44", {1280, 800});
  App& app = screen.app();
  app.perform(ask::ShowSolutions{SolutionsView::printed});
  app.perform(ask::ChoosePrint{Print::listsFromZero});
  screen.rest();
  ASSERT_NE(named(app, Role::item, "[1, 3, 0]"), nullptr);
  app.load("step=110");
  screen.rest();
  ASSERT_NE(named(app, Role::item, "[]"), nullptr);
  for (std::size_t print = 0; print < kPrints.size(); ++print) {
    app.perform(ask::ChoosePrint{static_cast<Print>(print)});
    screen.rest();
  }
}

TEST(Bug, SortsNothingByClassesThatIsNoSolution) {
  Headless screen("lang=en&n=4&bug=undo-before-recursion&step=3000&panels=solutions", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(named(app, Role::toggle, "By symmetry"), nullptr);
  app.perform(ask::ShowSolutions{SolutionsView::bySymmetry});
  screen.rest();
  EXPECT_NE(named(app, Role::text, "256 solutions recorded"), nullptr);
  Headless none("lang=en&n=4&bug=flags-not-undone&step=1000&panels=solutions", {1280, 800});
  EXPECT_NE(named(none.app(), Role::text, "This program recorded no solution."), nullptr);
}

}  // namespace
}  // namespace queens
