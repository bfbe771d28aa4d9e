#include "timeline/checkpoints.hpp"

#include <algorithm>

namespace queens {

static_assert(sizeof(Moment) <= 1024);

const Moment& Checkpoints::lastWith(EventKind kind, std::uint64_t count) const {
  const auto after = std::partition_point(
      all().begin(), all().end(), [=](const Moment& moment) { return moment.counters.of(kind) <= count; });
  return *(after - 1);
}

}  // namespace queens
