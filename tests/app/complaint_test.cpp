#include <gtest/gtest.h>

#include "app/address.hpp"

namespace queens {
namespace {

constexpr std::string_view kPositions = "a whole number from 0 to 9,007,199,254,740,991";
constexpr std::string_view kPositionsZh = "是 0 到 9,007,199,254,740,991 之间的整数";

struct Case {
  std::string_view name;
  std::vector<std::string> values;
  std::string accepted, acceptedZh;
  std::string used;  ///< value used instead; empty if the parameter is ignored
};

std::vector<Case> cases() {
  const std::string variants =
      "board-scan, flag-arrays, hash-sets, bit-flags, bitmask, explicit-stack, permutations, "
      "forward-checking, min-conflicts";
  const std::string kinds =
      "test, scan, compare, place, remove, solution, reject, exhausted, done, restrict, restore, wipeout, "
      "move, restart";
  const std::string languages =
      "pseudocode, python, cpp, java, javascript, csharp, go, swift, typescript, dart, rust, c, kotlin, "
      "ruby, "
      "zig";
  const std::string bugs =
      "flags-not-undone, one-flag-not-undone, anti-diagonal-untested, record-without-copy, "
      "undo-before-recursion, return-missing, index-without-shift, shifts-exchanged";
  const std::string themes = "auto, light, dark, projector";
  const auto oneOf = [](const std::string& list) { return "one of " + list; };
  const auto oneOfZh = [](const std::string& list) { return "是以下之一：" + list; };
  const std::string positions(kPositions), positionsZh(kPositionsZh);
  const std::vector<std::string> noPositions = {
      "-1", "1.5", "x", "", " 1", "1 ", "9007199254740992", "99999999999999999999", "0x10"};
  return {
      {"variant", {"queens", "", "Bitmask", "bitmask "}, oneOf(variants), oneOfZh(variants), "flag-arrays"},
      {"seed",
       {"0", "65536", "-1", "1.5", "x", ""},
       "a whole number from 1 to 65,535",
       "是 1 到 65,535 之间的整数",
       "1"},
      {"given",
       {"3", "3,", "0.3,", "0.3;1.5", "-1.2", "1.-2", "0.32", "a.b", "0.3.", ".", "1. 2"},
       "squares as row.column, separated by commas, such as 0.3,4.6",
       "是若干格子，写成“行.列”，以逗号分隔，如 0.3,4.6",
       ""},
      {"n",
       {"0", "33", "-4", "4.0", "four", "", "8x", "99999999999999999999"},
       "a whole number from 1 to 32",
       "是 1 到 32 之间的整数",
       "8"},
      {"find", {"one", "", "First"}, oneOf("all, first, count"), oneOfZh("all, first, count"), "all"},
      {"bug", {"none", "flags not undone"}, oneOf(bugs), oneOfZh(bugs), ""},
      {"way",
       {"usual", "flags-not-undone"},
       oneOf("overwritten, parameters, until-full, characters, passed-up, one-row, centre-first, mrv, given"),
       oneOfZh(
           "overwritten, parameters, until-full, characters, passed-up, one-row, centre-first, mrv, given"),
       ""},
      {"print",
       {"lists", "Dots"},
       oneOf("lists-1, lists-0, pairs, dots, hashes, bars, blanks, numbered, matrix, masks, json, csv"),
       oneOfZh("lists-1, lists-0, pairs, dots, hashes, bars, blanks, numbered, matrix, masks, json, csv"),
       ""},
      {"numbers",
       {"1", "", "Main"},
       oneOf("none, main, main-index, anti"),
       oneOfZh("none, main, main-index, anti"),
       "none"},
      {"base", {"2", "-1", "one", ""}, "a whole number from 0 to 1", "是 0 到 1 之间的整数", "0"},
      {"step", noPositions, positions, positionsZh, "0"},
      {"play", {"2", "yes", "true", "", "-1"}, "a whole number from 0 to 1", "是 0 到 1 之间的整数", "0"},
      {"speed",
       {"0",  "-1", "0.4999", "10000001", "1e30",     "fast", "",     "2x",  "nan", "inf", " 2",
        "2 ", "+2", "0x10",   "0x1p4",    "infinity", ".",    "2..5", "2,5", "1e",  "-0x2"},
       "a number of steps per second from 0.5 to 10,000,000",
       "是每秒的步数，从 0.5 到 10,000,000",
       "2"},
      {"from", noPositions, positions, positionsZh, ""},
      {"to", noPositions, positions, positionsZh, ""},
      {"loop", {"2", "on", ""}, "a whole number from 0 to 1", "是 0 到 1 之间的整数", "0"},
      {"until", {"never", "", "Solution"}, oneOf(kinds), oneOfZh(kinds), ""},
      {"view",
       {"all", "", "Board"},
       oneOf("full, board, player, tree, plain"),
       oneOfZh("full, board, player, tree, plain"),
       "full"},
      {"code", {"c++", "", "cobol"}, oneOf(languages), oneOfZh(languages), "python"},
      {"lang", {"fr", "", "english", "e"}, oneOf("en, zh"), oneOfZh("en, zh"), ""},
      {"theme", {"blue", "", "automatic"}, oneOf(themes), oneOfZh(themes), "auto"},
  };
}

std::string encoded(const std::string& text) {
  std::string query;
  for (const char each : text) query += each == ' ' ? "%20" : each == '+' ? "%2B" : std::string(1, each);
  return query;
}

TEST(Complaint, NamesParameterValueWhatIsAcceptedAndWhatStandsIn) {
  for (const Case& each : cases()) {
    const std::string name(each.name);
    for (const std::string& value : each.values) {
      const ParsedLink parsed = parseAddress(name + "=" + encoded(value));
      ASSERT_EQ(parsed.complaints.size(), 1u) << name << "=" << value;
      EXPECT_EQ(parsed.address, LinkState()) << name << "=" << value;
      const Complaint& complaint = parsed.complaints[0];
      EXPECT_EQ(complaint.name, name);
      EXPECT_EQ(complaint.value, value);
      const std::string given = "`" + name + "=" + value + "`";
      const std::string used = "`" + name + "=" + each.used + "`";
      EXPECT_EQ(tell(complaint, parsed.address, Language::en),
                given + " is not valid: " + name + " must be " + each.accepted + ". " +
                    (each.used.empty() ? "Ignoring it." : "Using " + used + "."));
      EXPECT_EQ(tell(complaint, parsed.address, Language::zh),
                given + " 无效：" + name + " 必须" + each.acceptedZh + "。" +
                    (each.used.empty() ? "已忽略。" : "现使用 " + used + "。"));
    }
  }
}

TEST(Complaint, ComesForEachBadValueInOrder) {
  const ParsedLink parsed = parseAddress("n=0&speed=-1&step=12&theme=x");
  ASSERT_EQ(parsed.complaints.size(), 3u);
  EXPECT_EQ(parsed.complaints[0].name, "n");
  EXPECT_EQ(parsed.complaints[1].name, "speed");
  EXPECT_EQ(parsed.complaints[2].name, "theme");
  EXPECT_EQ(parsed.address.step, 12u);
}

// The sentence must name the value in use, not the default that a later value replaced.
TEST(Complaint, NamesWhatIsUsedInTheEnd) {
  const ParsedLink parsed = parseAddress("n=99&n=5");
  ASSERT_EQ(parsed.complaints.size(), 1u);
  EXPECT_NE(tell(parsed.complaints[0], parsed.address, Language::en).find("Using `n=5`."), std::string::npos);
}

TEST(Complaint, KeepsWhatWasGivenAsItIs) {
  const ParsedLink parsed = parseAddress("n={used}%3Cb%3E");
  ASSERT_EQ(parsed.complaints.size(), 1u);
  EXPECT_TRUE(tell(parsed.complaints[0], parsed.address, Language::en).starts_with("`n={used}<b>` is not"));
}

// A long address with many errors must neither take a frame's time nor fill the screen.
TEST(Complaint, IsToldTenTimesAndThenCounted) {
  std::string query = "speed=0";
  for (int i = 0; i < 250'000; ++i) query += "&n=0";
  const ParsedLink parsed = parseAddress(query + "&from=5&to=4&step=12");
  ASSERT_EQ(parsed.complaints.size(), 10u);
  EXPECT_EQ(parsed.complaints[0].name, "speed");
  EXPECT_EQ(parsed.complaints[9].name, "n");
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(parsed.complaints[i].more, 0u);
  EXPECT_EQ(parsed.complaints[9].more, 249'992u);
  EXPECT_EQ(parsed.address.step, 12u);
  EXPECT_FALSE(parsed.address.from);
  const std::string badN = "`n=0` is not valid: n must be a whole number from 1 to 32. Using `n=8`.";
  EXPECT_EQ(tell(parsed.complaints[8], parsed.address, Language::en), badN);
  EXPECT_EQ(tell(parsed.complaints[9], parsed.address, Language::en),
            badN + "\n249,992 more values are not valid.");
  EXPECT_TRUE(tell(parsed.complaints[9], parsed.address, Language::zh).ends_with("249,992 个参数值无效。"));
  EXPECT_EQ(parseAddress("n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0").complaints.back().more, 0u);
  const ParsedLink one = parseAddress("n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0&n=0");
  EXPECT_TRUE(
      tell(one.complaints.back(), one.address, Language::en).ends_with("\n1 more value is not valid."));
}

TEST(Complaint, ShowsOfALongValueWhereItBegins) {
  const ParsedLink parsed = parseAddress("n=" + std::string(1'000'000, '8'));
  ASSERT_EQ(parsed.complaints.size(), 1u);
  EXPECT_EQ(parsed.complaints[0].value, std::string(200, '8') + "…");
  EXPECT_EQ(parseAddress("n=" + std::string(200, '8')).complaints[0].value, std::string(200, '8'));
  // Does not split a character of three bytes.
  std::string queens;
  for (int i = 0; i < 100; ++i) queens += "后";
  const std::string shown = parseAddress("n=" + queens).complaints[0].value;
  EXPECT_EQ(shown, queens.substr(0, 198) + "…");
}

TEST(Complaint, IsMadeOfARangeThatEndsBeforeItBegins) {
  const ParsedLink parsed = parseAddress("from=20&to=10&step=12");
  ASSERT_EQ(parsed.complaints.size(), 1u);
  EXPECT_FALSE(parsed.address.from);
  EXPECT_EQ(parsed.address.to, 10u);
  EXPECT_EQ(parsed.address.step, 12u);
  EXPECT_EQ(tell(parsed.complaints[0], parsed.address, Language::en),
            "`from=20` is not valid: from must be a whole number from 0 to 10. Ignoring it.");
  EXPECT_EQ(tell(parsed.complaints[0], parsed.address, Language::zh),
            "`from=20` 无效：from 必须是 0 到 10 之间的整数。已忽略。");
  EXPECT_TRUE(parseAddress("from=10&to=10").complaints.empty());
  EXPECT_TRUE(parseAddress("from=0&to=10").complaints.empty());
  EXPECT_TRUE(parseAddress("from=20").complaints.empty());
  EXPECT_TRUE(parseAddress("to=0").complaints.empty());
}

// Play would never stop at a kind of event that the search does not have.
TEST(Complaint, IsMadeOfAKindOfEventThatTheSearchLacks) {
  const ParsedLink parsed = parseAddress("until=test&variant=bitmask");
  ASSERT_EQ(parsed.complaints.size(), 1u);
  EXPECT_FALSE(parsed.address.until);
  EXPECT_EQ(tell(parsed.complaints[0], parsed.address, Language::en),
            "`until=test` is not valid: until must be one of scan, place, remove, solution, exhausted, done. "
            "Ignoring it.");
  EXPECT_EQ(parseAddress("until=scan").complaints.size(), 1u);
  EXPECT_EQ(parseAddress("until=reject&variant=hash-sets").complaints.size(), 1u);
  EXPECT_TRUE(parseAddress("until=reject&variant=permutations").complaints.empty());
  EXPECT_TRUE(parseAddress("until=scan&variant=bitmask").complaints.empty());
}

}  // namespace
}  // namespace queens
