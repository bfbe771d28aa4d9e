#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/counters.hpp"
#include "core/event.hpp"
#include "core/search.hpp"
#include "core/tracer.hpp"
#include "timeline/checkpoints.hpp"

namespace queens {

/// A search as a line of positions, with movement in both directions. A position is the number of events so
/// far: 0 is the empty board, `total()` the end. Events are not stored: any position is replayed from the
/// checkpoint before it, so memory does not grow with the search.
class Timeline {
 public:
  static constexpr std::uint64_t kUnlimited = ~std::uint64_t{0};

  /// The empty board at position 0.
  /// @param n squares per side, 1…32; anything else is the caller's error
  Timeline(Program program, int n);

  Program program() const { return now_.search.program(); }
  VariantId variant() const { return now_.search.variant(); }
  int n() const { return now_.search.n(); }

  std::uint64_t position() const { return now_.position; }
  /// Number of events of the complete search; nullopt until its end has been reached.
  std::optional<std::uint64_t> total() const { return total_; }
  /// The furthest position that is known, visited or adopted.
  std::uint64_t explored() const { return explored_; }
  /// The furthest position visited.
  std::uint64_t furthest() const { return furthest_; }
  bool atEnd() const { return now_.search.done(); }

  /// The event that led to the position; nullptr at 0.
  const Event* event() const { return event_ ? &*event_ : nullptr; }
  const Search& search() const { return now_.search; }
  const Counters& counters() const { return now_.counters; }
  /// The listing's lines executed for `event()`, in order; empty at 0.
  std::vector<TracedLine> lines() const;
  /// The lines that will be executed for the next event; empty at the end.
  std::vector<TracedLine> upcomingLines() const;
  /// The search as it was one event ago; nullptr at 0.
  const Search* previous() const { return before_ ? &*before_ : nullptr; }

  /// Advances by one event. @return false at the end
  bool step();
  /// Goes back by one event. @return false at 0
  bool back();
  /// Goes to any position, or to the end if that comes first, from the nearest checkpoint or the current
  /// position.
  /// @param allowance maximum number of events to replay before it pauses, at least one; call it again to
  ///   continue
  /// @return the position reached
  std::uint64_t seek(std::uint64_t target, std::uint64_t allowance = kUnlimited);

  /// Goes through events beyond all that are known, at most so many, and stays at its position.
  void explore(std::uint64_t events);

  /// Result of a run that may stop early because its allowance was used up.
  enum class Run { found, ended, paused };
  /// A condition on a search and its counters. Once it holds, it holds at every later position that matters.
  /// It does not hold at the start.
  using Condition = std::function<bool(const Search&, const Counters&)>;
  /// The condition that at least `nth` events of a kind have happened. @param nth from 1
  static Condition reached(EventKind kind, std::uint64_t nth);
  /// Goes to the first position, ahead or behind, at which a condition holds; to the end if it never does.
  /// Known parts of the search are skipped by their checkpoints.
  /// @param allowance maximum number of events to replay before it pauses; call it again to continue
  /// @param bound the position at which it pauses at the latest
  Run seekFirst(const Condition& holds, std::uint64_t allowance = kUnlimited,
                std::uint64_t bound = kUnlimited);
  /// The first position at which a condition holds, if it holds at the current one and at all positions
  /// between.
  std::uint64_t firstWith(const Condition& holds) const;
  /// `seekFirst` for the next event of a kind. If the search never has events of that kind (`emits`), it
  /// stays where it is and has ended.
  Run runTo(EventKind kind, std::uint64_t allowance = kUnlimited, std::uint64_t bound = kUnlimited);

  /// The results beyond a position, for `adopt` of a timeline that is explored up to that position.
  std::vector<std::byte> handOver(std::uint64_t after) const;
  /// Adopts the results that another timeline of the same search has handed over, as if they had been
  /// explored here. The position stays.
  /// @param bytes untrusted
  /// @return false, and nothing has changed, if they are incomplete, from another search or build, or begin
  ///   beyond the part known here
  bool adopt(std::span<const std::byte> bytes);

  /// The moment right after the nth event of a kind, from 1, which must have happened already.
  Moment momentOf(EventKind kind, std::uint64_t nth) const;
  /// Position of the k-th solution (from 1) up to the furthest position; nullopt beyond.
  std::optional<std::uint64_t> positionOfSolution(std::uint64_t k) const;
  /// Number of solutions before the position, not counting one that `event()` reports.
  std::uint64_t solutionsBefore() const;
  /// Number of solutions up to the furthest position.
  std::uint64_t solutionsExplored() const { return solutionsExplored_; }
  /// The solutions with numbers from+1 … from+count found up to the position, each as the places of its
  /// queens (columns of the rows, or rows of the columns for board-scan). If the program recorded no copies,
  /// they are as its list has them at the position.
  std::vector<std::vector<int>> solutions(std::uint64_t from, std::uint64_t count) const;

  /// The last events up to a visited position, at most `count`, oldest first; replayed from a checkpoint.
  std::vector<Event> eventsUpTo(std::uint64_t position, std::size_t count) const;
  /// The same up to the current position.
  std::vector<Event> recentEvents(std::size_t count) const { return eventsUpTo(now_.position, count); }
  /// The next events after the position, at most `count`, in order; computed each time, and not counted as
  /// explored.
  std::vector<Event> upcomingEvents(std::size_t count) const;

  const Checkpoints& checkpoints() const { return checkpoints_; }

 private:
  void startAt(std::uint64_t position);
  void skipTo(std::uint64_t target);
  void noteProgress();
  Moment beforeNth(EventKind kind, std::uint64_t nth) const;

  Moment now_;
  std::optional<Search> before_;  // the state one event ago; its next event is `event_`
  std::optional<Event> event_;
  std::uint64_t furthest_ = 0;
  std::uint64_t explored_ = 0;
  std::uint64_t solutionsExplored_ = 0;
  std::optional<std::uint64_t> total_;
  Checkpoints checkpoints_;
};

}  // namespace queens
