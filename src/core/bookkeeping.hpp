#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/reads.hpp"
#include "core/variables.hpp"

namespace queens {

/// The variables of a program at a moment, with what the event that led there did with them.
struct Bookkeeping {
  std::vector<Variable> now;
  std::vector<Variable> earlier;  ///< one event ago; at the start the same
  std::vector<CellRead> reads;    ///< of `now`
};

/// @param previous the search one event ago, nullptr at the start
/// @param event the event that led from there to the search, nullptr at the start
Bookkeeping bookkeeping(const Search& search, const Search* previous, const Event* event);

/// What is to be seen of a cell besides its text.
struct CellMarks {
  bool set = false;      ///< a flag or bit that is on
  bool changed = false;  ///< by the event
  bool read = false;     ///< to decide the event
  bool guilty = false;   ///< what was read there was the reason to refuse
};

/// @param variable its place in `now` @param cell as counted by `cellCount`
CellMarks marksOf(const Bookkeeping& state, std::size_t variable, std::size_t cell);

/// Text of a cell: a number, or for a stack an entry as "(3, 5)".
std::string cellText(const Variable& variable, std::size_t cell);

/// Whether the cells of a variable are known by their numbers, from 0.
bool isIndexed(const Variable& variable);

/// Whether a variable is one number, which is not shown in cells.
bool isPlain(const Variable& variable);

/// The size of the board and the plain numbers that say where the program is, such as its row.
std::vector<Variable> placeNumbers(const Search& search, std::span<const Variable> now);

/// What the search has found so far, by which means its program knows it: how many there are in its list,
/// what its calls have returned; nothing where it ends at the first.
std::vector<Variable> resultNumbers(const Search& search, std::span<const Variable> now,
                                    std::uint64_t solutions);

/// A plain number with its name: "row = 3", or "solutions: 2" of what stands for a list.
std::string entryOf(const Variable& plain);

}  // namespace queens
