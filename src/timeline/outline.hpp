#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "timeline/timeline.hpp"

namespace queens {

/// An overview of a range of a search: samples at evenly spaced positions, found through the checkpoints and
/// joined to bars, as in the flame chart of a profiler. Its size does not grow with the search.
class Outline {
 public:
  /// Positions, both ends included.
  struct Range {
    std::uint64_t from = 0;
    std::uint64_t to = 1;
    bool operator==(const Range&) const = default;
  };
  /// The search at a position.
  struct Sample {
    std::array<Square, kMaxN> queens{};  ///< on the board, in order of placement
    std::int8_t standing = -1;           ///< number of queens; −1: not known yet
    std::uint64_t placed = 0;            ///< queens placed up to this position
    std::uint64_t solutions = 0;         ///< solutions found up to this position
  };
  /// A queen that is on the board from one column of the range to another, both included. A folded bar stands
  /// for several queens of one depth that are too thin to be seen. A search never enters a branch twice, so a
  /// queen placed on the same queens is the same queen.
  struct Bar {
    int depth = 0;       ///< number of queens placed before it
    Square square = {};  ///< of its queen; of a folded bar, of the first one
    bool folded = false;
    bool solved = false;       ///< a solution was found while it was on the board
    std::size_t first = 0;     ///< column
    std::size_t last = 0;      ///< column
    std::uint64_t queens = 0;  ///< placed while it stood, or in the stretch, besides the one that begins it
    bool operator==(const Bar&) const = default;
  };

  /// Samples a range evenly, at a coarse spacing first; continues an earlier call for the same range and
  /// search. If checkpoints are thousands of events apart, one inside a column's part of the range replaces
  /// its middle, so that nothing is replayed for less than a pixel.
  /// @param columns number of samples
  /// @param allowance maximum number of events to replay
  /// @return whether everything that the timeline has explored is sampled
  bool look(const Timeline& timeline, Range range, std::size_t columns, std::uint64_t allowance);

  /// The position that a column represents: the middle of its part of the range.
  std::uint64_t positionAt(std::size_t column) const;
  /// One sample per column; an unknown one equals the nearest known sample before it.
  const Sample& at(std::size_t column) const;
  std::size_t columns() const { return samples_.size(); }
  /// The bars; each one follows the bar that it is placed on.
  /// @param least minimum number of columns of a bar that is shown by itself
  std::vector<Bar> bars(std::size_t least) const;

 private:
  // The same part of a search on the way down through the queens.
  struct Stretch {
    int depth;
    std::size_t first;
    std::size_t last;
  };
  // A checkpoint in the same column as the position.
  const Moment* momentWithin(const Checkpoints& checkpoints, std::uint64_t position) const;
  bool solvedIn(const Bar& bar) const;
  bool addLevel(const Stretch& stretch, std::size_t least, std::vector<Bar>& bars) const;

  Program program_;
  int n_ = 0;
  Range range_;
  std::vector<Sample> samples_;
  std::uint64_t explored_ = 0;
  bool whole_ = false;  // all that was explored then has been looked at
};

}  // namespace queens
