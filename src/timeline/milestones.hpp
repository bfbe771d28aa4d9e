#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace queens {

/// Marks along a search, evenly spaced, from which it can be continued. When there are too many, every second
/// one is dropped and the spacing doubles. So their number stays between `most`/2 and `most`.
/// @tparam Mark has a `position`, in events from the start
/// @tparam most bounds the memory and the part that is replayed: 1/(most/2) to 1/most
template <class Mark, std::size_t most>
class Milestones {
 public:
  static constexpr std::size_t kMost = most;

  /// @param start the mark at position 0, which is always kept
  explicit Milestones(const Mark& start) : marks_{start} {}

  /// Number of positions between two marks; a power of two.
  std::uint64_t spacing() const { return spacing_; }
  /// The position of the next mark.
  std::uint64_t due() const { return marks_.back().position + spacing_; }
  /// Stores a mark at that position.
  void keep(const Mark& mark) {
    marks_.push_back(mark);
    if (marks_.size() > kMost) thin();
  }

  /// Drops marks until their spacing is at least the given one, also a power of two.
  void widen(std::uint64_t spacing) {
    while (spacing_ < spacing) thin();
  }

  /// The last mark at or before a position.
  const Mark& before(std::uint64_t position) const {
    return marks_[std::min<std::uint64_t>(position / spacing_, marks_.size() - 1)];
  }

  const std::vector<Mark>& all() const { return marks_; }

 private:
  void thin() {
    // The marks stay evenly spaced from 0 on, and the mark just added, at index kMost, stays.
    static_assert(kMost % 2 == 0);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < marks_.size(); i += 2) marks_[kept++] = marks_[i];
    marks_.erase(marks_.begin() + static_cast<std::ptrdiff_t>(kept), marks_.end());
    spacing_ *= 2;
  }

  std::vector<Mark> marks_;
  std::uint64_t spacing_ = 1;
};

}  // namespace queens
