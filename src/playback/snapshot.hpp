#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/tracer.hpp"
#include "playback/analyses.hpp"
#include "playback/breakpoints.hpp"
#include "playback/rhythm.hpp"
#include "timeline/heat.hpp"
#include "timeline/line_shades.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// A position of a search, with the event that led there.
struct ShownPosition : Moment {
  std::optional<Search> before;    ///< the search one event ago; nullopt at 0
  std::optional<Event> lastEvent;  ///< nullopt at 0

  const Search* previous() const { return before ? &*before : nullptr; }
  const Event* event() const { return lastEvent ? &*lastEvent : nullptr; }
};

/// The parts of the page that a new student is shown, one after the other.
enum class FirstParts : std::uint8_t {
  picture,   ///< board, explanation and search tree
  program,   ///< the program too, from the first dead end on
  variables  ///< everything, from the first removal on
};

/// Everything that a frame shows of one search. All of it belongs to the same moment, so that the numbers on
/// the screen agree.
struct Snapshot {
  Program program;
  int n;
  const Timeline& timeline;  ///< to look up other positions
  const Analyses& analyses;
  ShownPosition now;
  /// While events pass too quickly to be followed: a recent position, which changes at most four times a
  /// second.
  std::optional<ShownPosition> calm;
  const std::vector<Event>* recalled;  ///< the events before `calm`, as far as the log needs them

  bool playing;
  bool pursuing;  ///< a seek takes more than one frame
  double speed;   ///< steps per second
  StepSize stepSize;
  std::optional<EventKind> until;  ///< play stops after events of this kind
  Breakpoints breakpoints;
  bool showsFirst;                       ///< play has the pace of `FirstShow`
  bool restsInFirst;                     ///< and waits at the current event
  std::optional<FirstParts> firstParts;  ///< nullopt unless this search is a new student's first

  bool followable;  ///< single events can be read
  bool fast;        ///< single events cannot even be seen
  float progress;   ///< of the animation of the last event, 0…1
  std::vector<TracedLine>
      lines;               ///< executed for the last event, or line by line for the next; if followable
  std::size_t linesAhead;  ///< executed lines of the next event
  std::uint64_t end;       ///< of the scrubber; see `lineEnd`
  std::optional<std::uint64_t> operations;       ///< up to the position; nullopt while they are not counted
  std::optional<std::uint64_t> operationsInAll;  ///< of the whole search; nullopt while they are not counted

  std::vector<int> latestSolution;  ///< in fast play and at the end; as `Timeline::solutions` has it
  std::uint64_t latestNumber;       ///< its number, from 1; 0: there is none
  LineShades shades;                ///< how often each line runs, in fast play
  std::optional<HeatMap> heat;      ///< where queens stood recently, if `fast`

  VariantId variant() const { return program.variant; }
  bool moving() const { return playing || pursuing; }
  /// The length of its track in a race, in operations; somewhat beyond those done while it is unknown.
  std::uint64_t track() const { return operationsInAll.value_or(beyond(operations.value_or(0))); }
  /// The position that can be read without haste.
  const ShownPosition& readable() const { return calm ? *calm : now; }
  /// The position on board and counter.
  const ShownPosition& onBoard() const { return fast ? readable() : now; }
  /// A solution as the program's list has it at `readable`: as it was found, or, if the program recorded no
  /// copy, as that board is now. @param index of a solution found up to that position
  std::span<const std::int8_t> recorded(std::size_t index) const {
    if (program.bug == Bug::recordWithoutCopy) return readable().search.places();
    return analyses.solutions().places(index);
  }
};

}  // namespace queens
