#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/variant.hpp"
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
};

/// Made of the searches' folders, indexed by `VariantId`.
inline constexpr std::array<SearchSentences, kVariants.size()> kSearchSentences = {{
#include "text/search_sentences.inc"
}};

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

/// What is said of a search alone.
constexpr const SearchSentences& sentencesOf(VariantId variant) {
  return kSearchSentences[static_cast<std::size_t>(variant)];
}

}  // namespace queens
