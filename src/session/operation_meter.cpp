#include "session/operation_meter.hpp"

namespace queens {
namespace {

// Two searches are counted in a frame, and it has to draw as well.
constexpr double kSlice = 0.0025;

// What an attempt finds, given events to go through as often as there is time.
template <class Attempt>
auto inTime(Pace& pace, const OperationMeter::Clock& clock, const Attempt& attempt) {
  double begun = clock();
  const double deadline = begun + kSlice;
  auto found = attempt(pace.events());
  while (!found) {
    const double ended = clock();
    pace.took(pace.events(), ended - begun);
    if (ended >= deadline) break;
    begun = ended;
    found = attempt(pace.events());
  }
  return found;
}

}  // namespace

std::optional<std::uint64_t> OperationMeter::upTo(Program program, int n, std::uint64_t position,
                                                  const Clock& clock) {
  const SearchFigures* figures = inTime(
      pace_, clock, [&](std::uint64_t allowance) { return follower_.at(program, n, position, allowance); });
  if (!figures) return std::nullopt;
  return figures->operations();
}

std::optional<OperationMeter::Reached> OperationMeter::farthest(Program program, int n,
                                                                std::uint64_t operations,
                                                                const Clock& clock) {
  return inTime(pace_, clock, [&](std::uint64_t allowance) {
    return follower_.farthest(program, n, operations, allowance);
  });
}

}  // namespace queens
