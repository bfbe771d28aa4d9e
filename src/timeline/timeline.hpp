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

/// A search as a line of positions that one can move along in both directions. A position is the number of
/// events that have happened: 0 is the empty board, `total()` the end. Nothing is stored for an event: any
/// position is found again from the checkpoint before it, so that memory does not grow with the search.
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
  /// Number of events of the whole search; nothing while its end has not been reached.
  std::optional<std::uint64_t> total() const { return total_; }
  /// The furthest position that is known, gone to or adopted.
  std::uint64_t explored() const { return explored_; }
  /// The furthest position gone to.
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

  /// Goes on by one event. @return false at the end
  bool step();
  /// Goes back by one event. @return false at 0
  bool back();
  /// Goes to any position; beyond the end it stops at the end. From the nearest checkpoint on, or from here.
  /// @param allowance how many events may be gone through before it pauses on the way, at least one; it can
  ///   be called again to go on
  /// @return the position reached
  std::uint64_t seek(std::uint64_t target, std::uint64_t allowance = kUnlimited);

  /// Goes through events beyond all that are known, at most so many, and stays at its position.
  void explore(std::uint64_t events);

  /// Result of a run that may stop early because its allowance was used up.
  enum class Run { found, ended, paused };
  /// Something that, once it holds, holds at every later position that matters; told a search and its
  /// counters. It does not hold at the start.
  using Condition = std::function<bool(const Search&, const Counters&)>;
  /// Goes to the first position, ahead or behind, at which a condition holds; to the end if it never does.
  /// Known parts of the search are skipped by their checkpoints.
  /// @param allowance how many events may be gone through before it pauses; call it again to continue
  /// @param bound a position that it does not pass: it pauses there
  Run seekFirst(const Condition& holds, std::uint64_t allowance = kUnlimited,
                std::uint64_t bound = kUnlimited);
  /// The first position at which a condition holds that holds at the present one and has since then.
  std::uint64_t firstWith(const Condition& holds) const;
  /// `seekFirst` for the next event of a kind, or the nth one, from 1. If the search never has events of that
  /// kind (`emits`), it stays where it is and has ended.
  Run runTo(EventKind kind, std::uint64_t allowance = kUnlimited, std::uint64_t bound = kUnlimited);
  Run runToNth(EventKind kind, std::uint64_t nth, std::uint64_t allowance = kUnlimited,
               std::uint64_t bound = kUnlimited);

  /// Takes over what an `Exploration` of the same search has handed over, so that all of it is known as if it
  /// had been gone through here. The position stays.
  /// @param bytes may be anything
  /// @return false, and nothing has changed, if they are not whole, of another search or another build, or if
  ///   they begin beyond what is known here
  bool adopt(std::span<const std::byte> bytes);

  /// The moment right after the nth event of a kind, from 1; it has to have happened by now.
  Moment momentOf(EventKind kind, std::uint64_t nth) const;
  /// Position of the k-th solution (from 1) of those up to the furthest position; nothing beyond them.
  std::optional<std::uint64_t> positionOfSolution(std::uint64_t k) const;
  /// Number of solutions before the position, not counting one that `event()` reports.
  std::uint64_t solutionsBefore() const;
  /// Number of solutions up to the furthest position.
  std::uint64_t solutionsExplored() const { return solutionsExplored_; }
  /// The solutions with numbers from+1 … from+count found up to the position, each as the places of its
  /// queens (columns of the rows, or rows of the columns for board-scan); as the program has them in its list
  /// by now, where it has recorded no copies.
  std::vector<std::vector<int>> solutions(std::uint64_t from, std::uint64_t count) const;

  /// The last events up to a position gone to, at most `count`, oldest first; replayed from a checkpoint.
  std::vector<Event> eventsUpTo(std::uint64_t position, std::size_t count) const;
  /// The same up to the present position.
  std::vector<Event> recentEvents(std::size_t count) const { return eventsUpTo(now_.position, count); }
  /// The next events after the position, at most `count`, in order; gone through anew, so that nothing of
  /// them counts as explored.
  std::vector<Event> upcomingEvents(std::size_t count) const;

  const Checkpoints& checkpoints() const { return checkpoints_; }

 private:
  void startAt(std::uint64_t position);
  void skipTo(std::uint64_t target);
  void noteProgress();
  Moment before(const Condition& holds, std::uint64_t known) const;
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
