#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/program.hpp"

namespace queens {

/// Formats in which programs print their solutions.
enum class Print : std::uint8_t {
  listsFromOne,
  listsFromZero,
  pairs,
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

/// Public names, indexed by `Print`, and file name extensions.
struct PrintInfo {
  std::string_view id;
  std::string_view extension;
  std::string_view sample;   ///< beginning of the output, shown in the selection; the same in every language
  std::string_view between;  ///< the text between two solutions
  std::string_view after;    ///< the text after the last solution
};
inline constexpr std::array<PrintInfo, 12> kPrints = {{{"lists-1", "txt", "[2 4 1 3 ]", "", "\n"},
                                                       {"lists-0", "txt", "[1, 3, 0, 2]", "", ""},
                                                       {"pairs", "txt", "[[0, 1], …]", "", ""},
                                                       {"dots", "txt", ".Q..", "\n", ""},
                                                       {"hashes", "txt", "#Q##", "\n", ""},
                                                       {"bars", "txt", "|.|Q|.|.|", "\n", ""},
                                                       {"blanks", "txt", "| |Q| | |", "\n", ""},
                                                       {"numbered", "txt", "0 | |Q| | |", "\n", ""},
                                                       {"matrix", "txt", "0 1 0 0", "\n", ""},
                                                       {"masks", "txt", "0010", "\n", ""},
                                                       {"json", "json", "JSON", ",\n", "]\n"},
                                                       {"csv", "csv", "CSV", "", ""}}};

constexpr const PrintInfo& info(Print print) {
  return kPrints[static_cast<std::size_t>(print)];
}

/// The format of the solutions that a program returns.
/// @param base the number of the first column for the student, 0 or 1
constexpr Print usualPrint(const Program& program, int base) {
  if (program.bug == Bug::oneRow) return Print::dots;
  return base == 1 ? Print::listsFromOne : Print::listsFromZero;
}

/// A solution as it is in a program's list.
struct PrintedBoard {
  std::uint64_t number;  ///< from 1, in the order found
  int n;                 ///< squares per side
  /// As in the program's list: columns of the rows, or rows of columns. Fewer than n if the list was recorded
  /// without a copy and has changed.
  std::span<const std::int8_t> places;
  bool byColumns = false;  ///< rows of columns, as in board-scan
  int base = 0;  ///< the number of the first row and column, in formats for readers: `pairs`, `bars`,
                 ///< `numbered`, `csv`
};

/// The output for one solution, including line breaks. Lists, JSON and CSV contain the places of the
/// program's list; the other formats show the board. `pairs` are row and column of each queen, as Python
/// prints lists.
std::string printed(Print print, const PrintedBoard& board);
/// The text before the first solution.
std::string printedBefore(Print print, int n, int base = 0);

/// The whole output of a program with `count` solutions.
/// @param base see `PrintedBoard::base`
/// @param placesOf returns `PrintedBoard::places` of a solution by its number from 0
template <class PlacesOf>
std::string printedAll(Print print, int n, bool byColumns, int base, std::size_t count, PlacesOf placesOf) {
  std::string text = printedBefore(print, n, base);
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += info(print).between;
    const auto& places = placesOf(i);
    text += printed(print, {.number = i + 1, .n = n, .places = places, .byColumns = byColumns, .base = base});
  }
  return text.append(info(print).after);
}

/// The output of a program that only counts, including its line break.
std::string printedCount(std::uint64_t solutions);

}  // namespace queens
