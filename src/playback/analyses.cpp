#include "playback/analyses.hpp"

#include <algorithm>
#include <bit>

namespace queens {

std::uint64_t lineEnd(const Timeline& timeline) {
  if (const auto total = timeline.total()) return *total;
  // In leaps, so that what is drawn on the line need not be found anew for every event.
  const std::uint64_t leap = std::bit_ceil(timeline.furthest() / 4 + 5);
  return (timeline.furthest() / leap + 1) * leap;
}

void Analyses::countLines(const Part& part) {
  const Timeline& timeline = part.timeline;
  lineCounter_.goOn(part.time, part.most, [&](Follower<LineCounts>& counter, std::uint64_t allowance) {
    lineCounts_ = counter.at(timeline.program(), timeline.n(), timeline.position(), allowance);
    return lineCounts_ != nullptr;
  });
}

void Analyses::gatherSolutions(const Part& part) {
  solutions_.goOn(part.time, part.most, [&](SolutionList& list, std::uint64_t allowance) {
    return list.gather(part.timeline, allowance);
  });
}

Outline::Range Analyses::lookedAt(const Timeline& timeline) const {
  const std::uint64_t end = lineEnd(timeline);
  if (!looked_ || looked_->from >= end) return {0, end};
  return {looked_->from, std::min(looked_->to, end)};
}

void Analyses::lookAround(const Part& part, std::size_t columns) {
  outline_.goOn(part.time, part.most, [&](Outline& outline, std::uint64_t allowance) {
    return outline.look(part.timeline, lookedAt(part.timeline), columns, allowance);
  });
}

void Analyses::growTree(const Part& part, const Sight& there) {
  tree_.goOn(part.time, part.most, [&](SearchTree& tree, std::uint64_t allowance) {
    return tree.look(part.timeline, there.search, there.position, allowance);
  });
}

bool Analyses::waiting() const {
  return lineCounter_.waiting || outline_.waiting || tree_.waiting || solutions_.waiting;
}

void Analyses::forgetWishes() {
  lineCounter_.waiting = outline_.waiting = tree_.waiting = solutions_.waiting = false;
}

}  // namespace queens
