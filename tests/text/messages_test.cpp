#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/event.hpp"
#include "core/variant.hpp"
#include "text/format.hpp"
#include "text/search_sentences.hpp"

namespace queens {
namespace {

const std::vector<Language> kAll = [] {
  std::vector<Language> all;
  for (std::size_t i = 0; i < kLanguages.size(); ++i) all.push_back(static_cast<Language>(i));
  return all;
}();

// The pattern of a message, by its place in `Message`.
std::string_view patternAt(Language language, std::size_t message) {
  return patternOf(language, static_cast<Message>(message));
}

// The contents of a pattern's braces.
std::vector<std::string> braces(std::string_view pattern) {
  std::vector<std::string> all;
  for (std::size_t open = pattern.find('{'); open != pattern.npos; open = pattern.find('{', open + 1)) {
    all.emplace_back(pattern.substr(open + 1, pattern.find('}', open) - open - 1));
  }
  return all;
}

std::set<std::string> names(std::string_view pattern) {
  std::set<std::string> all;
  for (const std::string& each : braces(pattern)) all.insert(each.substr(0, each.find('|')));
  return all;
}

// The keys of the wordings, such as "1", "one" and "other".
std::set<std::string> keys(const std::string& choices) {
  std::set<std::string> all;
  for (std::size_t bar = choices.find('|'); bar != choices.npos; bar = choices.find('|', bar + 1)) {
    all.insert(choices.substr(bar + 1, choices.find('=', bar) - bar - 1));
  }
  return all;
}

std::set<std::string> pluralForms(Language language) {
  std::set<std::string> all;
  for (int number = 0; number <= 1000; ++number) all.emplace(table(language).pluralForm(number));
  return all;
}

// Describes a failing message: its language and its English pattern.
std::string at(Language language, std::size_t message) {
  return std::string(table(language).tag) + ": " + std::string(patternAt(Language::en, message));
}

TEST(Messages, EachIsThereInEachLanguage) {
  for (const Language language : kAll) {
    for (std::size_t i = 0; i < kMessageCount; ++i) {
      EXPECT_FALSE(patternAt(language, i).empty()) << at(language, i);
    }
  }
}

TEST(Messages, LanguagesAgreeOnTheArguments) {
  for (const Language language : kAll) {
    for (std::size_t i = 0; i < kMessageCount; ++i) {
      EXPECT_EQ(names(patternAt(language, i)), names(patternAt(Language::en, i))) << at(language, i);
    }
  }
}

TEST(Messages, EachChoiceHasAWordingForEveryPluralFormOfItsLanguage) {
  for (const Language language : kAll) {
    for (std::size_t i = 0; i < kMessageCount; ++i) {
      for (const std::string& inside : braces(patternAt(language, i))) {
        if (inside.find('|') == inside.npos) continue;
        const std::set<std::string> given = keys(inside);
        for (const std::string& form : pluralForms(language)) {
          // In English, "one" applies only to 1.
          const bool exactly = language == Language::en && form == "one" && given.contains("1");
          EXPECT_TRUE(given.contains(form) || exactly) << form << " in " << at(language, i);
        }
        for (const std::string& key : given) {
          const bool exact = std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
          EXPECT_TRUE(exact || pluralForms(language).contains(key)) << key << " in " << at(language, i);
        }
      }
    }
  }
}

TEST(Messages, MarksComeInPairs) {
  for (const Language language : kAll) {
    for (std::size_t i = 0; i < kMessageCount; ++i) {
      const std::string_view pattern = patternAt(language, i);
      EXPECT_EQ(std::count(pattern.begin(), pattern.end(), '`') % 2, 0) << at(language, i);
      EXPECT_EQ(std::count(pattern.begin(), pattern.end(), '{'),
                std::count(pattern.begin(), pattern.end(), '}'))
          << at(language, i);
    }
  }
}

// A forgotten translation would equal the English text; names and symbols may be the same.
TEST(Messages, NoOtherLanguageIsEnglish) {
  const std::set<Message> same = {Message::digitGroup, Message::listComma, Message::undoneBoardScan,
                                  Message::termA000170};
  for (const Language language : kAll) {
    if (language == Language::en) continue;
    for (std::size_t i = 0; i < kMessageCount; ++i) {
      if (same.contains(static_cast<Message>(i))) continue;
      EXPECT_NE(patternAt(language, i), patternAt(Language::en, i)) << table(language).tag;
    }
  }
}

TEST(Messages, RunsFollowTheEnumerationsThatIndexThem) {
  EXPECT_EQ(Message::kindTest + static_cast<std::size_t>(EventKind::restart), Message::kindRestart);
  EXPECT_EQ(Message::verbTest + static_cast<std::size_t>(EventKind::restart), Message::verbRestart);
}

TEST(Messages, ASearchIsCalledWhatItsFolderSays) {
  for (const VariantInfo& each : kVariants) {
    EXPECT_EQ(&each, &info(each.variant)) << each.id;
    EXPECT_EQ(format(Language::en, *sentencesOf(each.variant).title), each.name);
  }
}

// Lines of a menu.
TEST(Messages, WhatIsDifferentInASearchIsSaidInALine) {
  for (const Language language : {Language::en, Language::zh}) {
    std::set<std::string> said;
    for (const VariantInfo& each : kVariants) {
      const std::string about = format(language, *sentencesOf(each.variant).about);
      EXPECT_LE(about.size(), 64u) << about;
      EXPECT_TRUE(said.insert(about).second) << about;
    }
  }
}

// Terms and the sentences that define them are in the same order.
TEST(Messages, EachTermIsDefinedInASentence) {
  constexpr auto kFirst = static_cast<std::size_t>(Message::termProblem);
  constexpr auto kTerms = static_cast<std::size_t>(Message::defineProblem) - kFirst;
  EXPECT_EQ(Message::termProblem + (kTerms - 1), Message::termA000170);
  EXPECT_EQ(Message::defineProblem + (kTerms - 1), Message::defineA000170);
  for (std::size_t i = 0; i < kTerms; ++i) {
    for (const Language language : {Language::en, Language::zh}) {
      const std::string term = format(language, Message::termProblem + i);
      const std::string meaning = format(language, Message::defineProblem + i);
      EXPECT_LT(term.size(), 30u) << term;
      EXPECT_TRUE(meaning.ends_with(language == Language::en ? "." : "。")) << meaning;
      EXPECT_GT(meaning.size(), term.size()) << meaning;
    }
  }
}

}  // namespace
}  // namespace queens
