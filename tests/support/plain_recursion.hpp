#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace queens::recursion {

/// A square as the public contract counts it: row and column from 0 at the top left.
struct Place {
  int row;
  int col;
  friend bool operator==(const Place&, const Place&) = default;
};

/// A queen that attacks, with the public name of the line.
struct Attack {
  Place queen;
  std::string line;
  friend bool operator==(const Attack&, const Attack&) = default;
};

/// An event with every field of the public contract; what a kind does not have stays empty.
struct Step {
  std::string kind;
  std::optional<int> row = {};
  std::optional<int> col = {};
  bool safe = false;
  bool deadEnd = false;
  std::vector<Attack> attackers = {};
  std::vector<int> free = {};
  std::optional<Place> with = {};
  std::uint64_t number = 0;
  std::vector<Place> queens = {};
  friend bool operator==(const Step&, const Step&) = default;
};

/// `test(1, 0) attacked (0, 0) column`, for messages of failed comparisons and for literal sequences.
std::string text(const Step& step);
std::ostream& operator<<(std::ostream& out, const Step& step);

/// One call's variables in the bitmask program: the columns that queens, main and anti diagonals forbid in
/// its row, and those still to be tried.
struct Frame {
  std::vector<int> columns;
  std::vector<int> mains;
  std::vector<int> antis;
  std::vector<int> free;
  std::uint64_t returned = 0;  ///< solutions below it, of the calls that have come back
};

/// All that stands after a step.
struct Standing {
  std::vector<Place> queens;  ///< in order of placement
  std::vector<Frame> frames;  ///< bitmask only: of the rows being worked on, the first row first
};

/// Looks at a step and at what stands after it; returns false to stop the search.
using Visitor = std::function<bool(const Step&, const Standing&)>;

/// The searches as plain recursions over a list of queens: nothing but geometry decides what attacks what,
/// and the call stack keeps what a resumable machine has to keep itself.
/// @param variant a public id
/// @param onlyFirst it ends at the first solution, and the queens stay where they are
void search(const std::string& variant, int n, bool onlyFirst, const Visitor& visit);
/// The search for all solutions.
void search(const std::string& variant, int n, const Visitor& visit);

}  // namespace queens::recursion
