#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "core/counters.hpp"
#include "core/square_search.hpp"

namespace queens {

/// All free squares of a row at once: three masks come down from the row above, shifted by one square, and
/// what they leave is taken from the lowest bit up. Masks are passed by value, so that there is nothing to
/// undo: each row has a frame of its own. Bit c is column c; `ld` (shifted up, the main diagonals) and `rd`
/// (shifted down, the anti diagonals) hold what earlier queens forbid in this row.
class Bitmask {
 public:
  /// One recursion level's variables, bit c for column c; only the lowest n bits of `ld` and `rd` matter.
  struct Frame {
    std::uint32_t columns = 0;
    std::uint32_t ld = 0;
    std::uint32_t rd = 0;
    std::uint32_t free = 0;  ///< squares of the row still to be tried
  };

  /// @param n squares per side, 1…32
  explicit Bitmask(int n) : full_(~std::uint32_t{0} >> (kMaxN - n)), n_(static_cast<std::int8_t>(n)) {}

  int n() const { return n_; }
  bool done() const { return phase_ == Phase::done; }
  /// A bit for each column of the board.
  std::uint32_t full() const { return full_; }
  /// The frames of the rows being worked on, the first row first.
  std::span<const Frame> frames() const {
    const bool inRow = phase_ == Phase::loop || phase_ == Phase::leaveExhausted;
    return {frames_.data(), static_cast<std::size_t>(inRow ? line_ + 1 : line_)};
  }
  /// The columns of the queens that stand, in order of placement.
  std::span<const std::int8_t> places() const { return {places_.data(), static_cast<std::size_t>(line_)}; }

  /// Runs to the next event. Not to be called once `done`.
  template <class Tracer>
  Event advance(Tracer& trace) {
    Frame& frame = frames_[line_ % kMaxN];
    switch (phase_) {
      case Phase::enter:
        if (line_ > 0) trace(Label::recurse);
        trace(Label::base);
        if (line_ == n_) {
          trace(Label::record);
          phase_ = Phase::leaveFull;
          return {.kind = EventKind::solution};
        }
        trace(Label::scan);
        if (line_ > 0) frame = below(frames_[line_ - 1], places_[line_ - 1]);
        frame.free = full_ & ~(frame.columns | frame.ld | frame.rd);
        deadEnd_ = frame.free == 0;
        phase_ = Phase::loop;
        return {.kind = EventKind::scan, .square = {line_, -1}, .free = frame.free};
      case Phase::loop:
        trace(Label::loop);
        if (frame.free == 0) {
          phase_ = Phase::leaveExhausted;
          return {.kind = EventKind::exhausted, .square = {line_, -1}, .deadEnd = deadEnd_};
        }
        trace(Label::take);
        places_[line_] = static_cast<std::int8_t>(std::countr_zero(frame.free));
        trace(Label::drop);
        frame.free &= frame.free - 1;
        trace(Label::place);
        phase_ = Phase::enter;
        ++line_;
        return {.kind = EventKind::place, .square = lastQueen()};
      case Phase::leaveFull:
        trace(Label::leave);
        return takeBack(trace);
      case Phase::leaveExhausted:
        if (line_ > 0) return takeBack(trace);
        trace(Label::finish);
        phase_ = Phase::done;
        break;
      case Phase::done:
        break;
    }
    return {.kind = EventKind::done};
  }

  /// Passes over as many of the next events as it can without making any of them, at most `most`, and adds
  /// them to `counters`. It works on local variables, which stay in registers, and goes from one look at a
  /// row's free squares to the next.
  /// @return how many; 0 where it cannot start
  std::uint64_t leap(std::uint64_t most, Counters& counters) {
    if (phase_ != Phase::loop || deadEnd_) return 0;
    int line = line_;
    Frame frame = frames_[line];
    std::uint64_t placed = 0, scanned = 0, exhausted = 0, deadEnds = 0, solutions = 0;
    std::uint64_t left = most;
    constexpr std::uint64_t kLongestRound = 4;
    while (left >= kLongestRound) {
      if (frame.free == 0) {
        if (line == 0) break;
        ++exhausted;
        left -= 2;
        frame = frames_[--line];
        continue;
      }
      const int column = std::countr_zero(frame.free);
      places_[line] = static_cast<std::int8_t>(column);
      frame.free &= frame.free - 1;
      ++placed;
      if (line + 1 == n_) {
        ++solutions;
        left -= 3;
        continue;
      }
      Frame next = below(frame, column);
      next.free = full_ & ~(next.columns | next.ld | next.rd);
      ++scanned;
      if (next.free == 0) {
        ++exhausted;
        ++deadEnds;
        left -= 4;
        continue;
      }
      left -= 2;
      frames_[line++] = frame;
      frame = next;
    }
    frames_[line] = frame;
    line_ = static_cast<std::int8_t>(line);
    counters.add(EventKind::scan, scanned);
    counters.add(EventKind::place, placed);
    counters.add(EventKind::remove, exhausted + solutions);
    counters.add(EventKind::solution, solutions);
    counters.add(EventKind::exhausted, exhausted);
    counters.deadEnd += deadEnds;
    return most - left;
  }

 private:
  enum class Phase : std::uint8_t { enter, loop, leaveFull, leaveExhausted, done };

  static Frame below(const Frame& frame, int column) {
    const std::uint32_t bit = std::uint32_t{1} << column;
    return {.columns = frame.columns | bit, .ld = (frame.ld | bit) << 1, .rd = (frame.rd | bit) >> 1};
  }

  Square lastQueen() const { return {static_cast<std::int8_t>(line_ - 1), places_[line_ - 1]}; }

  template <class Tracer>
  Event takeBack(Tracer& trace) {
    trace(Label::remove);
    const Square square = lastQueen();
    --line_;
    deadEnd_ = false;
    phase_ = Phase::loop;
    return {.kind = EventKind::remove, .square = square};
  }

  std::array<Frame, kMaxN> frames_{};
  Places places_{};
  std::uint32_t full_;
  std::int8_t n_;
  std::int8_t line_ = 0;
  bool deadEnd_ = false;  // the row entered last had no free square at all
  Phase phase_ = Phase::enter;
};

}  // namespace queens
