#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/reads.hpp"
#include "core/search.hpp"

namespace queens {

/// The variables of a program at one position, and how the last event changed or read them.
struct Bookkeeping {
  std::vector<Variable> now;
  std::vector<Variable> earlier;  ///< one event ago; equals `now` at the start
  std::vector<CellRead> reads;    ///< cells of `now`
};

/// @param previous the search one event ago, nullptr at the start
/// @param event the event that led from there to the search, nullptr at the start
Bookkeeping bookkeeping(const Search& search, const Search* previous, const Event* event);

/// How a cell is marked, besides its text.
struct CellMarks {
  bool set = false;      ///< a flag or bit that is on
  bool changed = false;  ///< by the last event
  bool read = false;     ///< to decide the last event
  bool guilty = false;   ///< its value was the reason to refuse
};

/// @param variable index in `now` @param cell index below `cellCount`
CellMarks marksOf(const Bookkeeping& state, std::size_t variable, std::size_t cell);

/// Text of a cell: a number, or an entry such as "(3, 5)" for a stack.
std::string cellText(const Variable& variable, std::size_t cell);

/// Whether the cells of a variable are indexed from 0.
bool isIndexed(const Variable& variable);

/// Whether a variable is a single number, which is not shown in cells.
bool isPlain(const Variable& variable);

/// The board size and the plain numbers that locate the program, such as its row.
std::vector<Variable> placeNumbers(const Search& search, std::span<const Variable> now);

/// The solutions found so far, as the program knows them: the length of its list, or the sum its calls have
/// returned. For a search that moves queens, its seed and its moves. Empty for other programs that end at
/// their first solution.
std::vector<Variable> resultNumbers(const Search& search, std::span<const Variable> now,
                                    std::uint64_t solutions);

/// A plain number with its name: "row = 3", or "solutions: 2" for a number that stands for a list.
std::string entryOf(const Variable& plain);

}  // namespace queens
