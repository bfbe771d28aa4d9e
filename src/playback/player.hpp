#pragma once

#include <cstdint>
#include <optional>

#include "playback/analyses.hpp"
#include "playback/breakpoints.hpp"
#include "playback/budget.hpp"
#include "playback/goal.hpp"
#include "playback/playback_state.hpp"
#include "playback/rhythm.hpp"
#include "timeline/heat.hpp"
#include "timeline/pace.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Turns passing time into positions of a timeline. The time is passed in, so that tests and pictures can
/// stop it.
class Player {
 public:
  bool playing() const { return playing_; }
  double speed() const { return speed_; }
  /// A seek takes more than one frame.
  bool pursuing() const { return goal_.has_value(); }
  /// Lines of the next event that are already executed, when going line by line; 0 otherwise.
  std::size_t linesAhead() const { return linesAhead_; }
  /// The last `advance` made exactly one step of play, which can be animated.
  bool steppedOnce() const { return steps_ == 1; }
  /// How long play stays at an event.
  Seconds inSight(const Event& event) const { return secondsInSight(stepSize_, event, speed_); }

  /// Plays from now on; the first step comes after a beat of at most 0.3 s.
  void play(Seconds now);
  /// Stops play and any seek.
  void pause();
  /// Suspends play without ending it, for example while something covers the board. Seeks continue.
  void hold(bool held, Seconds now);
  /// @param stepsPerSecond `kSlowest`…`kFastest`; the fastest is as fast as the machine goes
  void setSpeed(double stepsPerSecond, Seconds now);
  StepSize stepSize() const { return stepSize_; }
  void setStepSize(StepSize stepSize) { stepSize_ = stepSize; }
  /// Play stops after an event of this kind.
  void setUntil(std::optional<EventKind> kind) { until_ = kind; }
  /// Switches the pace of `FirstShow` on or off. It ends with the first solution.
  void showFirst(bool wanted) { show_ = wanted ? std::optional(FirstShow()) : std::nullopt; }
  bool showsFirst() const { return show_ && !show_->over(); }
  /// Whether play with that pace rests at a position until it is told to continue.
  bool restsAt(std::uint64_t position) const { return show_ && !playing_ && show_->restedAt() == position; }
  /// Sets further places where play stops.
  void setBreakpoints(const Breakpoints& breakpoints);
  /// Limits play to a range; at its end it stops, or starts again if it loops.
  void setRange(std::optional<std::uint64_t> from, std::optional<std::uint64_t> to, bool loop);

  /// Whether the end of the search or of the range has been reached.
  bool atEnd(const Timeline& timeline) const;

  /// Stops play and goes to a goal; `advance` continues a long seek in parts.
  void go(Goal goal);
  /// Counts the operations of the search.
  OperationMeter& meter() { return meter_; }
  const OperationMeter& meter() const { return meter_; }
  /// Stops play and moves by one step of the current size; forward, it also stops at a breakpoint.
  void step(Timeline& timeline);
  void back(Timeline& timeline);
  /// Stops play and moves by one executed line.
  void stepLine(Timeline& timeline);
  void backLine(Timeline& timeline);

  /// Advances the timeline to the current time. Skips explored parts by their checkpoints. Does not catch up
  /// on time without calls, in which nothing could be seen.
  /// @param share time in this frame
  /// @param heat fades with time and warms under queens; nullptr if it is not shown
  /// @param most events that play passes at most
  void advance(Timeline& timeline, Budget& time, Seconds share, Heat* heat,
               std::uint64_t most = Timeline::kUnlimited);

  /// The time at which `advance` has to be called again: now or in the past for at once; nullopt for never.
  std::optional<Seconds> nextDue() const;

 private:
  // The result of a part of the way.
  enum class Way { goesOn, ends };

  bool goesOn() const { return playing_ && !held_; }
  bool isDue(Seconds now) const { return pursuing() || (goesOn() && (unlimited() || due_ <= now)); }
  Way pursue(Timeline& timeline, std::uint64_t allowance);
  bool arrives(const goal::NextBreakpoint&, Timeline& timeline, std::uint64_t allowance);
  bool arrives(const goal::Operations& goal, Timeline& timeline, std::uint64_t allowance);
  Way playOn(Timeline& timeline, Seconds now, std::uint64_t allowance);
  void playStep(Timeline& timeline);
  void playEvents(Timeline& timeline, Seconds now, std::uint64_t allowance);
  void playPast(Timeline& timeline, std::uint64_t bound, std::uint64_t allowance);
  void goOnByLine(Timeline& timeline);
  bool goOnWatching(Timeline& timeline);
  bool watchPast(Timeline& timeline, std::uint64_t bound, std::uint64_t allowance);
  bool isAtBreakpoint(const Timeline& timeline) const;
  double eventsPerStep(const Timeline& timeline) const;
  void leap(Timeline& timeline, Seconds elapsed) const;
  bool unlimited() const { return speed_ >= kFastest; }

  bool playing_ = false;
  bool held_ = false;
  double speed_ = 2;
  StepSize stepSize_ = StepSize::event;
  std::uint64_t steps_ = 0;  // of play in the last `advance`
  std::size_t linesAhead_ = 0;
  Seconds due_ = 0;   // when the next step is to happen
  Seconds seen_ = 0;  // when `advance` was called last
  Pace pace_;
  std::optional<EventKind> until_;
  Breakpoints breakpoints_;
  std::optional<FirstShow> show_;
  // Play does not go beyond this in one `advance`.
  std::uint64_t farthest_ = Timeline::kUnlimited;
  std::optional<std::uint64_t> from_, to_;
  bool loop_ = false;
  std::optional<Goal> goal_;
  OperationMeter meter_;
};

}  // namespace queens
