#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace queens::recursion {

/// A square as in the public contract: row and column from 0 in the top left corner.
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

/// An event with every field of the public contract; fields that its kind does not have stay empty.
struct Step {
  std::string kind;
  std::optional<int> row = {};
  std::optional<int> col = {};
  bool safe = false;
  bool deadEnd = false;
  std::vector<Attack> attackers = {};
  std::vector<int> free = {};
  std::optional<Place> with = {};  ///< also the queen of a `restrict`, and the old square of a `move`
  std::uint64_t number = 0;
  std::vector<Place> queens = {};
  friend bool operator==(const Step&, const Step&) = default;
};

/// `test(1, 0) attacked (0, 0) column`, for messages of failed comparisons and for literal sequences.
std::string text(const Step& step);
std::ostream& operator<<(std::ostream& out, const Step& step);

/// The variables of one call in the bitmask program: attacked columns, ↘ and ↙ diagonals in its row, and the
/// columns not tried yet.
struct Frame {
  std::vector<int> columns;
  std::vector<int> mains;
  std::vector<int> antis;
  std::vector<int> free;
  std::uint64_t returned = 0;  ///< solutions below it, from the calls that have returned
};

/// The state after a step.
struct Standing {
  std::vector<Place> queens;           ///< in order of placement
  std::vector<Frame> frames;           ///< only in bitmask: the rows in progress, the top row first
  std::vector<std::set<int>> domains;  ///< only in forward-checking: the columns left for each row
};

/// Visits a step and the state after it; returns false to stop the search.
using Visitor = std::function<bool(const Step&, const Standing&)>;

/// The searches as plain recursions over a list of queens. Geometry alone decides about attacks, and the call
/// stack holds the state that a resumable machine has to store.
/// @param variant a public id
/// @param onlyFirst ends at the first solution, leaving its queens on the board
void search(const std::string& variant, int n, bool onlyFirst, const Visitor& visit);
/// The search for all solutions, or for one if it looks for no more.
void search(const std::string& variant, int n, const Visitor& visit);
/// Forward checking that fills the row with the fewest columns left; of several, the one with the smallest
/// index.
void searchFewestFirst(int n, const Visitor& visit);
/// `min-conflicts` as plain loops that count the queens attacking a square one by one.
void localSearch(int n, std::uint64_t seed, const Visitor& visit);

}  // namespace queens::recursion
