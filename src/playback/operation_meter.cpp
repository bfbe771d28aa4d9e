#include "playback/operation_meter.hpp"

namespace queens {
namespace {

// Two searches are counted in a frame.
constexpr Seconds kMetering = 0.002;

}  // namespace

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

std::optional<std::uint64_t> OperationMeter::farthest(const Timeline& timeline, std::uint64_t operations,
                                                      std::uint64_t allowance) {
  const auto reached = follower_.what.farthest(timeline.program(), timeline.n(), operations, allowance);
  if (!reached) return std::nullopt;
  last_ = reached;
  return reached->position;
}

}  // namespace queens
