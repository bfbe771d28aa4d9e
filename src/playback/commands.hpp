#pragma once

#include <cstdint>
#include <variant>

#include "core/program.hpp"
#include "core/tracer.hpp"
#include "playback/step_size.hpp"

namespace queens {

/// What can be asked of one search that is watched.
namespace ask {

struct ToStart {
  bool operator==(const ToStart&) const = default;
};
/// To the solution before the present position.
struct PreviousSolution {
  bool operator==(const PreviousSolution&) const = default;
};
/// Back, or on, by one step of the chosen size.
struct Back {
  bool operator==(const Back&) const = default;
};
/// Stops what is under way, be it playing or a long way to a position; else plays.
struct PlayOrPause {
  bool operator==(const PlayOrPause&) const = default;
};
struct Step {
  bool operator==(const Step&) const = default;
};
struct NextSolution {
  bool operator==(const NextSolution&) const = default;
};
/// To the next queen that is taken back.
struct NextBacktrack {
  bool operator==(const NextBacktrack&) const = default;
};
/// As in a debugger, over the call that begins with the queen just placed, to where it is taken back; where
/// none was just placed, one event on.
struct StepOver {
  bool operator==(const StepOver&) const = default;
};
/// As in a debugger, out of the call that tries the present row or column, to where it has returned.
struct StepOut {
  bool operator==(const StepOut&) const = default;
};
/// To where a call that has not returned began: the one that tries the queen after so many others.
struct ToCall {
  int depth = 0;  ///< 0…number of queens that stand; what is beyond becomes the last
  bool operator==(const ToCall&) const = default;
};
struct NextDeadEnd {
  bool operator==(const NextDeadEnd&) const = default;
};
/// To the furthest position that the reader has been at; from there to the end, where that is known.
struct ToLastSeen {
  bool operator==(const ToLastSeen&) const = default;
};
struct Seek {
  std::uint64_t position = 0;
  bool operator==(const Seek&) const = default;
};
/// Spreads some positions over the line of the whole search; all of them if `from` is not before `to`.
struct LookAt {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  bool operator==(const LookAt&) const = default;
};
/// On, or back, by one executed line of the program.
struct StepLine {
  bool operator==(const StepLine&) const = default;
};
struct BackLine {
  bool operator==(const BackLine&) const = default;
};
struct SetSpeed {
  double stepsPerSecond = 0;  ///< `kSlowest`…`kFastest`; what is beyond becomes the nearer end
  bool operator==(const SetSpeed&) const = default;
};
/// Twice, or half, as fast.
struct Faster {
  bool operator==(const Faster&) const = default;
};
struct Slower {
  bool operator==(const Slower&) const = default;
};
struct SetStepSize {
  StepSize stepSize = StepSize::event;
  bool operator==(const SetStepSize&) const = default;
};
/// Play is to stop after events of this kind, or at none.
struct StopAt {
  std::optional<EventKind> kind;
  bool operator==(const StopAt&) const = default;
};
/// Sets a stop at a line of the program or a square, or takes it away.
struct ToggleBreakpointAtLine {
  Label line = Label::base;
  bool operator==(const ToggleBreakpointAtLine&) const = default;
};
struct ToggleBreakpointAtSquare {
  Square square;
  bool operator==(const ToggleBreakpointAtSquare&) const = default;
};
/// Sets a stop at the line executed last, or takes it away.
struct ToggleBreakpointHere {
  bool operator==(const ToggleBreakpointHere&) const = default;
};
/// On to the next stop, or to the end.
struct ToNextBreakpoint {
  bool operator==(const ToNextBreakpoint&) const = default;
};
/// Another search that is right, with the same to find if it has such a program; the queens that stand stay
/// where they can.
struct ChooseVariant {
  VariantId variant = VariantId::flagArrays;
  bool operator==(const ChooseVariant&) const = default;
};
/// Another program of the search that is right, by what it finds, where there is one; the queens that stand
/// stay where they can.
struct ChooseFind {
  Find find = Find::all;
  bool operator==(const ChooseFind&) const = default;
};
/// The program of the search that finds all, written in another way; `none` is the usual one.
struct ChooseWay {
  Bug way = Bug::none;
  bool operator==(const ChooseWay&) const = default;
};
/// A board larger by so many squares per side, within 1…32; the queens that stand stay where they can.
struct Grow {
  int by = 1;
  bool operator==(const Grow&) const = default;
};
/// Begins the search anew and forgets what has been explored.
struct Reset {
  bool operator==(const Reset&) const = default;
};

}  // namespace ask

/// One wish that a `Session` fulfils.
using SessionCommand =
    std::variant<ask::ToStart, ask::PreviousSolution, ask::Back, ask::PlayOrPause, ask::Step,
                 ask::NextSolution, ask::NextBacktrack, ask::StepOver, ask::StepOut, ask::ToCall,
                 ask::NextDeadEnd, ask::ToLastSeen, ask::Seek, ask::LookAt, ask::StepLine, ask::BackLine,
                 ask::SetSpeed, ask::Faster, ask::Slower, ask::SetStepSize, ask::StopAt,
                 ask::ToggleBreakpointAtLine, ask::ToggleBreakpointAtSquare, ask::ToggleBreakpointHere,
                 ask::ToNextBreakpoint, ask::ChooseVariant, ask::ChooseFind, ask::ChooseWay, ask::Grow,
                 ask::Reset>;

/// Picks, for `std::visit`, the handler that takes a command's type.
template <class... Handlers>
struct Handle : Handlers... {
  using Handlers::operator()...;
};

}  // namespace queens
