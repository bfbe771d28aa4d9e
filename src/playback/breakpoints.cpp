#include "playback/breakpoints.hpp"

namespace queens {

std::optional<std::size_t> Breakpoints::met(const Timeline& timeline, std::size_t from) const {
  const Event& event = *timeline.event();
  const bool atSquare = square_ && event.square == *square_ &&
                        (event.kind == EventKind::test || event.kind == EventKind::place);
  if (lines_ == 0 && !atSquare) return std::nullopt;
  const std::vector<TracedLine> lines = timeline.lines();
  for (std::size_t i = from; i < lines.size(); ++i)
    if (at(lines[i].label)) return i + 1;
  return atSquare ? std::optional(lines.size()) : std::nullopt;
}

}  // namespace queens
