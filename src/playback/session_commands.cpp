#include <algorithm>

#include "playback/session.hpp"

namespace queens {

void Session::perform(const SessionCommand& command) {
  std::visit(Handle{
                 [this](ask::ToStart) { seek(0); },
                 [this](ask::PreviousSolution) {
                   const auto position = timeline_->positionOfSolution(timeline_->solutionsBefore());
                   if (position) seek(*position);
                 },
                 [this](ask::Back) { stepBy(&Player::back); },
                 [this](ask::PlayOrPause) { moving() ? pause() : play(); },
                 [this](ask::Step) { stepBy(&Player::step); },
                 [this](ask::NextSolution) { runTo(EventKind::solution); },
                 [this](ask::NextBacktrack) { runTo(EventKind::remove); },
                 [this](ask::StepOver) {
                   const Event* event = timeline_->event();
                   if (event && event->kind == EventKind::place)
                     go(stepOver(*timeline_));
                   else
                     seek(timeline_->position() + 1);
                 },
                 [this](ask::StepOut) { go(stepOut(*timeline_)); },
                 [this](ask::ToCall call) {
                   const int standing = static_cast<int>(timeline_->search().places().size());
                   seek(entryOf(*timeline_, std::clamp(call.depth, 0, standing)) + 1);
                 },
                 [this](ask::NextDeadEnd) { go(nextDeadEnd(*timeline_)); },
                 [this](ask::ToLastSeen) {
                   // From there it goes on to the end, where that is known.
                   const std::uint64_t seen = timeline_->furthest();
                   seek(timeline_->position() < seen ? seen : timeline_->total().value_or(seen));
                 },
                 [this](ask::Seek to) { seek(to.position); },
                 [this](ask::LookAt at) {
                   std::optional<Outline::Range> range;
                   if (at.from < at.to) range = {at.from, std::min(at.to, lineEnd())};
                   analyses_.lookAt(range);
                 },
                 [this](ask::StepLine) { stepBy(&Player::stepLine); },
                 [this](ask::BackLine) { stepBy(&Player::backLine); },
                 [this](ask::SetSpeed to) { player_.setSpeed(to.stepsPerSecond, time_->now()); },
                 [this](ask::SetStepSize to) { player_.setStepSize(to.stepSize); },
                 [this](ask::StopAt at) {
                   plan_.until = at.kind;
                   player_.setUntil(at.kind);
                 },
                 [this](ask::ToggleBreakpointAtLine at) {
                   plan_.breakpoints.toggle(at.line);
                   player_.setBreakpoints(plan_.breakpoints);
                 },
                 [this](ask::ToggleBreakpointAtSquare at) {
                   plan_.breakpoints.toggle(at.square);
                   player_.setBreakpoints(plan_.breakpoints);
                 },
                 [this](ask::ToggleBreakpointHere) {
                   const std::vector<TracedLine> executed = lines();
                   if (!executed.empty()) perform(ask::ToggleBreakpointAtLine{executed.back().label});
                 },
                 [this](ask::ToNextBreakpoint) {
                   if (!plan_.breakpoints.empty()) go(goal::NextBreakpoint{});
                 },
                 [this](ask::Faster) { player_.setSpeed(2 * speed(), time_->now()); },
                 [this](ask::Slower) { player_.setSpeed(speed() / 2, time_->now()); },
                 [this](ask::ChooseVariant chosen) {
                   change(programThatFinds(program().find, chosen.variant), n());
                 },
                 [this](ask::ChooseFind chosen) { change(programThatFinds(chosen.find, variant()), n()); },
                 [this](ask::ChooseWay chosen) {
                   change({variant(), Find::all, chosen.way}, n());
                 },
                 [this](ask::Grow grown) {
                   // What was recorded is of one board.
                   if (!program().recording) change(program(), std::clamp(n() + grown.by, 1, kMaxN));
                 },
                 [this](ask::Reset) {
                   timeline_.emplace(program(), n());
                   begin(program(), n());
                 },
             },
             command);
}

}  // namespace queens
