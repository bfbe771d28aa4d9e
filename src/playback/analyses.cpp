#include "playback/analyses.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

// Two searches are counted in a frame.
constexpr Seconds kMetering = 0.002;

}  // namespace

std::uint64_t beyond(std::uint64_t value) {
  const std::uint64_t leap = std::bit_ceil(value / 4 + 5);
  return (value / leap + 1) * leap;
}

std::uint64_t lineEnd(const Timeline& timeline) {
  return timeline.total().value_or(beyond(timeline.furthest()));
}

void Analyses::update(const OnScreen& shown, const Timeline& timeline, const Moment& place, Budget& time,
                      Seconds most) {
  stopWaiting();
  if (shown.lineCounts) countLines(timeline, time, most);
  if (shown.solutions) gatherSolutions(timeline, time, most);
  if (shown.tree) growTree(timeline, place, time, most);
  if (shown.outlineColumns > 0) sample(timeline, shown.outlineColumns, time, most);
}

void Analyses::countLines(const Timeline& timeline, Budget& time, Seconds most) {
  lineCounter_.goOn(time, most, [&](Follower<LineCounts>& counter, std::uint64_t allowance) {
    lineCounts_ = counter.at(timeline.program(), timeline.n(), timeline.position(), allowance);
    return lineCounts_ != nullptr;
  });
}

void Analyses::gatherSolutions(const Timeline& timeline, Budget& time, Seconds most) {
  solutions_.goOn(time, most, [&](SolutionList& list, std::uint64_t allowance) {
    return list.gather(timeline, allowance);
  });
}

void Analyses::growTree(const Timeline& timeline, const Moment& place, Budget& time, Seconds most) {
  tree_.goOn(time, most, [&](SearchTree& tree, std::uint64_t allowance) {
    return tree.look(timeline, place.search, place.position, allowance);
  });
}

void Analyses::sample(const Timeline& timeline, std::size_t columns, Budget& time, Seconds most) {
  outline_.goOn(time, most, [&](Outline& outline, std::uint64_t allowance) {
    return outline.look(timeline, outlineRange(timeline), columns, allowance);
  });
}

Outline::Range Analyses::outlineRange(const Timeline& timeline) const {
  const std::uint64_t end = lineEnd(timeline);
  if (!range_ || range_->from >= end) return {0, end};
  return {range_->from, std::min(range_->to, end)};
}

bool Analyses::waiting() const {
  return lineCounter_.waiting || outline_.waiting || tree_.waiting || solutions_.waiting;
}

void Analyses::stopWaiting() {
  lineCounter_.waiting = outline_.waiting = tree_.waiting = solutions_.waiting = false;
}

std::optional<std::uint64_t> OperationMeter::count(const Timeline& timeline, Budget& time) {
  if (!known(timeline)) {
    follower_.goOn(time, kMetering, [&](Figures& meter, std::uint64_t allowance) {
      const SearchFigures* figures =
          meter.at(timeline.program(), timeline.n(), timeline.position(), allowance);
      if (figures) last_ = {timeline.position(), figures->operations()};
      return figures != nullptr;
    });
  }
  return known(timeline);
}

void OperationMeter::countAll(const Timeline& timeline, Budget& time) {
  const auto total = timeline.total();
  if (inAll_ || !total) return;
  whole_.goOn(time, kMetering, [&](Figures& meter, std::uint64_t allowance) {
    const SearchFigures* figures = meter.at(timeline.program(), timeline.n(), *total, allowance);
    if (figures) inAll_ = figures->operations();
    return figures != nullptr;
  });
}

std::optional<std::uint64_t> OperationMeter::farthest(const Timeline& timeline, std::uint64_t operations,
                                                      std::uint64_t allowance) {
  const auto reached = follower_.result.farthest(timeline.program(), timeline.n(), operations, allowance);
  if (!reached) return std::nullopt;
  last_ = reached;
  return reached->position;
}

}  // namespace queens
