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
  /// Begins with the given queens of the recording.
  explicit RecordedStanding(const Recording& recording) { begin(recording); }

  std::span<const Square> queens() const { return {squares_.data(), static_cast<std::size_t>(count_)}; }
  /// Their places within their lines.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(count_)}; }

  /// @return false if the event would place more queens than the board has lines; then nothing changes
  bool take(const RecordedEvent& event, const Recording& recording) {
    if (event.kind == EventKind::remove) remove(event.square, recording.given().count);
    if (event.kind == EventKind::move) move(event.with, event.square, recording);
    if (event.kind == EventKind::restart) begin(recording);
    if (event.kind != EventKind::place) return true;
    const auto lineOf = [&](Square square) { return recording.byColumns() ? square.column : square.row; };
    // The queens placed after an overwritten one depended on it.
    if (recording.overwrites()) {
      const auto first = queens().begin() + recording.given().count;
      const auto overwritten = std::ranges::find(first, queens().end(), lineOf(event.square), lineOf);
      count_ = static_cast<std::int8_t>(overwritten - queens().begin());
    }
    if (std::ranges::find(queens(), event.square) != queens().end()) return true;
    if (count_ == recording.n()) return false;
    add(event.square, recording.byColumns());
    return true;
  }

 private:
  void begin(const Recording& recording) {
    count_ = 0;
    for (const Square& each : recording.given().queens()) add(each, recording.byColumns());
  }

  void add(Square square, bool byColumns) {
    const auto next = static_cast<std::size_t>(count_++);
    squares_[next] = square;
    places_[next] = byColumns ? square.row : square.column;
  }

  void move(Square from, Square to, const Recording& recording) {
    const auto end = squares_.begin() + count_;
    const auto queen = std::find(squares_.begin() + recording.given().count, end, from);
    if (queen == end) return;
    *queen = to;
    places_[static_cast<std::size_t>(queen - squares_.begin())] = recording.byColumns() ? to.row : to.column;
  }

  void remove(Square square, std::int8_t given) {
    std::int8_t kept = given;
    for (std::int8_t i = given; i < count_; ++i) {
      const auto from = static_cast<std::size_t>(i);
      if (squares_[from] == square) continue;
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
