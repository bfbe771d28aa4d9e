#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/search.hpp"
#include "listings/listing.hpp"

namespace queens {

/// An active call of the recursive function.
struct Call {
  int depth = 0;                         ///< number of queens that stood when it began
  int argument = 0;                      ///< of the call
  std::optional<Square> choice = {};     ///< the square of its queen, or the one that its loop is at
  std::optional<std::size_t> line = {};  ///< line of the listing, from 0, that it executes or waits at

  /// "search(3)"
  std::string name() const;
  /// "col = 5", or "row = 5" in board-scan; with the row, if the program chooses it. Empty without a choice.
  std::string choiceText(const Program& program) const;
};

/// The lines executed for the last event.
struct ExecutedLines {
  std::span<const TracedLine> lines;
  std::size_t ahead = 0;  ///< number of leading lines that belong to the next event
};

/// The active calls, innermost first. Empty at the start, after the end, and for programs without recursion.
/// The call that follows a placed queen begins with the next line.
/// @param event the event that led to this state, nullptr at the start
std::vector<Call> callsUnderWay(const Search& search, const Event* event, ExecutedLines executed,
                                const Listing& program);

}  // namespace queens
