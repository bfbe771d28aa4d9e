#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/program.hpp"
#include "text/message.hpp"

namespace queens {

/// Messages specific to one search, from `sentences.*.json` in its folder. Some are optional.
struct SearchSentences {
  std::optional<Message> title = {};      ///< name of the search
  std::optional<Message> about = {};      ///< description in one line
  std::optional<Message> start = {};      ///< at the empty board
  std::optional<Message> safe = {};       ///< a tested square is safe
  std::optional<Message> safeFirst = {};  ///< the same before any queen is placed
  std::optional<Message> attacked = {};   ///< a tested square is attacked; if missing, a common message with
                                          ///< `found` is used
  std::optional<Message> found = {};      ///< the variable that shows the attack
  std::optional<Message> placed = {};
  std::optional<Message> placedCount = {};  ///< `placed` for the program that only counts
  std::optional<Message> undone = {};       ///< the variables restored after removing a queen
  std::optional<Message> undoneCount = {};  ///< `undone` for the program that only counts
  // For modified programs only.
  std::optional<Message> name = {};          ///< the fault or the difference
  std::optional<Message> what = {};          ///< the same as a clause
  std::optional<Message> scanned = {};       ///< after computing the free squares of a row, if there are any
  std::optional<Message> scannedNone = {};   ///< the same if there are none
  std::optional<Message> negative = {};      ///< after a test that reads a cell with a negative index
  std::optional<Message> backFromFull = {};  ///< why the last queen of a solution is removed now
  std::optional<Message> shared = {};        ///< in `undone`: what else the list of queens stands for
  std::optional<Message> recorded = {};      ///< after a solution
  std::optional<Message> over = {};          ///< after the end, if there were solutions
};

/// Generated from the folders of the searches, indexed by `VariantId`.
inline constexpr std::array<SearchSentences, kVariants.size()> kSearchSentences = {{
#include "text/search_sentences.inc"
}};

/// Messages of the modified programs; those of the search if a modification does not change them.
struct WrongSentences {
  Program program;
  SearchSentences said;
};
inline constexpr std::array<WrongSentences, kWrongPrograms.size()> kWrongSentences = {{
#include "text/wrong_sentences.inc"
}};

/// Messages of recorded searches.
inline constexpr SearchSentences kRecordedSentences = {.title = Message::recordedTitle,
                                                       .about = Message::recordedAbout};

/// Whether a search has all messages that its traits require.
constexpr bool isComplete(const SearchSentences& has, const VariantInfo& of) {
  return has.title && has.about && has.start && has.placed &&
         (!emits(of.variant, EventKind::remove) || has.undone) &&
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

/// The messages of a program; with only a variant, those of its unmodified program.
constexpr const SearchSentences& sentencesOf(Program program) {
  if (isRecorded(program.variant)) return kRecordedSentences;
  if (program.bug == Bug::none) return kSearchSentences[static_cast<std::size_t>(program.variant)];
  return std::ranges::find(kWrongSentences, program.listed(), &WrongSentences::program)->said;
}

}  // namespace queens
