#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/search.hpp"
#include "timeline/milestones.hpp"

namespace queens {

/// Figures about a search from its start to a position, kept beside the timeline and only while somebody
/// looks at them, because watching each line is slower than running without. What has been gone through once
/// is found again from a mark before it, so that a step back costs a replay of bounded length.
/// @tparam Figures a value without allocations that begins with nothing seen, as `Figures(program, n)` if it
///   wants to know these; it is told of every executed line, `figures(label, square)` as a tracer is, and
///   after its lines of every event, `figures(event)`
template <class Figures>
class Follower {
 public:
  /// Goes on towards a position of a search, for at most `allowance` events; starts anew where the search is
  /// another one.
  /// @return the figures once they are those of the position, else nullptr; beyond the end they never are
  const Figures* at(Program program, int n, std::uint64_t position, std::uint64_t allowance) {
    if (!now_ || now_->search.program() != program || now_->search.n() != n) {
      now_.emplace(Mark{Search(program, n), 0, none(program, n)});
      marks_.emplace(*now_);
    }
    const Mark& nearest = marks_->before(position);
    if (position < now_->position || nearest.position > now_->position) now_ = nearest;
    for (; now_->position < position && allowance > 0 && !now_->search.done(); --allowance) goOn();
    return now_->position == position ? &now_->figures : nullptr;
  }

 private:
  struct Mark {
    Search search;
    std::uint64_t position;
    Figures figures;
  };
  // At a hundred million events a replay is half a million events long, some milliseconds.
  static constexpr std::size_t kMarks = 256;

  static Figures none(Program program, int n) {
    if constexpr (std::is_constructible_v<Figures, Program, int>) {
      return Figures(program, n);
    } else {
      return Figures();
    }
  }

  void goOn() {
    const Event event = now_->search.advance(now_->figures);
    now_->figures(event);
    if (++now_->position == marks_->due()) marks_->keep(*now_);
  }

  std::optional<Mark> now_;
  std::optional<Milestones<Mark, kMarks>> marks_;
};

}  // namespace queens
