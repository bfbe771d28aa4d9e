#include "timeline/checkpoints.hpp"

#include <algorithm>

namespace queens {

Checkpoints::Checkpoints(const Moment& start) : moments_{start} {
  static_assert(sizeof(Moment) <= 1024);
}

void Checkpoints::keep(const Moment& moment) {
  moments_.push_back(moment);
  if (moments_.size() <= kMost) return;
  // The last one, at index kMost, is even, so what is kept stays evenly spaced from 0 on.
  static_assert(kMost % 2 == 0);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < moments_.size(); i += 2) moments_[kept++] = moments_[i];
  moments_.erase(moments_.begin() + static_cast<std::ptrdiff_t>(kept), moments_.end());
  spacing_ *= 2;
}

const Moment& Checkpoints::before(std::uint64_t position) const {
  const std::uint64_t index = std::min<std::uint64_t>(position / spacing_, moments_.size() - 1);
  return moments_[index];
}

const Moment& Checkpoints::lastWith(EventKind kind, std::uint64_t count) const {
  const auto after = std::partition_point(moments_.begin(), moments_.end(), [=](const Moment& moment) {
    return moment.counters.of(kind) <= count;
  });
  return *(after - 1);
}

}  // namespace queens
