#pragma once

#include <cstdint>
#include <optional>

#include "core/tracer.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Places where play stops, as in a debugger: lines of the program, and a square when it is tested or gets a
/// queen.
class Breakpoints {
 public:
  bool empty() const { return lines_ == 0 && !square_; }
  bool at(Label line) const { return (lines_ >> static_cast<int>(line)) & 1; }
  const std::optional<Square>& square() const { return square_; }

  /// Sets or removes a breakpoint. There is at most one square.
  void toggle(Label line) { lines_ ^= std::uint64_t{1} << static_cast<int>(line); }
  void toggle(Square square) { square_ = square_ == square ? std::nullopt : std::optional(square); }

  /// Removes a square that a board of size n does not have.
  void keepTo(int n) {
    if (square_ && (square_->row >= n || square_->column >= n)) square_.reset();
  }

  /// Whether the event that led to a position meets a breakpoint.
  /// @param timeline not at its start
  /// @param from number of the event's lines to ignore
  /// @return number of the event's lines executed up to the breakpoint; all of them for a square; nullopt if
  ///   it meets none
  std::optional<std::size_t> met(const Timeline& timeline, std::size_t from) const;

  bool operator==(const Breakpoints&) const = default;

 private:
  static_assert(kLabelNames.size() <= 64);
  std::uint64_t lines_ = 0;  // bit i: the label with that index
  std::optional<Square> square_;
};

}  // namespace queens
