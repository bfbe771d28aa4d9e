#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "core/event.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"
#include "playback/permissions.hpp"
#include "playback/rhythm.hpp"

namespace queens {

/// Commands to a search that need no further data.
enum class SearchAction : std::uint8_t {
  toStart,
  toLastSeen,        ///< to the furthest position reached; from there to the end, if it is known
  previousSolution,  ///< to the solution before the current position
  nextSolution,
  nextBacktrack,  ///< to the next removal of a queen
  nextDeadEnd,
  stepOut,   ///< out of the call that tries the current row or column, as in a debugger
  step,      ///< one step of the chosen size forward
  stepLine,  ///< one executed line forward
  stepOver,  ///< to the removal of the queen just placed; one event forward if none was just placed
  back,
  backLine,
  playOrPause,  ///< stops play or a pending seek; plays if nothing moves
  play,
  pause,
  toNextBreakpoint,  ///< to the end if there is none
  faster,            ///< twice as fast
  slower,
  toggleBreakpoint,  ///< at the line executed last
  reset              ///< restarts the search and forgets everything explored
};

constexpr Permission permissionOf(SearchAction action) {
  switch (action) {
    case SearchAction::toStart:
    case SearchAction::toLastSeen:
    case SearchAction::nextBacktrack:
    case SearchAction::nextDeadEnd:
    case SearchAction::reset:
      return Permission::seek;
    case SearchAction::previousSolution:
    case SearchAction::nextSolution:
      return Permission::solutions;
    case SearchAction::step:
    case SearchAction::stepLine:
    case SearchAction::stepOver:
    case SearchAction::stepOut:
      return Permission::step;
    case SearchAction::back:
    case SearchAction::backLine:
      return Permission::back;
    case SearchAction::playOrPause:
    case SearchAction::play:
    case SearchAction::pause:
    case SearchAction::toNextBreakpoint:
      return Permission::play;
    case SearchAction::faster:
    case SearchAction::slower:
      return Permission::speed;
    case SearchAction::toggleBreakpoint:
      break;
  }
  return Permission::stops;
}

/// The other commands, with their data and the permission that each needs.
namespace ask {

/// To the place where an unfinished call began.
struct ToCall {
  int depth = 0;  ///< number of queens placed before that call; clamped to 0…number of standing queens
  static constexpr auto permission = Permission::seek;
};
struct Seek {
  std::uint64_t position = 0;
  static constexpr auto permission = Permission::seek;
};
/// To the next event of a kind, or the end.
struct RunTo {
  EventKind kind = EventKind::solution;
  static constexpr auto permission = Permission::seek;
};
/// Shows only these positions in the chart; all of them if `from` is not before `to`.
struct LookAt {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  static constexpr std::optional<Permission> permission = std::nullopt;
};
struct SetSpeed {
  double stepsPerSecond = 0;  ///< clamped to `kSlowest`…`kFastest`
  static constexpr auto permission = Permission::speed;
};
struct SetStepSize {
  StepSize stepSize = StepSize::event;
  static constexpr auto permission = Permission::grain;
};
/// Makes play stop after events of this kind; nullopt: after none.
struct StopAt {
  std::optional<EventKind> kind;
  static constexpr auto permission = Permission::stops;
};
struct ToggleBreakpointAtLine {
  Label line = Label::base;
  static constexpr auto permission = Permission::stops;
};
struct ToggleBreakpointAtSquare {
  Square square;
  static constexpr auto permission = Permission::stops;
};
/// Changes to the correct program of another search. Its goal (`find`) stays if it has such a program. The
/// queens stay where they can.
struct ChooseVariant {
  VariantId variant = VariantId::flagArrays;
  static constexpr auto permission = Permission::variant;
};
/// Changes to the correct program of the search with another goal, if there is one. The queens stay where
/// they can.
struct ChooseFind {
  Find find = Find::all;
  static constexpr auto permission = Permission::variant;
};
/// Changes to another version of the program that finds all; `none` is the usual one.
struct ChooseWay {
  Bug way = Bug::none;
  static constexpr auto permission = Permission::variant;
};
/// Starts a search that moves queens again, with another seed.
struct ChooseSeed {
  std::uint16_t seed = 1;
  static constexpr auto permission = Permission::variant;
};
/// Makes the board larger by so many squares per side, within 1…32. The queens stay where they can.
struct Grow {
  int by = 1;
  static constexpr auto permission = Permission::n;
};

}  // namespace ask

/// A command to a `Session`.
using SessionCommand =
    std::variant<SearchAction, ask::ToCall, ask::Seek, ask::RunTo, ask::LookAt, ask::SetSpeed,
                 ask::SetStepSize, ask::StopAt, ask::ToggleBreakpointAtLine, ask::ToggleBreakpointAtSquare,
                 ask::ChooseVariant, ask::ChooseFind, ask::ChooseWay, ask::ChooseSeed, ask::Grow>;

/// Picks, for `std::visit`, the handler for the type of the alternative.
template <class... Handlers>
struct Handle : Handlers... {
  using Handlers::operator()...;
};

/// The permission that a command needs; nullopt if it is always allowed.
inline std::optional<Permission> permissionOf(const SessionCommand& command) {
  return std::visit(
      Handle{[](SearchAction action) -> std::optional<Permission> { return permissionOf(action); },
             [](const auto& data) -> std::optional<Permission> { return data.permission; }},
      command);
}

}  // namespace queens
