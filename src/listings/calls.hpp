#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/search.hpp"
#include "listings/listing.hpp"

namespace queens {

/// A call of the function that recurses, which has begun and not returned.
struct Call {
  int depth = 0;
  std::optional<int> choice = {};        ///< what its loop is at: the column, or for board-scan the row
  std::optional<std::size_t> line = {};  ///< of the listing, from 0, at which it is or waits

  /// "search(3)"
  std::string name() const;
  /// "col = 5", or "row = 5" for board-scan; empty while its loop is at nothing
  std::string choiceText(VariantId variant) const;
};

/// The lines executed last.
struct ExecutedLines {
  std::span<const TracedLine> lines;
  std::size_t ahead = 0;  ///< how many of the first belong to the event that is yet to come
};

/// The calls under way, the latest first; none at the start, after the end, and of a program that does not
/// recurse. The call that a queen just placed leads to begins with the next line.
/// @param event that led to this state of the search, nullptr at the start
std::vector<Call> callsUnderWay(const Search& search, const Event* event, ExecutedLines executed,
                                const Listing& program);

}  // namespace queens
