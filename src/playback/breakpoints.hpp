#pragma once

#include <cstdint>
#include <optional>

#include "core/tracer.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Where a reader wants play to stop, as a debugger does: at lines of the program, and where a square is
/// tested or a queen is placed on it.
class Breakpoints {
 public:
  bool empty() const { return lines_ == 0 && !square_; }
  bool at(Label line) const { return (lines_ >> static_cast<int>(line)) & 1; }
  const std::optional<Square>& square() const { return square_; }

  /// Sets a stop, or takes it away if it is there; of squares there is one.
  void toggle(Label line) { lines_ ^= std::uint64_t{1} << static_cast<int>(line); }
  void toggle(Square square) { square_ = square_ == square ? std::nullopt : std::optional(square); }

  /// Forgets a square that a board of so many squares per side does not have.
  void keepTo(int n) {
    if (square_ && (square_->row >= n || square_->column >= n)) square_.reset();
  }

  /// Looks whether the event that led to a position meets a stop.
  /// @param timeline not at its start
  /// @param from how many of the event's lines are passed over
  /// @return how many of its lines are executed there, the one that is a stop being the last; of a square all
  std::optional<std::size_t> met(const Timeline& timeline, std::size_t from) const;

  bool operator==(const Breakpoints&) const = default;

 private:
  static_assert(kLabelNames.size() <= 64);
  std::uint64_t lines_ = 0;  // bit i: the label with that index
  std::optional<Square> square_;
};

}  // namespace queens
