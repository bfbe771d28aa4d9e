// Given queens in links, and on the screen.
#include "finding.hpp"
#include "ui/controls/squares.hpp"

namespace queens {
namespace {

ParsedLink parsed(std::string_view query) {
  return parseAddress(query);
}

std::string toldOf(const ParsedLink& link, std::size_t index = 0) {
  return index < link.complaints.size() ? tell(link.complaints[index], link.address, Language::en) : "";
}

TEST(GivenQueens, AreReadAndWritten) {
  const ParsedLink link = parsed("given=4.6,0.3");
  EXPECT_TRUE(link.complaints.empty());
  EXPECT_TRUE(link.namesSearch);
  const Program program = link.address.program();
  EXPECT_EQ(program.bug, Bug::given);
  EXPECT_EQ(program.given, *givenFrom("0.3,4.6"));
  EXPECT_EQ(formatAddress(link.address), "given=0.3,4.6");
  EXPECT_EQ(parsed(formatAddress(link.address)).address.program(), program);
  EXPECT_EQ(formatAddress(parsed("way=given").address), "way=given");
  EXPECT_EQ(formatAddress(parsed("way=given&given=0.3").address), "given=0.3");
  EXPECT_EQ(formatAddress(parsed("given=").address), "");
}

TEST(GivenQueens, ThatAttackEachOtherAreNamedWithTheReason) {
  const auto reason = [](const std::string& given, const std::string& why) {
    const ParsedLink link = parsed("given=" + given);
    EXPECT_EQ(toldOf(link), "`given=" + given +
                                "` is not valid: given must be squares of queens that do not attack each "
                                "other (" +
                                why + "). Ignoring it.");
    EXPECT_EQ(link.address.program(), Program());
  };
  reason("2.0,5.3", "2.0 and 5.3 are on the same ↘ diagonal");
  reason("7.1,0.3,4.1", "4.1 and 7.1 are in the same column");
  reason("0.3,0.6", "0.3 and 0.6 are in the same row");
  reason("5.0,2.3", "2.3 and 5.0 are on the same ↙ diagonal");
}

TEST(GivenQueens, StandOnTheBoard) {
  const ParsedLink link = parsed("n=5&given=0.3,4.6");
  EXPECT_EQ(toldOf(link),
            "`given=0.3,4.6` is not valid: given must be squares of the board, with rows and columns from 0 "
            "to 4. Ignoring it.");
  EXPECT_EQ(link.address.program(), Program());
  EXPECT_TRUE(parsed("given=0.3,4.6&n=7").complaints.empty());
  // The queens on the screen have no room on the board that is asked for.
  const ParsedLink smaller = parseAddress("n=3", parsed("given=0.3").address);
  EXPECT_EQ(smaller.complaints.size(), 1u);
  EXPECT_EQ(smaller.address.program(), Program());
}

TEST(GivenQueens, AreTakenByTheSearchesThatFillRows) {
  const std::vector<std::string_view> ids = idsWith(Bug::given);
  for (const VariantInfo& each : kVariants) {
    const std::string variant(each.id);
    const ParsedLink link = parsed("variant=" + variant + "&given=0.3");
    EXPECT_EQ(link.address.program().given.count, 1);
    if (std::ranges::find(ids, each.id) != ids.end()) {
      EXPECT_TRUE(link.complaints.empty());
      EXPECT_EQ(link.address.program().variant, each.variant);
      EXPECT_EQ(parsed(formatAddress(link.address)).address.program(), link.address.program());
      continue;
    }
    std::string list;
    for (const std::string_view id : ids) list.append(list.empty() ? "" : ", ").append(id);
    EXPECT_EQ(toldOf(link), "`variant=" + variant + "` is not valid: variant must be one of " + list +
                                " when `given` is set, because only these searches take given queens. Using "
                                "`variant=flag-arrays`.");
  }
  const ParsedLink way = parsed("given=0.3&way=overwritten");
  EXPECT_EQ(way.address.program().given.count, 1);
  EXPECT_EQ(way.complaints.size(), 1u);
  const ParsedLink bug = parsed("bug=flags-not-undone&given=0.3");
  EXPECT_EQ(toldOf(bug),
            "`bug=flags-not-undone` is not valid: bug must be left out when `given` is set. Ignoring it.");
  const ParsedLink find = parsed("find=first&given=0.3");
  EXPECT_EQ(toldOf(find), "`find=first` is not valid: find must be all. Using `find=all`.");
}

TEST(GivenQueens, StayUntilASearchThatTakesNoneIsAskedFor) {
  const LinkState shown = parsed("given=0.3,4.6").address;
  EXPECT_EQ(parseAddress("step=5", shown).address.program(), shown.program());
  EXPECT_EQ(parseAddress("n=9", shown).address.program(), shown.program());
  const ParsedLink other = parseAddress("variant=board-scan", shown);
  EXPECT_TRUE(other.complaints.empty());
  EXPECT_EQ(other.address.program(), Program(VariantId::boardScan));
  const ParsedLink taking = parseAddress("variant=hash-sets", shown);
  EXPECT_TRUE(taking.complaints.empty());
  EXPECT_EQ(taking.address.program().variant, VariantId::hashSets);
  EXPECT_EQ(taking.address.program().given, shown.program().given);
  EXPECT_EQ(parseAddress("given=", shown).address.program(), Program());
  EXPECT_EQ(parseAddress("given=1.1", shown).address.program().given, *givenFrom("1.1"));
}

TEST(GivenQueens, AreOnTheScreenFromTheStart) {
  Headless screen("given=0.3,4.6&lang=en", {1280, 800});
  const Session& session = screen.app().session();
  EXPECT_EQ(session.timeline().search().places().size(), 2u);
  EXPECT_EQ(screen.app().address().program().given.count, 2);
  // The board does not become too small for them, and keeps them as it grows.
  for (int i = 0; i < 10; ++i) screen.app().perform(ask::OfSession{0, ask::Grow{-1}});
  EXPECT_EQ(session.n(), 7);
  EXPECT_EQ(session.program().given.count, 2);
  screen.app().perform(ask::OfSession{0, ask::ChooseVariant{VariantId::hashSets}});
  EXPECT_EQ(session.variant(), VariantId::hashSets);
  EXPECT_EQ(session.program().given.count, 2);
  EXPECT_EQ(formatAddress(screen.app().address()), "variant=hash-sets&given=0.3,4.6&n=7&lang=en");
  screen.app().perform(ask::OfSession{0, ask::ChooseVariant{VariantId::boardScan}});
  EXPECT_EQ(session.program(), Program(VariantId::boardScan));
  EXPECT_EQ(formatAddress(screen.app().address()).find("given"), std::string::npos);
}

TEST(GivenQueens, AreOfferedInTheMenuThatSaysWhichChoicesDropThem) {
  const auto options = [](const std::string& query) {
    Headless screen("n=7&lang=en" + query, {1280, 800});
    screen.app().perform(ask::OpenMenu{"variant"});
    screen.rest();
    std::vector<std::string> names;
    for (const Record& each : screen.app().records())
      if (each.id.starts_with("variant/")) names.push_back(each.name);
    return names;
  };
  const auto has = [](const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::count(names, name) == 1;
  };
  EXPECT_TRUE(has(options(""), "Given queens"));
  EXPECT_FALSE(has(options("&variant=board-scan"), "Given queens"));
  const std::vector<std::string> names = options("&given=0.3,4.6");
  for (const std::string name :
       {"1  Board scan", "8  Forward checking", "Only the first solution", "Version: letters"})
    EXPECT_TRUE(has(names, name + ", without the given queens")) << name;
  for (const std::string name : {"2  Flag arrays", "3  Hash sets", "Version: given queens"})
    EXPECT_TRUE(has(names, name)) << name;
}

TEST(GivenQueens, AreNamedAndExplained) {
  Headless screen("given=0.3,4.6&lang=en", {1280, 800});
  const Search& search = screen.app().session().timeline().search();
  EXPECT_EQ(squareName(search, {0, 3}, Language::en, 0), "row 0, column 3: given queen");
  EXPECT_EQ(squareName(search, {4, 6}, Language::zh, 0), "第 4 行第 6 列：给定的皇后");
  screen.app().perform(ask::OpenMenu{"variant"});
  screen.rest();
  const auto chosen = std::ranges::find_if(screen.app().records(), [](const Record& each) {
    return each.name.find("given queens") != std::string::npos && each.role == Role::toggle && each.on;
  });
  EXPECT_NE(chosen, screen.app().records().end());
}

}  // namespace
}  // namespace queens
