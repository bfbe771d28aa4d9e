#pragma once

#include <cstdint>
#include <optional>

#include "core/event.hpp"
#include "core/program.hpp"
#include "playback/breakpoints.hpp"
#include "playback/rhythm.hpp"

namespace queens {

/// The part of a link about one search: which search, which position, and how it is played.
struct PlaybackState {
  VariantId variant = VariantId::flagArrays;
  Find find = Find::all;              ///< something that the variant `finds`
  Bug bug = Bug::none;                ///< something that its program which finds all can have, or a way
  RecordingRef recording = {};        ///< of a search that was recorded; then n is its
  int n = 8;                          ///< 1…32
  std::optional<std::uint64_t> step;  ///< a position; nothing: where the range begins
  bool play = false;
  double speed = 2;                     ///< steps per second; see `secondsInSight` for what stays longer
  StepSize stepSize = StepSize::event;  ///< what a step of play is
  std::optional<EventKind> until;       ///< play stops after an event of this kind
  std::optional<std::uint64_t> from;    ///< range that playing keeps to
  std::optional<std::uint64_t> to;
  Breakpoints breakpoints;  ///< where play ends besides
  bool loop = false;        ///< at the end of the range playing begins again at its start

  Program program() const {
    Program its(variant, find, bug);
    its.recording = recording;
    return its;
  }
  /// Makes it one of that program.
  void take(const Program& program) {
    variant = program.variant;
    find = program.find;
    bug = program.bug;
    recording = program.recording;
  }
  /// The position that it leads to.
  std::uint64_t start() const { return step.value_or(from.value_or(0)); }
  friend bool operator==(const PlaybackState&, const PlaybackState&) = default;
};

}  // namespace queens
