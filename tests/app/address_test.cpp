#include "app/address.hpp"

#include <gtest/gtest.h>

#include <random>

namespace queens {
namespace {

constexpr std::uint64_t kSafeInteger =
    9007199254740991;  // 2^53 − 1, the largest integer that JavaScript represents exactly

// Reads a query that must be valid.
LinkState read(std::string_view query) {
  const ParsedLink parsed = parseAddress(query);
  EXPECT_TRUE(parsed.complaints.empty()) << query;
  return parsed.address;
}

TEST(LinkState, HasTheContractsDefaults) {
  for (const std::string_view query : {"", "?", "#", "&", "&&", "?&"}) {
    const LinkState address = read(query);
    EXPECT_EQ(address, LinkState());
    EXPECT_EQ(address.variant, VariantId::flagArrays);
    EXPECT_EQ(address.n, 8);
    EXPECT_EQ(address.start(), 0u);
    EXPECT_FALSE(address.play);
    EXPECT_EQ(address.speed, 2);
    EXPECT_EQ(address.preferences.view, View::full);
    EXPECT_EQ(address.preferences.theme, Theme::automatic);
    EXPECT_EQ(address.preferences.code, ProgramLanguage::python);
    EXPECT_FALSE(address.preferences.language || address.until || address.from || address.to);
    EXPECT_FALSE(address.loop);
    EXPECT_EQ(address.stepSize, StepSize::event);
    EXPECT_TRUE(address.preferences.narration && address.preferences.hatch);
  }
}

TEST(LinkState, TakesEveryGrain) {
  EXPECT_EQ(read("grain=line").stepSize, StepSize::line);
  EXPECT_EQ(read("grain=event").stepSize, StepSize::event);
  EXPECT_EQ(read("grain=queen").stepSize, StepSize::queen);
  EXPECT_EQ(read("grain=turn").stepSize, StepSize::turn);
  for (const std::string_view query :
       {"grain=line", "grain=queen", "grain=turn", "narration=0", "hatch=0", "base=1"}) {
    EXPECT_EQ(formatAddress(read(query)), query);
  }
  for (const std::string_view query : {"grain=", "grain=Queen", "grain=step", "hatch=2", "narration=no"}) {
    EXPECT_EQ(parseAddress(query).complaints.size(), 1u) << query;
    EXPECT_EQ(formatAddress(parseAddress(query).address), "") << query;
  }
}

TEST(LinkState, OfTheDefaultsIsEmpty) {
  EXPECT_EQ(formatAddress({}), "");
}

TEST(LinkState, TakesEveryVariantAndSize) {
  const std::array<std::string_view, 9> ids = {"board-scan",   "flag-arrays",      "hash-sets",
                                               "bit-flags",    "bitmask",          "explicit-stack",
                                               "permutations", "forward-checking", "min-conflicts"};
  for (std::size_t i = 0; i < ids.size(); ++i) {
    EXPECT_EQ(read("variant=" + std::string(ids[i])).variant, static_cast<VariantId>(i)) << ids[i];
  }
  for (int n = 1; n <= 32; ++n) EXPECT_EQ(read("n=" + std::to_string(n)).n, n);
}

TEST(LinkState, TakesASeed) {
  EXPECT_EQ(read("variant=min-conflicts").program().seed, 1);
  EXPECT_EQ(read("variant=min-conflicts&seed=65535").program().seed, 65535);
  EXPECT_EQ(formatAddress(read("variant=min-conflicts&seed=7")), "variant=min-conflicts&seed=7");
  EXPECT_EQ(read("variant=bitmask&seed=7").program(), Program(VariantId::bitmask)) << "others use none";
}

// Its one program ends at its first solution, and needs no parameter for that.
TEST(LinkState, OfASearchForOneSolutionSaysThatItFindsOne) {
  EXPECT_EQ(read("variant=min-conflicts").program().find, Find::first);
  EXPECT_EQ(formatAddress(read("variant=min-conflicts&find=first")), "variant=min-conflicts");
  const ParsedLink parsed = parseAddress("variant=min-conflicts&find=all");
  ASSERT_EQ(parsed.complaints.size(), 1u);
  EXPECT_EQ(tell(parsed.complaints[0], parsed.address, Language::en),
            "`find=all` is not valid: find must be first. Using `find=first`.");
}

TEST(LinkState, TakesPositionsThatJavaScriptCanHold) {
  for (const std::uint64_t position :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{40}, std::uint64_t{1} << 32, kSafeInteger}) {
    const std::string text = std::to_string(position);
    EXPECT_EQ(read("step=" + text).step, position);
    EXPECT_EQ(read("from=" + text).from, position);
    EXPECT_EQ(read("to=" + text).to, position);
  }
}

TEST(LinkState, TakesFlags) {
  EXPECT_TRUE(read("play=1").play);
  EXPECT_FALSE(read("play=0").play);
  EXPECT_TRUE(read("loop=1").loop);
  EXPECT_FALSE(read("loop=0").loop);
}

TEST(LinkState, TakesSpeedsThatCanBePlayed) {
  EXPECT_EQ(read("speed=0.5").speed, 0.5);
  EXPECT_EQ(read("speed=2.75").speed, 2.75);
  EXPECT_EQ(read("speed=1000").speed, 1000);
  EXPECT_EQ(read("speed=1e3").speed, 1000);
  EXPECT_EQ(read("speed=10000000").speed, kFastest);
  EXPECT_EQ(read("speed=1e7").speed, kFastest);
  EXPECT_EQ(read("speed=.5").speed, 0.5);
  EXPECT_EQ(read("speed=5.").speed, 5);
  EXPECT_EQ(read("speed=12345.678").speed, 12345.678);
  EXPECT_EQ(read("speed=2.50000000000000000000001").speed, 2.5);
  EXPECT_EQ(read("speed=0000000000000000000012").speed, 12);
  EXPECT_EQ(read("speed=100000000000000000000e-18").speed, 100);
  EXPECT_EQ(read("speed=64E2").speed, 6400);
}

TEST(LinkState, TakesEveryKindOfEventToStopAt) {
  const std::array<std::string_view, 9> kinds = {"test",     "scan",   "compare",   "place", "remove",
                                                 "solution", "reject", "exhausted", "done"};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto kind = static_cast<EventKind>(i);
    const std::string variant = kind == EventKind::scan ? "bitmask" : "permutations";
    EXPECT_EQ(read("variant=" + variant + "&until=" + std::string(kinds[i])).until, kind) << kinds[i];
  }
}

TEST(LinkState, TakesStopsAtLinesAndASquare) {
  const Breakpoints breakpoints = read("stops=remove,3.5,mark-column").breakpoints;
  EXPECT_TRUE(breakpoints.at(Label::remove));
  EXPECT_TRUE(breakpoints.at(Label::markColumn));
  EXPECT_FALSE(breakpoints.at(Label::place));
  EXPECT_EQ(breakpoints.square(), (Square{3, 5}));
  EXPECT_TRUE(read("stops=").breakpoints.empty());
  EXPECT_EQ(read("stops=place,place").breakpoints, read("stops=place").breakpoints)
      << "named twice it is one";
  for (const std::string_view bad :
       {"Place", "place,", ",place", "3.5,4.5", "3", "3.", ".5", "32.0", "3.-5", "x"}) {
    const ParsedLink parsed = parseAddress("stops=" + std::string(bad));
    EXPECT_TRUE(parsed.address.breakpoints.empty()) << bad;
    EXPECT_EQ(parsed.complaints.size(), 1u) << bad;
  }
  for (const std::string kept : {"stops=place", "stops=place,remove,3.5", "stops=0.0"})
    EXPECT_EQ(formatAddress(read(kept)), kept);
}

TEST(LinkState, PutsThePanelThatStandsFirstInFront) {
  EXPECT_EQ(read("panels=log").preferences.panel, "log");
  EXPECT_EQ(read("panels=stats,code").preferences.panel, "stats");
  EXPECT_EQ(read("panels=tree,code").preferences.panel, "code");
  for (const std::string_view bad : {"", "Log", "log,", ",log", "log,tab", "solution"}) {
    const ParsedLink parsed = parseAddress("panels=" + std::string(bad));
    EXPECT_EQ(parsed.address.preferences.panel, "state") << bad;
    EXPECT_EQ(parsed.complaints.size(), 1u) << bad;
  }
  EXPECT_EQ(formatAddress(read("panels=log,state")), "panels=log");
  EXPECT_TRUE(read("panels=tree").preferences.chart);
  EXPECT_FALSE(parseAddress("panels=log", read("panels=tree")).address.preferences.chart);
  EXPECT_EQ(formatAddress(read("panels=tree,log")), "panels=log,tree");
  EXPECT_EQ(formatAddress(read("panels=tree")), "panels=state,tree");
  EXPECT_EQ(formatAddress(read("panels=state")), "");
}

TEST(LinkState, TakesASecondSearch) {
  for (const VariantInfo& each : kVariants)
    EXPECT_EQ(read("with=" + std::string(each.id)).with, each.variant);
  LinkState compared;
  compared.with = VariantId::bitmask;
  compared.by = SyncMode::queen;
  EXPECT_EQ(formatAddress(compared), "with=bitmask&by=queen");
  EXPECT_EQ(formatAddress(read("with=bitmask&by=event")), "with=bitmask");
  EXPECT_EQ(parseAddress("by=", compared).address.by, std::nullopt) << "an empty one is what is usual";
  EXPECT_EQ(parseAddress("with=", compared).address.with, std::nullopt) << "and an empty one ends it";
  EXPECT_EQ(parseAddress("with=queens&by=tests", compared).address, compared);
  EXPECT_EQ(parseAddress("with=queens&by=tests").complaints.size(), 2u);
}

TEST(LinkState, TakesWhatIsToBeFoundWhereThereIsSuchAProgram) {
  for (const Program& each : kPrograms) {
    LinkState address;
    address.variant = each.variant;
    address.find = each.find;
    EXPECT_EQ(read(formatAddress(address)), address);
  }
  const ParsedLink refused = parseAddress("find=first&variant=bitmask");
  EXPECT_EQ(refused.address.program(), Program(VariantId::bitmask));
  ASSERT_EQ(refused.complaints.size(), 1u);
  EXPECT_EQ(tell(refused.complaints[0], refused.address, Language::en),
            "`find=first` is not valid: find must be one of all, count. Using `find=all`.");
  // The previous goal does not apply to another search.
  LinkState first;
  first.find = Find::first;
  EXPECT_EQ(parseAddress("variant=bitmask", first).address.find, Find::all);
  EXPECT_TRUE(parseAddress("variant=bitmask", first).complaints.empty());
  EXPECT_EQ(parseAddress("variant=board-scan", first).address.find, Find::first);
}

TEST(LinkState, DividesTheScreen) {
  EXPECT_EQ(read("split=54,62").preferences.split, (Split{0.54f, 0.62f}));
  EXPECT_EQ(read("split=,30").preferences.split, (Split{0, 0.3f}));
  for (const std::string_view bad :
       {"", "54", "54,62,1", "19,50", "81,50", "50,9", "50,91", "a,b", "5 0,50"}) {
    EXPECT_EQ(parseAddress("split=" + std::string(bad)).complaints.size(), 1u) << bad;
  }
  for (const std::string_view kept : {"split=54,62", "split=54,", "split=,30"}) {
    EXPECT_EQ(formatAddress(read(kept)), kept);
  }
}

TEST(LinkState, TakesEveryViewThemeAndLanguage) {
  EXPECT_EQ(read("view=full").preferences.view, View::full);
  EXPECT_EQ(read("view=board").preferences.view, View::board);
  EXPECT_EQ(read("view=player").preferences.view, View::player);
  EXPECT_EQ(read("view=plain").preferences.view, View::plain);
  EXPECT_EQ(read("theme=auto").preferences.theme, Theme::automatic);
  EXPECT_EQ(read("theme=light").preferences.theme, Theme::light);
  EXPECT_EQ(read("theme=dark").preferences.theme, Theme::dark);
  EXPECT_EQ(read("theme=projector").preferences.theme, Theme::projector);
  EXPECT_EQ(read("code=pseudocode").preferences.code, ProgramLanguage::pseudocode);
  EXPECT_EQ(read("code=python").preferences.code, ProgramLanguage::python);
  EXPECT_EQ(read("code=cpp").preferences.code, ProgramLanguage::cpp);
  EXPECT_EQ(read("code=java").preferences.code, ProgramLanguage::java);
  EXPECT_EQ(read("code=javascript").preferences.code, ProgramLanguage::javascript);
  EXPECT_EQ(read("code=csharp").preferences.code, ProgramLanguage::csharp);
  EXPECT_EQ(read("code=zig").preferences.code, ProgramLanguage::zig);
  EXPECT_EQ(read("lang=en").preferences.language, Language::en);
  EXPECT_EQ(read("lang=zh").preferences.language, Language::zh);
  EXPECT_EQ(read("lang=zh-CN").preferences.language, Language::zh);
}

TEST(LinkState, IsReadWithOrWithoutItsMark) {
  const LinkState expected = read("n=6&variant=bitmask&step=40");
  EXPECT_EQ(expected.n, 6);
  EXPECT_EQ(expected.variant, VariantId::bitmask);
  EXPECT_EQ(expected.step, 40u);
  EXPECT_EQ(read("?n=6&variant=bitmask&step=40"), expected);
  EXPECT_EQ(read("#n=6&variant=bitmask&step=40"), expected);
  EXPECT_EQ(read("&step=40&&variant=bitmask&n=6&"), expected);
}

TEST(LinkState, IsPercentDecoded) {
  EXPECT_EQ(read("%6e=%36&variant=%62itmask").n, 6);
  EXPECT_EQ(read("variant=explicit%2Dstack").variant, VariantId::explicitStack);
  EXPECT_EQ(read("variant=explicit%2dstack").variant, VariantId::explicitStack);
  EXPECT_EQ(read("speed=1e%2B3").speed, 1000);
  // An incomplete encoding stays unchanged.
  for (const std::string value : {"%", "%6", "%zz", "%6z", "6%", "%%36"}) {
    const ParsedLink parsed = parseAddress("n=" + value);
    ASSERT_EQ(parsed.complaints.size(), 1u) << value;
    EXPECT_EQ(parsed.complaints[0].value, value == "%%36" ? "%6" : value);
    EXPECT_EQ(parsed.address.n, 8);
  }
  EXPECT_EQ(parseAddress("n=a+b%20c").complaints.at(0).value, "a b c");
  EXPECT_EQ(parseAddress("n=%E5%85%AB%26%3D").complaints.at(0).value, "八&=");
}

TEST(LinkState, PassesOverWhatItDoesNotKnow) {
  EXPECT_EQ(read("utm_source=x&n=5&N=7&=3&n&variant&size=4").n, 5);
  EXPECT_EQ(read("nn=5"), LinkState());
}

TEST(LinkState, KnowsItsParameters) {
  for (const std::string_view name :
       {"n", "variant", "step", "play", "speed", "from", "to", "loop", "until", "view", "code", "lang",
        "theme", "panels", "split", "controls", "accent"}) {
    EXPECT_TRUE(isParameter(name)) << name;
  }
  for (const std::string_view name : {"", "N", "nn", "utm_source", "chapter-2"}) {
    EXPECT_FALSE(isParameter(name)) << name;
  }
}

TEST(LinkState, StartsFromTheDefaultsGiven) {
  LinkState defaults;
  defaults.n = 5;
  defaults.preferences.theme = Theme::dark;
  defaults.to = 7;
  EXPECT_EQ(parseAddress("", defaults).address, defaults);
  const ParsedLink parsed = parseAddress("n=99&theme=blue&step=3", defaults);
  EXPECT_EQ(parsed.complaints.size(), 2u);
  defaults.step = 3;
  EXPECT_EQ(parsed.address, defaults);
}

TEST(LinkState, SaysWhetherItNamesASearch) {
  EXPECT_TRUE(parseAddress("n=8").namesSearch);
  EXPECT_TRUE(parseAddress("variant=flag-arrays").namesSearch);
  EXPECT_TRUE(parseAddress("lang=zh&n=4").namesSearch);
  EXPECT_TRUE(parseAddress("find=first").namesSearch);
  EXPECT_FALSE(parseAddress("").namesSearch);
  EXPECT_FALSE(parseAddress("step=4&speed=5&lang=en&view=player").namesSearch);
  EXPECT_FALSE(parseAddress("n=0&variant=no").namesSearch);
}

TEST(LinkState, IsWrittenAsShortAsPossible) {
  LinkState address;
  address.n = 6;
  EXPECT_EQ(formatAddress(address), "n=6");
  address.variant = VariantId::bitmask;
  address.step = 40;
  EXPECT_EQ(formatAddress(address), "variant=bitmask&n=6&step=40");
  address.from = 40;
  EXPECT_EQ(formatAddress(address), "variant=bitmask&n=6&from=40");
  address.step = 0;
  EXPECT_EQ(formatAddress(address), "variant=bitmask&n=6&step=0&from=40");
  address.step = 40;
  address.speed = 2.5;
  address.loop = true;
  address.from = 0;
  address.until = EventKind::solution;
  EXPECT_EQ(formatAddress(address), "variant=bitmask&n=6&step=40&speed=2.5&from=0&loop=1&until=solution");
}

LinkState randomAddress(std::mt19937_64& random) {
  const auto below = [&random](std::uint64_t end) { return random() % end; };
  const auto position = [&] { return below(2) ? below(100) : below(kSafeInteger + 1); };
  LinkState address;
  address.variant = static_cast<VariantId>(below(7));
  address.n = 1 + static_cast<int>(below(32));
  if (below(4)) address.step = position();
  address.play = below(2);
  // From one event in two seconds to the maximum speed, with two digits like the slider.
  const std::array<double, 5> decades = {0.1, 1, 1000, 100000, 1000000};
  address.speed = std::min(kFastest, std::max(kSlowest, static_cast<double>(10 + below(90)) / 10 *
                                                            decades[below(decades.size())]));
  if (below(5) == 0) address.speed = kFastest;
  address.preferences.view = static_cast<View>(below(3));
  address.preferences.theme = static_cast<Theme>(below(4));
  address.preferences.code = static_cast<ProgramLanguage>(below(5));
  if (below(2)) address.preferences.language = static_cast<Language>(below(2));
  const auto kind = static_cast<EventKind>(below(9));
  if (emits(address.variant, kind)) address.until = kind;
  if (below(2)) address.from = position();
  if (below(2)) address.to = address.from.value_or(0) + below(kSafeInteger - address.from.value_or(0) + 1);
  address.loop = below(2);
  return address;
}

TEST(LinkState, SurvivesBeingWrittenAndRead) {
  std::mt19937_64 random(5);
  for (int round = 0; round < 5000; ++round) {
    const LinkState address = randomAddress(random);
    const std::string query = formatAddress(address);
    const ParsedLink parsed = parseAddress(query);
    ASSERT_TRUE(parsed.complaints.empty()) << query;
    ASSERT_EQ(formatAddress(parsed.address), query);
    ASSERT_NEAR(parsed.address.speed, address.speed, 1e-9 * address.speed) << query;
    ASSERT_EQ(parsed.address.start(), address.start()) << query;
    LinkState same = parsed.address;
    same.speed = address.speed;
    same.step = address.step;
    ASSERT_TRUE(same == address) << query;
  }
}

}  // namespace
}  // namespace queens
