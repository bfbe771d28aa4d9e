#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "timeline/symmetry.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The solutions of a search in the order found, as far as the reader has been, each with the class that it
/// belongs to under the symmetries of the square. They are gathered in slices, and not kept without end.
class SolutionList {
 public:
  /// So many are kept, the first ones: all of n = 12, under 3 MB.
  static constexpr std::size_t kMost = 16'384;

  /// Solutions that are the same but for rotations and reflections.
  struct Class {
    int size = 0;                              ///< how many there are in all: 1, 2, 4 or 8
    std::vector<std::uint32_t> members;        ///< indices of those found, in that order
    std::optional<std::uint32_t> fundamental;  ///< the member that is first in lexicographic order, if found
  };

  /// Goes on gathering up to the furthest position that was gone to; starts anew where the search is another,
  /// or has been.
  /// @param allowance how many events may be gone through, at least one
  /// @return true once all is there up to that position, or no more are kept
  bool gather(const Timeline& timeline, std::uint64_t allowance);

  std::size_t size() const { return positions_.size(); }
  bool full() const { return size() == kMost; }
  /// How many of them had been found at a position.
  std::size_t foundAt(std::uint64_t position) const;
  /// As `Search::places` has them.
  std::span<const std::int8_t> places(std::size_t index) const;
  /// Position of the event that reported it.
  std::uint64_t position(std::size_t index) const { return positions_[index]; }
  /// In the order in which their first members were found; none of a program that is wrong.
  const std::vector<Class>& classes() const { return classes_; }
  /// The class of a solution; nullptr where there are none.
  const Class* classOf(std::size_t index) const {
    return classOf_.empty() ? nullptr : &classes_[classOf_[index]];
  }

 private:
  void keep();

  std::optional<Moment> now_;  // all before it are gathered
  std::vector<std::int8_t> places_;
  std::vector<std::uint64_t> positions_;
  std::vector<std::uint32_t> classOf_;
  std::vector<Class> classes_;
  std::map<Placement, std::uint32_t> classOfFundamental_;
};

}  // namespace queens
