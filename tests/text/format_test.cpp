#include "text/format.hpp"

#include <gtest/gtest.h>

#include "core/event.hpp"
#include "text/marked.hpp"

namespace queens {
namespace {

TEST(Format, PutsArgumentsWhereTheirNamesStand) {
  EXPECT_EQ(fill(Language::en, "{b} before {a}, {b}", {{"a", 1}, {"b", std::string("two")}}),
            "two before 1, two");
}

TEST(Format, LeavesANameWithoutArgumentAsItIs) {
  EXPECT_EQ(fill(Language::en, "row {row}, {count|one=#|other=#s}", {{"col", 3}}),
            "row {row}, {count|one=#|other=#s}");
}

TEST(Format, TextOfAnArgumentIsNotAPattern) {
  EXPECT_EQ(fill(Language::en, "{a}", {{"a", std::string("{b} # |")}, {"b", 1}}), "{b} # |");
}

TEST(Format, WritesNumbersForReaders) {
  EXPECT_EQ(fill(Language::en, "{n}", {{"n", -2}}), "−2");
  EXPECT_EQ(fill(Language::en, "{n}", {{"n", 999}}), "999");
  EXPECT_EQ(fill(Language::en, "{n}", {{"n", 15720}}), "15,720");
  EXPECT_EQ(fill(Language::zh, "{n}", {{"n", std::uint64_t{4968057848}}}), "4,968,057,848");
  EXPECT_EQ(fill(Language::en, "{n|one=#|other=# of them}", {{"n", 1118140}}), "1,118,140 of them");
}

TEST(Format, WritesANumberAloneAsInASentence) {
  for (const Language language : {Language::en, Language::zh}) {
    for (const std::int64_t value :
         std::initializer_list<std::int64_t>{0, 7, 999, 1000, 21890, 1118140, 4968057848}) {
      EXPECT_EQ(number(language, static_cast<std::uint64_t>(value)), fill(language, "{n}", {{"n", value}}));
    }
  }
  EXPECT_EQ(number(Language::en, 1352), "1,352");
  EXPECT_EQ(number(Language::en, ~std::uint64_t{0}), "18,446,744,073,709,551,615");
}

TEST(Format, ChoosesThePluralFormOfTheLanguage) {
  const std::string_view pattern = "{n|one=# square|other=# squares}";
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 0}}), "0 squares");
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 1}}), "1 square");
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 2}}), "2 squares");
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 21}}), "21 squares");
  EXPECT_EQ(fill(Language::zh, "{n|other=# 格}", {{"n", 1}}), "1 格");
}

TEST(Format, AnExactNumberGoesBeforeThePluralForm) {
  const std::string_view pattern = "{n|other=#, many|one=#, one|1=single|2=|0=none}.";
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 0}}), "none.");
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 1}}), "single.");
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 2}}), ".");
  EXPECT_EQ(fill(Language::en, pattern, {{"n", 3}}), "3, many.");
}

TEST(Format, WhatAMessageSaysDependsOnTheLanguage) {
  EXPECT_EQ(format(Language::en, Message::eventsPerSecond, {{"events", 1}}), "1 event/s");
  EXPECT_EQ(format(Language::en, Message::eventsPerSecond, {{"events", 10}}), "10 events/s");
  EXPECT_EQ(format(Language::en, Message::queensPerSecond, {{"queens", std::string("0.5")}}), "0.5 queens/s");
}

TEST(Format, ABadParameterIsSaidWithAllThatIsNeededToMendIt) {
  const std::string accepted =
      format(Language::en, Message::acceptsWholeNumber, {{"from", 1}, {"to", kMaxN}});
  EXPECT_EQ(format(Language::en, Message::badParameter,
                   {{"name", std::string("n")},
                    {"value", std::string("99")},
                    {"accepted", accepted},
                    {"used", std::string("8")}}),
            "`n=99` is not valid: n must be a whole number from 1 to 32. Using `n=8`.");
}

TEST(Language, IsFoundByThePrimaryPartOfATag) {
  EXPECT_EQ(languageWithTag("en"), Language::en);
  EXPECT_EQ(languageWithTag("en-GB"), Language::en);
  EXPECT_EQ(languageWithTag("zh"), Language::zh);
  EXPECT_EQ(languageWithTag("zh-CN"), Language::zh);
  EXPECT_EQ(languageWithTag("ZH-Hans-SG"), Language::zh);
  for (const char* other : {"", "fr", "e", "eng", "zho", "-en", "english"}) {
    EXPECT_EQ(languageWithTag(other), std::nullopt) << other;
  }
}

TEST(Marked, RunsAlternateBetweenProseAndCode) {
  const auto all = runs("`free = 0`: take `free & −free`.");
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].text, "free = 0");
  EXPECT_TRUE(all[0].code);
  EXPECT_EQ(all[1].text, ": take ");
  EXPECT_FALSE(all[1].code);
  EXPECT_EQ(all[2].text, "free & −free");
  EXPECT_TRUE(all[2].code);
  EXPECT_EQ(all[3].text, ".");
  EXPECT_FALSE(all[3].code);
  EXPECT_TRUE(runs("").empty());
}

TEST(Marked, PlainTextHasNoMarks) {
  EXPECT_EQ(plain("`free = 0`: take `free & −free`."), "free = 0: take free & −free.");
}

}  // namespace
}  // namespace queens
