#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "core/recorded/recording.hpp"

namespace queens {

/// The queens on the board according to the printed events, in order of placement. A faulty program may place
/// them on any squares. At most as many as the board has lines.
class RecordedStanding {
 public:
  std::span<const Square> queens() const { return {squares_.data(), static_cast<std::size_t>(count_)}; }
  /// Their places within their lines.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(count_)}; }

  /// @return false if the event would place more queens than the board has lines; then nothing changes
  bool take(const RecordedEvent& event, const Recording& recording) {
    if (event.kind == EventKind::remove) leave([&](Square queen) { return queen == event.square; });
    if (event.kind == EventKind::move) move(event.with, event.square, recording.byColumns());
    if (event.kind == EventKind::restart) count_ = 0;
    if (event.kind != EventKind::place) return true;
    const auto lineOf = [&](Square square) { return recording.byColumns() ? square.column : square.row; };
    // The queens after an overwritten one were placed because of her.
    if (recording.overwrites())
      count_ = static_cast<std::int8_t>(std::ranges::find(queens(), lineOf(event.square), lineOf) -
                                        queens().begin());
    if (std::ranges::find(queens(), event.square) != queens().end()) return true;
    if (count_ == recording.n()) return false;
    const auto next = static_cast<std::size_t>(count_++);
    squares_[next] = event.square;
    places_[next] = recording.byColumns() ? event.square.row : event.square.column;
    return true;
  }

 private:
  void move(Square from, Square to, bool byColumns) {
    const auto queen = std::ranges::find(squares_.begin(), squares_.begin() + count_, from);
    if (queen == squares_.begin() + count_) return;
    *queen = to;
    places_[static_cast<std::size_t>(queen - squares_.begin())] = byColumns ? to.row : to.column;
  }

  template <class Test>
  void leave(Test isGone) {
    std::int8_t kept = 0;
    for (std::int8_t i = 0; i < count_; ++i) {
      const auto from = static_cast<std::size_t>(i);
      if (isGone(squares_[from])) continue;
      squares_[static_cast<std::size_t>(kept)] = squares_[from];
      places_[static_cast<std::size_t>(kept++)] = places_[from];
    }
    count_ = kept;
  }

  std::array<Square, kMaxN> squares_{};
  std::array<std::int8_t, kMaxN> places_{};
  std::int8_t count_ = 0;
};

}  // namespace queens
