#include <algorithm>

#include "session/session.hpp"

namespace queens {

void Session::perform(const SessionCommand& command) {
  std::visit(Handle{
                 [this](ask::ToStart) { seek(0); },
                 [this](ask::PreviousSolution) {
                   const auto position = timeline_->positionOfSolution(timeline_->solutionsBefore());
                   if (position) seek(*position);
                 },
                 [this](ask::Back) {
                   pause();
                   if (timeline_->position() > 0) seek(timeline_->position() - 1);
                 },
                 [this](ask::PlayOrPause) { playing() || pursuing() ? pause() : play(); },
                 [this](ask::Step) { seek(timeline_->position() + 1); },
                 [this](ask::NextSolution) { runTo(EventKind::solution); },
                 [this](ask::NextBacktrack) { runTo(EventKind::remove); },
                 [this](ask::ToLastSeen) {
                   // From there it goes on to the end, where that is known.
                   const bool there = timeline_->position() >= lastSeen();
                   seek(there ? timeline_->total().value_or(lastSeen()) : lastSeen());
                 },
                 [this](ask::Seek to) { seek(to.position); },
                 [this](ask::StepLine) { stepLine(); },
                 [this](ask::BackLine) { backLine(); },
                 [this](ask::SetSpeed to) { player_.setSpeed(to.eventsPerSecond, clock_()); },
                 [this](ask::Faster) { player_.setSpeed(2 * speed(), clock_()); },
                 [this](ask::Slower) { player_.setSpeed(speed() / 2, clock_()); },
                 [this](ask::ChooseVariant chosen) { begin(chosen.variant, n()); },
                 [this](ask::Grow grown) { begin(variant(), std::clamp(n() + grown.by, 1, kMaxN)); },
                 [this](ask::Reset) {
                   timeline_.emplace(variant(), n());
                   begin(variant(), n());
                 },
             },
             command);
}

void Session::stepLine() {
  pause();
  const std::size_t count = timeline_->upcomingLines().size();
  if (count > 0 && linesAhead_ + 1 < count) {
    ++linesAhead_;
  } else {
    // The last line is the one that makes the event.
    seek(timeline_->position() + 1);
  }
}

void Session::backLine() {
  pause();
  if (linesAhead_ > 0) {
    --linesAhead_;
  } else if (timeline_->position() > 0) {
    const std::size_t count = timeline_->lines().size();
    seek(timeline_->position() - 1);
    linesAhead_ = count > 0 ? count - 1 : 0;
  }
}

}  // namespace queens
