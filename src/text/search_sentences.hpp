#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/program.hpp"
#include "text/message.hpp"

namespace queens {

/// What is said of one search alone: the messages of `sentences.*.json` in its folder, each where it has one.
struct SearchSentences {
  std::optional<Message> title = {};      ///< what it is called
  std::optional<Message> about = {};      ///< what it does, in a line
  std::optional<Message> start = {};      ///< the empty board
  std::optional<Message> safe = {};       ///< a square that was tested and is not attacked
  std::optional<Message> safeFirst = {};  ///< the same while no queen stands
  std::optional<Message> attacked = {};   ///< a square that is; else that is said of all alike, with `found`
  std::optional<Message> found = {};      ///< what in its bookkeeping says so
  std::optional<Message> placed = {};
  std::optional<Message> placedCount = {};  ///< by the program that only counts
  std::optional<Message> undone = {};       ///< what is as it was after a queen was taken back
  std::optional<Message> undoneCount = {};  ///< by the program that only counts
  // Of a program that is changed on purpose.
  std::optional<Message> name = {};          ///< what is wrong, or other
  std::optional<Message> what = {};          ///< the same as a clause
  std::optional<Message> negative = {};      ///< after a test that reads a cell with a negative index
  std::optional<Message> backFromFull = {};  ///< that the last queen of a solution is taken back, and why now
  std::optional<Message> shared = {};        ///< in `undone`: what else the list of queens is
  std::optional<Message> recorded = {};      ///< after a solution
  std::optional<Message> over = {};          ///< after the end, if there were solutions
};

/// Made of the searches' folders, indexed by `VariantId`.
inline constexpr std::array<SearchSentences, kVariants.size()> kSearchSentences = {{
#include "text/search_sentences.inc"
}};

/// What is said of the programs that are changed on purpose; where a bug or a way changes nothing, as of the
/// search.
struct WrongSentences {
  Program program;
  SearchSentences said;
};
inline constexpr std::array<WrongSentences, kWrongPrograms.size()> kWrongSentences = {{
#include "text/wrong_sentences.inc"
}};

/// What is said of a search that was recorded.
inline constexpr SearchSentences kRecordedSentences = {.title = Message::recordedTitle,
                                                       .about = Message::recordedAbout};

/// Whether it has all that is said of such a search.
constexpr bool isComplete(const SearchSentences& has, const VariantInfo& of) {
  return has.title && has.about && has.start && has.placed && has.undone &&
         (!emits(of.variant, EventKind::test) || (has.safe && (has.attacked || has.found))) &&
         (!of.counts || (has.placedCount && has.undoneCount));
}

static_assert(
    [] {
      for (const VariantInfo& each : kVariants)
        if (!isComplete(kSearchSentences[static_cast<std::size_t>(each.variant)], each)) return false;
      return true;
    }(),
    "the folder of a search lacks a sentence");
static_assert(
    [] {
      for (std::size_t i = 0; i < kWrongPrograms.size(); ++i) {
        const auto& [program, said] = kWrongSentences[i];
        if (program != kWrongPrograms[i] || !said.name || !said.what) return false;
      }
      return true;
    }(),
    "the sentences of a search lack one of its bugs, or do not have them in their order");

/// What is said of a search alone; of the one that is right, if only its variant is given.
constexpr const SearchSentences& sentencesOf(Program program) {
  if (isRecorded(program.variant)) return kRecordedSentences;
  if (program.bug == Bug::none) return kSearchSentences[static_cast<std::size_t>(program.variant)];
  return std::ranges::find(kWrongSentences, program, &WrongSentences::program)->said;
}

}  // namespace queens
