#include <bit>

#include "session/session.hpp"

namespace queens {
namespace {

// While the search moves, each of these has so much of a frame: a part.
constexpr Seconds kBeside = Pace::kAim;

}  // namespace

// What somebody looks at is asked for again in every frame.
void Session::forgetWishes() {
  lineCounter_.waiting = meter_.waiting = outline_.waiting = tree_.waiting = solutions_.waiting = false;
}

bool Session::derives() const {
  return lineCounter_.waiting || meter_.waiting || outline_.waiting || tree_.waiting || solutions_.waiting;
}

Seconds Session::timeToDerive() const {
  return moving() ? kBeside : WorkTime::kPerFrame;
}

void Session::countLines() {
  lineCounter_.goOn(*time_, timeToDerive(), [this](Follower<LineCounts>& counter, std::uint64_t allowance) {
    lineCounts_ = counter.at(program(), n(), timeline_->position(), allowance);
    return lineCounts_ != nullptr;
  });
}

void Session::gatherSolutions() {
  solutions_.goOn(*time_, timeToDerive(), [this](SolutionList& list, std::uint64_t allowance) {
    return list.gather(*timeline_, allowance);
  });
}

std::uint64_t Session::lineEnd() const {
  if (const auto total = timeline_->total()) return *total;
  // In leaps, so that what is drawn on the line need not be found anew for every event.
  const std::uint64_t leap = std::bit_ceil(timeline_->furthest() / 4 + 5);
  return (timeline_->furthest() / leap + 1) * leap;
}

Outline::Range Session::lookedAt() const {
  const std::uint64_t end = lineEnd();
  if (!looked_ || looked_->from >= end) return {0, end};
  return {looked_->from, std::min(looked_->to, end)};
}

void Session::lookAround(std::size_t columns) {
  outline_.goOn(*time_, timeToDerive(), [&](Outline& outline, std::uint64_t allowance) {
    return outline.look(*timeline_, lookedAt(), columns, allowance);
  });
}

void Session::growTree() {
  const Sight there = sight();
  tree_.goOn(*time_, timeToDerive(), [&](SearchTree& tree, std::uint64_t allowance) {
    return tree.look(*timeline_, there.search, there.position, allowance);
  });
}

}  // namespace queens
