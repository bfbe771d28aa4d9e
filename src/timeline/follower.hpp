#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <type_traits>

#include "core/search.hpp"
#include "timeline/milestones.hpp"

namespace queens {

/// Statistics of a search from its start to a position. They are computed beside the timeline, and only while
/// they are on the screen, because observing every line is slower than searching without. Marks along the way
/// bound the length of the replay after a step back.
/// @tparam Figures a value without allocations, constructed as `Figures(program, n)` if possible, otherwise
///   as `Figures()`. It is called as `figures(label, square)` for each executed line, like a tracer, and as
///   `figures(event)` for each event after its lines
template <class Figures>
class Follower {
 public:
  /// Continues towards a position of a search, for at most `allowance` events; starts again if it is another
  /// search.
  /// @return the statistics once they belong to the position, else nullptr; always nullptr beyond the end
  const Figures* at(Program program, int n, std::uint64_t position, std::uint64_t allowance) {
    begin(program, n);
    const Mark& nearest = marks_->before(position);
    if (position < now_->position || nearest.position > now_->position) now_ = nearest;
    for (; now_->position < position && allowance > 0 && !now_->search.done(); --allowance) goOn();
    return now_->position == position ? &now_->figures : nullptr;
  }

  /// A position of a search, and the number of operations before it.
  struct Reached {
    std::uint64_t position;
    std::uint64_t operations;
  };
  /// Continues to the furthest position that a search reaches with a number of operations, which may be its
  /// end. Needs figures that count operations, as `operations()` and `operationsBefore()`.
  /// @return that position once it is known, otherwise nullopt
  std::optional<Reached> farthest(Program program, int n, std::uint64_t operations, std::uint64_t allowance) {
    begin(program, n);
    // It may stand one event too far: only that event tells that the one before it is the last.
    const auto tooFar = [operations](const Mark& mark) { return mark.figures.operations() > operations; };
    const auto known = [&] {
      return now_->figures.operationsBefore() <= operations && (tooFar(*now_) || now_->search.done());
    };
    if (!known()) {
      const auto beyond = std::find_if(marks_->all().begin() + 1, marks_->all().end(), tooFar);
      const Mark& nearest = *std::prev(beyond);
      if (tooFar(*now_) || nearest.position > now_->position) now_ = nearest;
    }
    for (; !known() && allowance > 0; --allowance) goOn();
    if (!known()) return std::nullopt;
    if (tooFar(*now_)) return Reached{now_->position - 1, now_->figures.operationsBefore()};
    return Reached{now_->position, now_->figures.operations()};
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

  void begin(Program program, int n) {
    if (now_ && now_->search.program() == program && now_->search.n() == n) return;
    now_.emplace(Mark{Search(program, n), 0, none(program, n)});
    marks_.emplace(*now_);
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
