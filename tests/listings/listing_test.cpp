#include "listings/listing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/search.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

// Every label that the machine of a search reports, for all n from 1 to 5.
std::set<Label> labelsOfMachine(Program program) {
  std::set<Label> labels;
  for (int n = 1; n <= 5; ++n) {
    Search search(program, n);
    LineRecorder recorder;
    while (!search.done()) search.advance(recorder);
    for (const TracedLine& line : recorder.lines) labels.insert(line.label);
  }
  return labels;
}

std::string nameOf(Label label) {
  return std::string(kLabelNames[static_cast<std::size_t>(label)]);
}

template <class Check>
void forEachListing(Check check) {
  for (const Program& program : kPrograms) {
    for (const ProgramLanguageInfo& language : kProgramLanguages) {
      if (!isListedIn(program, language.language)) continue;
      SCOPED_TRACE(testing::PrintToString(program) + " in " + std::string(language.name));
      check(program, language.language);
    }
  }
  // A program that exists in more languages.
  const Program letters = {VariantId::flagArrays, Find::all, Bug::characters};
  for (const ProgramLanguageInfo& language : kProgramLanguages) {
    SCOPED_TRACE(std::string(language.name));
    EXPECT_TRUE(isListedIn(letters, language.language));
    check(letters, language.language);
  }
}

TEST(Listing, HasEachLabelOfTheMachineOnOneLineAndNoOther) {
  forEachListing([](Program program, ProgramLanguage language) {
    const std::set<Label> expected = labelsOfMachine(program);
    std::multiset<Label> given;
    for (const ListingLine& line : listing(program, language).lines) {
      if (line.label) given.insert(*line.label);
    }
    for (const Label label : expected) EXPECT_EQ(given.count(label), 1u) << nameOf(label);
    for (const Label label : given) EXPECT_TRUE(expected.contains(label)) << nameOf(label);
  });
}

TEST(Listing, KeepsNothingOfTheWayItIsStored) {
  forEachListing([](Program program, ProgramLanguage language) {
    for (const ListingLine& line : listing(program, language).lines) {
      EXPECT_EQ(line.text.find("//:"), std::string_view::npos) << line.text;
      EXPECT_EQ(line.text.find("#:"), std::string_view::npos) << line.text;
      EXPECT_FALSE(line.text.ends_with(' ')) << line.text;
      EXPECT_FALSE(line.label && line.text.empty());
    }
  });
}

TEST(Listing, TextIsItsLinesEachWithANewline) {
  forEachListing([](Program program, ProgramLanguage language) {
    const Listing shown = listing(program, language);
    const std::string text = shown.text();
    EXPECT_TRUE(text.ends_with('\n'));
    EXPECT_FALSE(text.ends_with("\n\n"));
    EXPECT_EQ(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), shown.lines.size());
    std::size_t start = 0;
    for (const ListingLine& line : shown.lines) {
      EXPECT_EQ(text.substr(start, line.text.size() + 1), std::string(line.text) + '\n');
      start += line.text.size() + 1;
    }
  });
}

TEST(Listing, FindsTheLineOfALabel) {
  const Listing python = listing(VariantId::flagArrays, ProgramLanguage::python);
  const auto place = python.lineOf(Label::place);
  ASSERT_TRUE(place);
  EXPECT_EQ(python.lines[*place].text, "                queens.append(col)");
  EXPECT_FALSE(python.lineOf(Label::pop));
}

// A student who changes the language finds every step at the same place.
TEST(Listing, KeepsTheOrderOfTheLinesAcrossLanguages) {
  forEachListing([](Program program, ProgramLanguage language) {
    const auto order = [program](ProgramLanguage one) {
      std::vector<Label> labels;
      for (const ListingLine& line : listing(program, one).lines) {
        if (line.label) labels.push_back(*line.label);
      }
      return labels;
    };
    EXPECT_EQ(order(language), order(ProgramLanguage::pseudocode));
  });
}

// Comments name the steps of backtracking; no search executes them.
TEST(Listing, NamesTheStepsOfBacktrackingInAllLanguages) {
  using namespace std::string_view_literals;
  const auto comments = [](Program program, ProgramLanguage language) {
    std::vector<std::string_view> steps;
    const bool hash = language == ProgramLanguage::python || language == ProgramLanguage::ruby;
    const std::string_view mark = hash ? "# " : "// ";
    for (const ListingLine& line : listing(program, language).lines) {
      const std::size_t at = line.text.find(mark);
      if (at == line.text.npos) continue;
      const std::string_view comment = line.text.substr(at + mark.size());
      for (const std::string_view step : {"prune"sv, "choose"sv, "recurse"sv, "undo"sv}) {
        if (!comment.starts_with(step)) continue;
        EXPECT_FALSE(line.label) << line.text;
        steps.push_back(comment);
      }
    }
    return steps;
  };
  forEachListing([&](Program program, ProgramLanguage language) {
    if (info(program.variant).movesQueens) return;
    const auto steps = comments(program, language);
    // A program that only counts has nothing to undo.
    const bool undoes = program.find != Find::count;
    ASSERT_EQ(steps.size(), undoes ? 4u : 3u);
    // A search that looks ahead prunes after it has placed a queen.
    const bool choosesFirst = info(program.variant).looksAhead;
    EXPECT_TRUE(steps[choosesFirst ? 1 : 0].starts_with("prune: "));
    EXPECT_EQ(steps[choosesFirst ? 0 : 1], "choose");
    EXPECT_EQ(steps[2], program.variant == VariantId::explicitStack ? "recurse, without a call" : "recurse");
    if (undoes) {
      EXPECT_EQ(steps[3], "undo");
    }
    EXPECT_EQ(steps, comments(program, ProgramLanguage::pseudocode));
  });
}

TEST(Languages, OfThoseThatFewProgramsAreThereInPseudocodeStands) {
  int more = 0;
  for (const ProgramLanguageInfo& language : kProgramLanguages) {
    if (isListedIn(VariantId::bitmask, language.language)) continue;
    ++more;
    EXPECT_EQ(listing(VariantId::bitmask, language.language).text(),
              listing(VariantId::bitmask, ProgramLanguage::pseudocode).text());
  }
  EXPECT_EQ(more, 9);
}

TEST(Languages, AreFoundByTheirIds) {
  EXPECT_EQ(programLanguageWithId("cpp"), ProgramLanguage::cpp);
  EXPECT_EQ(programLanguageWithId("javascript"), ProgramLanguage::javascript);
  EXPECT_EQ(programLanguageWithId("C++"), std::nullopt);
  EXPECT_EQ(programLanguageWithId(""), std::nullopt);
}

}  // namespace
}  // namespace queens
