#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace queens {

/// How a variable of a listing is shown.
enum class VariableType : std::uint8_t { matrix, flags, set, bits, stack, integer, list };

/// The public names of the types, indexed by `VariableType`.
inline constexpr std::array<std::string_view, 7> kVariableTypeNames = {"matrix", "flags", "set", "bits",
                                                                       "stack",  "int",   "list"};

/// The meaning of a cell's index, a set's members, or a plain number.
enum class CellKey : std::uint8_t {
  none,
  square,  ///< row · n + column
  queen,   ///< queens on the board, in order of placement
  row,
  column,
  columnOfRow,     ///< columns of the row `Variable::row`
  mainIndex,       ///< row − column + n − 1
  mainFromEnd,     ///< row − column; negative values count from the end, as in Python
  mainDifference,  ///< row − column
  anti             ///< row + column
};

/// One variable of a listing after an event.
struct Variable {
  std::string_view name;  ///< as in the listings
  VariableType type;
  /// `matrix`: row by row; `flags`: 0 or 1; `set`, `list`: members in order of insertion; `bits`, `int`: one
  /// number; `stack`: its entries from the bottom up, each as long as `fields`.
  std::vector<std::int64_t> values;
  int width = 0;                              ///< `matrix`: length of a row; `bits` and bit fields: digits
  std::vector<std::string_view> fields = {};  ///< `stack`: the names of an entry's parts
  CellKey key = CellKey::none;
  int row = -1;        ///< used by `CellKey::columnOfRow`
  bool asked = false;  ///< the program decides by it: a test reads the cell of its square, a scan reads all
                       ///< cells
  bool found = false;  ///< a plain number that belongs to the results, such as a count of solutions
  std::string_view letters = {};  ///< `matrix`: the characters for 0 and 1, if not digits

  /// `stack`: whether that part of an entry is a mask of `width` digits, not a number.
  bool isMask(std::size_t part) const {
    return width > 0 && fields[part] != "row" && fields[part] != "count";
  }
};

/// A board of 0s and 1s. @param rows bit c of a row is column c
Variable matrixVariable(std::string_view name, std::span<const std::uint32_t> rows, int n);

/// A board of letters. @param letters one for an empty square, one for a queen
/// @param places the columns of the queens, row by row
Variable lettersVariable(std::string_view name, std::string_view letters, std::span<const std::int8_t> places,
                         int n);

/// An array of `count` flags that the program tests.
Variable flagsVariable(std::string_view name, CellKey key, std::span<const bool> all, int count);

/// An integer of `width` bits that the program tests.
Variable bitsVariable(std::string_view name, CellKey key, std::uint64_t value, int width);

/// A plain number.
Variable numberVariable(std::string_view name, std::int64_t value, CellKey key = CellKey::none);

/// A set that the program tests, with one member for each queen in order of placement.
/// @param member computes a member from a line of the search and its place
template <class Member>
Variable setVariable(std::string_view name, CellKey key, std::span<const std::int8_t> places, Member member) {
  Variable variable{.name = name, .type = VariableType::set, .values = {}, .key = key, .asked = true};
  for (int line = 0; line < static_cast<int>(places.size()); ++line) {
    variable.values.push_back(member(line, static_cast<int>(places[static_cast<std::size_t>(line)])));
  }
  return variable;
}

/// The list `queens` of the queens' places; of all rows if the program never shortens it.
Variable queensVariable(std::span<const std::int8_t> places);

}  // namespace queens
