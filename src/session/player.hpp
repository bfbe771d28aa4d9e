#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "session/itinerary.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Seconds from any fixed moment on.
using Seconds = double;

/// Turns passing time into positions of a timeline. It holds no clock: time is handed to it, so that tests
/// and pictures can stop it.
class Player {
 public:
  bool playing() const { return playing_; }
  double speed() const { return speed_; }
  /// Something is being gone to that took more than one slice.
  bool pursuing() const { return target_ || kind_; }

  /// Plays from now on; the first event comes after a beat of at most 0.3 s.
  void play(Seconds now);
  /// Stops playing, and going to what is not reached yet.
  void pause();
  /// @param eventsPerSecond `kSlowest`…`kFastest`; the fastest is as fast as the machine goes
  void setSpeed(double eventsPerSecond, Seconds now);
  /// Playing stops after an event of this kind.
  void setUntil(std::optional<EventKind> kind) { until_ = kind; }
  /// Playing keeps to positions from…to; at the end it stops, or begins again if it loops.
  void setRange(std::optional<std::uint64_t> from, std::optional<std::uint64_t> to, bool loop);

  /// Whether nothing is left to play: the search or the range has ended.
  bool atEnd(const Timeline& timeline) const;

  /// Goes to a position, however far; long ways are gone in slices by `advance`.
  void pursue(std::uint64_t position);
  /// Goes on to the next event of a kind, or to the end.
  void pursue(EventKind kind);

  /// Moves the timeline as far as it should have got by `now`, for at most one slice of time.
  /// @param clock tells the time while it works
  /// @param heat counts the placements on the way; on a way to a kind of event, the queens seen standing now
  ///   and then
  void advance(Timeline& timeline, Seconds now, const std::function<Seconds()>& clock, HeatMap* heat);

  /// When `advance` has something to do again: in the past or now if at once, nothing if never.
  std::optional<Seconds> nextDue() const;

 private:
  void playOn(Timeline& timeline, Seconds now, Seconds deadline, const std::function<Seconds()>& clock,
              HeatMap* heat);

  bool playing_ = false;
  double speed_ = 2;
  Seconds due_ = 0;  // when the next event is to happen
  std::optional<EventKind> until_;
  std::optional<std::uint64_t> from_, to_;
  bool loop_ = false;
  std::optional<std::uint64_t> target_;
  std::optional<EventKind> kind_;
};

}  // namespace queens
