#pragma once

#include <cstdint>
#include <optional>

#include "playback/breakpoints.hpp"
#include "playback/budget.hpp"
#include "playback/first_show.hpp"
#include "playback/goal.hpp"
#include "playback/operation_meter.hpp"
#include "playback/playback_state.hpp"
#include "playback/rhythm.hpp"
#include "timeline/heat.hpp"
#include "timeline/pace.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Turns passing time into positions of a timeline. It holds no clock: time is handed to it, so that tests
/// and pictures can stop it.
class Player {
 public:
  bool playing() const { return playing_; }
  double speed() const { return speed_; }
  /// Something is being gone to that took more than one slice.
  bool pursuing() const { return goal_.has_value(); }
  /// Lines of the next event that are already executed, when going line by line; 0 otherwise.
  std::size_t linesAhead() const { return linesAhead_; }
  /// Whether the last `advance` made one step of play, so that it can be seen on its own.
  bool steppedOnce() const { return steps_ == 1; }
  /// How long an event that play has arrived at stays in sight.
  Seconds inSight(const Event& event) const { return secondsInSight(stepSize_, event, speed_); }

  /// Plays from now on; the first step comes after a beat of at most 0.3 s.
  void play(Seconds now);
  /// Stops playing, and going to what is not reached yet.
  void pause();
  /// @param stepsPerSecond `kSlowest`…`kFastest`; the fastest is as fast as the machine goes
  void setSpeed(double stepsPerSecond, Seconds now);
  StepSize stepSize() const { return stepSize_; }
  void setStepSize(StepSize stepSize) { stepSize_ = stepSize; }
  /// Playing stops after an event of this kind.
  void setUntil(std::optional<EventKind> kind) { until_ = kind; }
  /// From now on, until a first solution has been seen, play is for somebody who has never seen a search; or
  /// no longer.
  void showFirst(bool wanted) { show_ = wanted ? std::optional(FirstShow()) : std::nullopt; }
  bool showsFirst() const { return show_ && !show_->over(); }
  /// Whether play rests there for that, until it is asked to go on.
  bool restsAt(std::uint64_t position) const { return show_ && !playing_ && show_->restedAt() == position; }
  /// Playing stops at these too.
  void setBreakpoints(const Breakpoints& breakpoints);
  /// Playing keeps to positions from…to; at the end it stops, or begins again if it loops.
  void setRange(std::optional<std::uint64_t> from, std::optional<std::uint64_t> to, bool loop);

  /// Whether nothing is left to play: the search or the range has ended.
  bool atEnd(const Timeline& timeline) const;

  /// Stops playing and goes to a place, however far; a long way is gone in slices by `advance`.
  void go(Goal goal);
  /// Counts the operations of the search.
  OperationMeter& meter() { return meter_; }
  const OperationMeter& meter() const { return meter_; }
  /// Stops playing and goes on, or back, by one step of its size; a step forward also ends at a stop.
  void step(Timeline& timeline);
  void back(Timeline& timeline);
  /// Stops playing and goes on, or back, by one executed line of the program.
  void stepLine(Timeline& timeline);
  void backLine(Timeline& timeline);

  /// Moves the timeline as far as it should have got by now. What is known of the search is passed by its
  /// checkpoints. Time that went by without a call, in which nothing was seen, is not made up for: it goes on
  /// where it was.
  /// @param share how much of the frame's time it may take
  /// @param heat fades with the time since the last call, and is warmed where queens stand after each part of
  ///   the way; nullptr where it is not shown
  /// @param most events that playing passes at most
  void advance(Timeline& timeline, Budget& time, Seconds share, Heat* heat,
               std::uint64_t most = Timeline::kUnlimited);

  /// When `advance` has something to do again: in the past or now if at once, nothing if never.
  std::optional<Seconds> nextDue() const;

 private:
  // How a part of a way ended.
  enum class Way { goesOn, ends };

  bool isDue(Seconds now) const { return pursuing() || (playing_ && (unlimited() || due_ <= now)); }
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
  // Playing goes no farther in one `advance`.
  std::uint64_t farthest_ = Timeline::kUnlimited;
  std::optional<std::uint64_t> from_, to_;
  bool loop_ = false;
  std::optional<Goal> goal_;
  OperationMeter meter_;
};

}  // namespace queens
