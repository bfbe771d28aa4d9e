#include "playback/first_show.hpp"

#include <cstddef>

namespace queens {
namespace {

// A sentence of some twenty words is read in that time by somebody who looks at the board as well.
constexpr Seconds kFirst = 5;
constexpr Seconds kSecond = 3;

}  // namespace

FirstShow::Stay FirstShow::arrive(const Event& event, std::uint64_t position) {
  const bool turns = event.safe || event.deadEnd;
  std::uint8_t& seen = seen_[2 * static_cast<std::size_t>(event.kind) + (turns ? 1 : 0)];
  Stay stay = {.atLeast = seen == 0 ? kFirst : seen == 1 ? kSecond : 0};
  if (seen < 2) ++seen;
  const bool first = (event.deadEnd && !knowsDeadEnds_) || event.kind == EventKind::solution;
  knowsDeadEnds_ = knowsDeadEnds_ || event.deadEnd;
  over_ = event.kind == EventKind::solution;
  if (first) {
    stay.rests = true;
    restedAt_ = position;
  }
  return stay;
}

}  // namespace queens
