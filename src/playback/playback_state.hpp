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
  Find find = Find::all;        ///< a goal that the variant `finds`
  Bug bug = Bug::none;          ///< a fault or version that its program which finds all solutions can have
  RecordingRef recording = {};  ///< of a recorded search, whose size is n
  std::uint16_t seed = 1;       ///< 1…65535; only searches that move queens use it
  Given given = {};  ///< on that board, without a clash; only the version `given` and recordings use them
  int n = 8;         ///< 1…32
  std::optional<std::uint64_t> step;  ///< a position; nullopt: the start of the range
  bool play = false;
  double speed = 2;  ///< steps per second; see `secondsInSight` for events that stay longer
  StepSize stepSize = StepSize::event;  ///< the size of one step of play
  std::optional<EventKind> until;       ///< play stops after an event of this kind
  std::optional<std::uint64_t> from;    ///< the range of play
  std::optional<std::uint64_t> to;
  Breakpoints breakpoints;  ///< additional places where play stops
  bool loop = false;        ///< at the end of the range, play starts again at its start

  Program program() const {
    Program its(variant, find, bug);
    its.recording = recording;
    if (info(variant).movesQueens) its.seed = seed;
    if (bug == Bug::given || recording) its.given = given;
    return its;
  }
  /// Selects that program.
  void take(const Program& program) {
    variant = program.variant;
    find = program.find;
    bug = program.bug;
    recording = program.recording;
    if (info(variant).movesQueens) seed = program.seed;
    if (bug == Bug::given || recording) given = program.given;
  }
  /// The position that it shows.
  std::uint64_t start() const { return step.value_or(from.value_or(0)); }
  friend bool operator==(const PlaybackState&, const PlaybackState&) = default;
};

}  // namespace queens
