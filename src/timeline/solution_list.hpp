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

/// The solutions of a search in the order found, up to the furthest position, each with its class under the
/// symmetries of the square. They are collected in parts, and their number is bounded.
class SolutionList {
 public:
  /// Maximum number of solutions kept, the first ones: enough for n = 12, under 3 MB.
  static constexpr std::size_t kMost = 16'384;

  /// Solutions that rotations and reflections turn into each other.
  struct Class {
    int size = 0;                              ///< total number of members: 1, 2, 4 or 8
    std::vector<std::uint32_t> members;        ///< indices of the members found, in the order found
    std::optional<std::uint32_t> fundamental;  ///< the first member in lexicographic order, if found
  };

  /// Continues collecting up to the furthest position; starts again for another search.
  /// @param allowance maximum number of events to replay, at least one
  /// @return true once all solutions up to that position, or as many as are kept, have been collected
  bool gather(const Timeline& timeline, std::uint64_t allowance);

  std::size_t size() const { return positions_.size(); }
  bool full() const { return size() == kMost; }
  /// Number of solutions found up to a position.
  std::size_t foundAt(std::uint64_t position) const;
  /// As in `Search::places`.
  std::span<const std::int8_t> places(std::size_t index) const;
  /// Position of the event that reported it.
  std::uint64_t position(std::size_t index) const { return positions_[index]; }
  /// The classes in the order in which their first members were found; empty for a faulty program.
  const std::vector<Class>& classes() const { return classes_; }
  /// The class of a solution; nullptr if there are no classes.
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
