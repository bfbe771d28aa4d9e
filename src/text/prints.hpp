#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/program.hpp"

namespace queens {

/// The ways in which programs print the solutions that they find.
enum class Print : std::uint8_t {
  listsFromOne,
  listsFromZero,
  dots,
  hashes,
  bars,
  blanks,
  numbered,
  matrix,
  masks,
  json,
  csv
};

/// Public names, indexed by `Print`, and what a file of it is called at its end.
struct PrintInfo {
  std::string_view id;
  std::string_view extension;
  std::string_view sample;  ///< how it begins, for whoever chooses; the same in every language
};
inline constexpr std::array<PrintInfo, 11> kPrints = {{{"lists-1", "txt", "[2 4 1 3 ]"},
                                                       {"lists-0", "txt", "[1, 3, 0, 2]"},
                                                       {"dots", "txt", ".Q.."},
                                                       {"hashes", "txt", "#Q##"},
                                                       {"bars", "txt", "|.|Q|.|.|"},
                                                       {"blanks", "txt", "| |Q| | |"},
                                                       {"numbered", "txt", "0 | |Q| | |"},
                                                       {"matrix", "txt", "0 1 0 0"},
                                                       {"masks", "txt", "0010"},
                                                       {"json", "json", "JSON"},
                                                       {"csv", "csv", "CSV"}}};

/// How a program itself has the solutions that it returns.
constexpr Print usualPrint(const Program& program) {
  return program.bug == Bug::oneRow ? Print::dots : Print::listsFromZero;
}

/// A solution as a program has it in its list, and where its queens stand.
struct PrintedBoard {
  std::uint64_t number;  ///< from 1, in the order found
  int n;                 ///< squares per side
  /// As in the program's list: columns of the rows, or rows of columns; fewer than n where a list goes on
  /// changing that was not copied.
  std::span<const std::int8_t> places;
  bool byColumns = false;  ///< the latter, as in board-scan
};

/// What is printed for one solution, with the ends of its lines. Lists, JSON and CSV have the places as the
/// program's list has them; the others show the board.
std::string printed(Print print, const PrintedBoard& board);
/// What comes before the first solution, between two, and after the last.
std::string_view printedBetween(Print print);
std::string printedBefore(Print print, int n);
std::string_view printedAfter(Print print);

/// All that a program prints that has recorded so many solutions.
/// @param placesOf what it has of one, by its number from 0, as `PrintedBoard::places`
template <class PlacesOf>
std::string printedAll(Print print, int n, bool byColumns, std::size_t count, PlacesOf placesOf) {
  std::string text = printedBefore(print, n);
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += printedBetween(print);
    const auto& places = placesOf(i);
    text += printed(print, {.number = i + 1, .n = n, .places = places, .byColumns = byColumns});
  }
  return text.append(printedAfter(print));
}

/// What is printed by a program that only counts, with the end of its line.
std::string printedCount(std::uint64_t solutions);

}  // namespace queens
