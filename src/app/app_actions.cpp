#include <algorithm>

#include "app/app.hpp"
#include "app/keys.hpp"
#include "text/tour.hpp"

namespace queens {

bool App::key(std::string_view key, bool shift) {
  if (key == "Escape" && (help_ || !remarks_.empty())) {
    if (!std::exchange(help_, false)) remarks_.clear();
    return true;
  }
  const auto command = commandForKey(key, shift, model());
  if (command) perform(*command);
  return command.has_value();
}

void App::perform(const Command& command) {
  const auto value = static_cast<std::uint64_t>(std::max(command.value, 0.0));
  // A window that opens is measured in one frame and shown in the next.
  settle();
  switch (command.action) {
    case Action::first:
      seek(0);
      break;
    case Action::previousSolution:
      if (const auto position = timeline_->positionOfSolution(timeline_->solutionsBefore())) seek(*position);
      break;
    case Action::back:
      pause();
      if (timeline_->position() > 0) seek(timeline_->position() - 1);
      break;
    case Action::playOrPause:
      player_.playing() ? pause() : play();
      break;
    case Action::step:
      seek(timeline_->position() + 1);
      break;
    case Action::nextSolution:
      runTo(EventKind::solution);
      break;
    case Action::nextBacktrack:
      runTo(EventKind::remove);
      break;
    case Action::last:
      seek(timeline_->furthest());
      break;
    case Action::seek:
      seek(value);
      break;
    case Action::setSpeed:
      player_.setSpeed(command.value, clock_());
      break;
    case Action::setVariant:
      begin(static_cast<VariantId>(value), timeline_->n());
      break;
    case Action::setN:
      begin(timeline_->variant(), static_cast<int>(value));
      break;
    case Action::reset: {
      const VariantId variant = timeline_->variant();
      const int n = timeline_->n();
      timeline_.emplace(variant, n);
      begin(variant, n);
      break;
    }
    case Action::setTheme:
      address_.theme = static_cast<Theme>(value);
      break;
    case Action::setTour:
      goToStop(static_cast<int>(value));
      break;
    case Action::chooseCount:
      counting_.choose(static_cast<int>(value));
      break;
    case Action::startCount:
      counting_.start();
      break;
    case Action::cancelCount:
      counting_.cancel();
      break;
    case Action::explainCount:
      explanationWished_ = true;
      break;
    case Action::setTab:
      tab_ = static_cast<Tabs>(value);
      if (tab_ == Tabs::count) counting_.calibrate();
      break;
    case Action::setCode:
      address_.code = static_cast<ProgramLanguage>(value);
      break;
    case Action::setLanguage:
      address_.language = static_cast<Language>(value);
      break;
    case Action::stepLine:
      stepLine();
      break;
    case Action::backLine:
      backLine();
      break;
    case Action::toggleLineCounts:
      countsLines_ = !countsLines_;
      break;
    case Action::toggleHelp:
      help_ = !help_;
      break;
    case Action::closeNotice:
      remarks_.clear();
      break;
  }
}

void App::stepLine() {
  pause();
  const std::size_t count = timeline_->upcomingLines().size();
  if (count > 0 && linesAhead_ + 1 < count) {
    ++linesAhead_;
  } else {
    // The last line is the one that makes the event.
    seek(timeline_->position() + 1);
  }
}

void App::backLine() {
  pause();
  if (linesAhead_ > 0) {
    --linesAhead_;
  } else if (timeline_->position() > 0) {
    const std::size_t count = timeline_->lines().size();
    seek(timeline_->position() - 1);
    linesAhead_ = count > 0 ? count - 1 : 0;
  }
}

void App::tellCounting(const std::function<void(Counting&)>& news) {
  news(counting_);
  // A table that has grown is measured in one frame and drawn in the next.
  settle();
}

void App::goToStop(int stop) {
  address_.tour.reset();
  if (stop < 1 || stop > static_cast<int>(tour().size())) return;
  const TourStop& there = tour()[static_cast<std::size_t>(stop - 1)];
  begin(there.variant, there.n);
  seek(there.position);
  address_.tour = stop;
  if (there.sight == TourSight::state) tab_ = Tabs::variables;
  if (there.sight == TourSight::statistics) tab_ = Tabs::counts;
}

}  // namespace queens
