#include "timeline/exploration.hpp"

#include <algorithm>

#include "timeline/hand_over.hpp"

namespace queens {

Exploration::Exploration(Program program, int n)
    : now_{.search = Search(program, n), .position = 0, .counters = {}}, checkpoints_(now_) {}

void Exploration::explore(std::uint64_t events) {
  const std::uint64_t limit = now_.position + std::min(events, ~now_.position);
  while (now_.position < limit && !now_.search.done()) {
    now_.skipTo(std::min(limit, checkpoints_.due()));
    if (now_.position == checkpoints_.due()) checkpoints_.keep(now_);
  }
}

std::vector<std::byte> Exploration::handOver(std::uint64_t after) const {
  return HandOver::write({.after = std::min(after, explored()),
                          .explored = explored(),
                          .solutions = now_.counters.of(EventKind::solution),
                          .variant = static_cast<std::uint8_t>(program().variant),
                          .find = static_cast<std::uint8_t>(program().find),
                          .bug = static_cast<std::uint8_t>(program().bug),
                          .n = static_cast<std::uint8_t>(n()),
                          .finished = finished(),
                          .given = static_cast<std::uint8_t>(program().given.count),
                          .seed = program().seed,
                          .squares = program().given.squares},
                         checkpoints_);
}

}  // namespace queens
