// Other versions of a program, as students find and leave them.
#include "finding.hpp"

namespace queens {
namespace {

std::string told(const ParsedLink& parsed) {
  return parsed.complaints.size() == 1 ? tell(parsed.complaints[0], parsed.address, Language::en) : "";
}

TEST(Way, IsExplainedInTheListWithoutTheMarksOfCode) {
  Headless screen("lang=en&n=4&way=overwritten", {1280, 800});
  screen.app().perform(ask::OpenMenu{"variant"});
  screen.rest();
  std::size_t seen = 0;
  for (const Record& each : screen.app().records()) {
    if (each.role != Role::option && each.role != Role::toggle) continue;
    ++seen;
    EXPECT_EQ((each.name + each.hint).find('`'), std::string::npos) << each.hint;
  }
  EXPECT_GT(seen, 8u);
}

TEST(Way, IsTakenFromTheAddressWhereThereIsSuchAProgram) {
  EXPECT_EQ(parseAddress("way=overwritten").address.program(),
            Program(VariantId::flagArrays, Find::all, Bug::overwritten));
  const ParsedLink other = parseAddress("way=passed-up&variant=bitmask");
  EXPECT_EQ(other.address.program(), Program(VariantId::bitmask));
  EXPECT_EQ(
      told(other),
      "`way=passed-up` is not valid: way must be one of overwritten, until-full, characters, centre-first, "
      "given. Ignoring it.");
  EXPECT_EQ(told(parseAddress("way=overwritten&variant=min-conflicts")),
            "`way=overwritten` is not valid: way must be left out, because this search has only one version. "
            "Ignoring it.");
  const ParsedLink find = parseAddress("way=overwritten&find=first");
  EXPECT_EQ(find.address.program(), Program(VariantId::flagArrays, Find::all, Bug::overwritten));
  EXPECT_EQ(told(find), "`find=first` is not valid: find must be all. Using `find=all`.");
  EXPECT_TRUE(parseAddress("way=overwritten").namesSearch);
}

TEST(Way, ThatEndsAtTheFirstSolutionNeedsNoGoal) {
  for (const std::string variant : {"bitmask", "flag-arrays"}) {
    const auto id = *variantWithId(variant);
    for (const std::string find : {"", "&find=first"}) {
      const ParsedLink parsed = parseAddress("variant=" + variant + "&way=centre-first" + find);
      EXPECT_EQ(parsed.address.program(), Program(id, Find::first, Bug::centreFirst));
      EXPECT_TRUE(parsed.complaints.empty());
      EXPECT_EQ(parseAddress(formatAddress(parsed.address)).address, parsed.address);
      EXPECT_EQ(parseAddress("way=&find=all", parsed.address).address.program(), Program(id));
    }
    const ParsedLink all = parseAddress("variant=" + variant + "&way=centre-first&find=all");
    EXPECT_EQ(all.address.program(), Program(id, Find::first, Bug::centreFirst));
    EXPECT_EQ(told(all), "`find=all` is not valid: find must be first. Using `find=first`.");
  }
}

// The first modification in the address counts. An empty parameter resets only its own kind.
TEST(Way, DoesNotStandBesideABug) {
  const ParsedLink both = parseAddress("bug=return-missing&way=overwritten");
  EXPECT_EQ(both.address.bug, Bug::returnMissing);
  EXPECT_EQ(
      told(both),
      "`way=overwritten` is not valid: way must be left out, because `bug` and `way` cannot be combined. "
      "Ignoring it.");
  EXPECT_EQ(told(parseAddress("way=overwritten&bug=return-missing")),
            "`bug=return-missing` is not valid: bug must be left out, because `bug` and `way` cannot be "
            "combined. Ignoring it.");
  EXPECT_EQ(parseAddress("way=overwritten&bug=").address.bug, Bug::overwritten);
  EXPECT_EQ(parseAddress("bug=&way=overwritten").address.bug, Bug::overwritten);
  EXPECT_EQ(parseAddress("way=&bug=return-missing").address.bug, Bug::returnMissing);
  LinkState now;
  now.bug = Bug::overwritten;
  EXPECT_EQ(parseAddress("way=", now).address.bug, Bug::none);
  EXPECT_EQ(parseAddress("bug=", now).address.bug, Bug::overwritten);
  EXPECT_EQ(formatAddress(now), "way=overwritten");
}

TEST(Way, StandsInTheListOfSearchesAndLeadsBack) {
  Headless screen("lang=en&n=4&step=12", {1280, 800});
  App& app = screen.app();
  press(screen, Role::choice, "Search");
  press(screen, Role::toggle, "Version: overwritten");
  EXPECT_EQ(app.session().program(), Program(VariantId::flagArrays, Find::all, Bug::overwritten));
  EXPECT_EQ(named(app, Role::choice, "Search")->value, "Flag arrays (overwritten)");
  press(screen, Role::choice, "Search");
  press(screen, Role::toggle, "Version: overwritten");
  EXPECT_EQ(app.session().program(), Program(VariantId::flagArrays));
}

// The solutions as the program prints them.
std::vector<Record> printed(const App& app) {
  std::vector<Record> found;
  for (const Record& each : app.records()) {
    if (each.id.starts_with("printed/")) found.push_back(each);
  }
  return found;
}

TEST(Way, ThatOnlyCountsPrintsANumber) {
  Headless screen("lang=en&n=6&variant=bit-flags&way=parameters&panels=solutions&step=100000", {1280, 800});
  App& app = screen.app();
  press(screen, Role::toggle, "As printed");
  EXPECT_EQ(printed(app).at(0).name, "4");
}

TEST(Way, OfPrintingIsTakenFromTheAddressAndWrittenThere) {
  Headless screen("lang=en&n=4&panels=solutions&step=110&print=lists-1", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(printed(app).at(0).name, "[2 4 1 3 ][3 1 4 2 ]");
  app.perform(ask::ChoosePrint{Print::dots});
  screen.rest();
  EXPECT_EQ(printed(app).at(0).name, ".Q..\n...Q\nQ...\n..Q.");
  EXPECT_EQ(app.address().preferences.print, Print::dots);
  app.load("print=");
  screen.rest();
  EXPECT_TRUE(printed(app).empty());
}

}  // namespace
}  // namespace queens
