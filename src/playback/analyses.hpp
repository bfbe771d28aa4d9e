#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "playback/budget.hpp"
#include "timeline/follower.hpp"
#include "timeline/line_counts.hpp"
#include "timeline/outline.hpp"
#include "timeline/search_figures.hpp"
#include "timeline/search_tree.hpp"
#include "timeline/solution_list.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The end of a scale whose end is unknown: somewhat beyond a value. It moves in leaps, so that pictures on
/// this scale rarely change.
std::uint64_t beyond(std::uint64_t value);
/// The end of the scrubber: that of the search, or while it is unknown, somewhat beyond `furthest`.
std::uint64_t lineEnd(const Timeline& timeline);

/// A result about a search that can take longer than a frame. It is continued in every frame that needs it.
template <class Result>
struct Incremental {
  Result result;
  Pace pace;
  bool waiting = false;  ///< needed, and not complete yet

  /// Continues. @param attempt called with the result and a number of events; returns whether the result is
  /// complete, and otherwise has used these events up
  template <class Attempt>
  void goOn(Budget& time, Seconds most, const Attempt& attempt) {
    waiting =
        !time.work(pace, most, Pace::kLeast, [&](std::uint64_t allowance) -> std::optional<std::uint64_t> {
          if (attempt(result, allowance)) return std::nullopt;
          return allowance;
        });
  }
};

/// The parts of the screen that need an analysis of one search.
struct OnScreen {
  bool lineCounts = false;
  bool solutions = false;
  bool tree = false;
  std::size_t outlineColumns = 0;  ///< samples in the chart; 0: it is not shown
  std::size_t events = 0;          ///< past events in the log; 0: it is not shown
};

/// Results about a search that are computed while they are on the screen, a part in each frame.
class Analyses {
 public:
  /// Continues the results that are on the screen. @param place the position that the tree shows
  /// @param most time in this frame for each of them
  void update(const OnScreen& shown, const Timeline& timeline, const Moment& place, Budget& time,
              Seconds most);

  /// How often each line was executed up to the current position; nullptr while unknown.
  const LineCounts* lineCounts() const { return lineCounts_; }
  /// The solutions up to the furthest position.
  const SolutionList& solutions() const { return solutions_.result; }
  const SearchTree& tree() const { return tree_.result; }
  const Outline& outline() const { return outline_.result; }
  /// The positions that the outline shows: the chosen ones, or all.
  Outline::Range outlineRange(const Timeline& timeline) const;
  /// Chooses them; nullopt: all.
  void chooseRange(std::optional<Outline::Range> range) { range_ = range; }

  /// A result that was on the screen in the last frame is not complete.
  bool waiting() const;
  /// Nothing is on the screen until the next `update`.
  void stopWaiting();

 private:
  // Not inlined, because the first picture does not need them.
  [[gnu::noinline]] void countLines(const Timeline& timeline, Budget& time, Seconds most);
  [[gnu::noinline]] void gatherSolutions(const Timeline& timeline, Budget& time, Seconds most);
  [[gnu::noinline]] void growTree(const Timeline& timeline, const Moment& place, Budget& time, Seconds most);
  [[gnu::noinline]] void sample(const Timeline& timeline, std::size_t columns, Budget& time, Seconds most);

  Incremental<Follower<LineCounts>> lineCounter_;
  const LineCounts* lineCounts_ = nullptr;
  Incremental<SolutionList> solutions_;
  Incremental<Outline> outline_;
  std::optional<Outline::Range> range_;
  Incremental<SearchTree> tree_;
};

/// Counts the operations of a search, a part in each frame: going through each event takes longer than
/// skipping them.
class OperationMeter {
 public:
  /// Number of operations up to the current position; nullopt while unknown.
  std::optional<std::uint64_t> known(const Timeline& timeline) const {
    if (!last_ || last_->position != timeline.position()) return std::nullopt;
    return last_->operations;
  }
  /// Continues counting them. @return their number once it is known
  std::optional<std::uint64_t> count(const Timeline& timeline, Budget& time);
  /// Number of operations of the whole search; nullopt while unknown.
  std::optional<std::uint64_t> inAll() const { return inAll_; }
  /// Continues counting them once the end of the search is known.
  void countAll(const Timeline& timeline, Budget& time);
  /// Continues looking for the position that the search reaches with so many operations, for at most
  /// `allowance` events. @return that position once it is known
  std::optional<std::uint64_t> farthest(const Timeline& timeline, std::uint64_t operations,
                                        std::uint64_t allowance);

  /// `count` or `countAll` was called since `stopWaiting`, and the number is not known yet.
  bool waiting() const { return follower_.waiting || whole_.waiting; }
  void stopWaiting() { follower_.waiting = whole_.waiting = false; }
  /// Forgets the results about another search.
  void forget() {
    last_.reset();
    inAll_.reset();
  }

 private:
  using Figures = Follower<SearchFigures>;

  Incremental<Figures> follower_;
  std::optional<Figures::Reached> last_;
  // Beside the other one, because going to the end and back would take too long.
  Incremental<Figures> whole_;
  std::optional<std::uint64_t> inAll_;
};

}  // namespace queens
