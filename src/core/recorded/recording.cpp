#include "core/recorded/recording.hpp"

#include <algorithm>
#include <utility>

#include "core/recorded/standing.hpp"

namespace queens {
namespace {

std::size_t shownOf(const std::vector<RecordedEvent>& events, const Recording& recording) {
  RecordedStanding standing;
  const auto first = std::ranges::find_if(
      events, [&](const RecordedEvent& each) { return !standing.take(each, recording); });
  return static_cast<std::size_t>(first - events.begin());
}

}  // namespace

Recording::Recording(Parts parts, std::uint32_t number) : its_(std::move(parts)), number_(number) {
  shown_ = shownOf(its_.events, *this);
  placements_ =
      static_cast<std::size_t>(std::ranges::count(events(), EventKind::place, &RecordedEvent::kind));
  for (const RecordedLine& each : its_.lines) {
    if (lineOfLabel_.size() == kLabelNames.size()) break;
    if (std::ranges::find(lineOfLabel_, each.line) == lineOfLabel_.end()) lineOfLabel_.push_back(each.line);
  }
  for (const std::string& text : its_.program)
    program_.push_back({text, labelOf(static_cast<std::uint32_t>(program_.size() + 1))});
}

std::span<const RecordedLine> Recording::linesBefore(std::size_t event) const {
  const auto [first, last] =
      std::ranges::equal_range(its_.lines, static_cast<std::uint32_t>(event), {}, &RecordedLine::events);
  return {first, last};
}

std::optional<Label> Recording::labelOf(std::uint32_t line) const {
  const auto found = std::ranges::find(lineOfLabel_, line);
  if (found == lineOfLabel_.end()) return std::nullopt;
  return static_cast<Label>(found - lineOfLabel_.begin());
}

std::uint32_t Recording::lineNumber(Label label) const {
  const auto index = static_cast<std::size_t>(label);
  return index < lineOfLabel_.size() ? lineOfLabel_[index] : 0;
}

std::vector<Variable> Recording::variablesBefore(std::size_t event) const {
  std::vector<Variable> all;
  for (const RecordedVariable& each : its_.variables) {
    const auto later =
        std::ranges::lower_bound(each.values, static_cast<std::uint32_t>(event), {}, &RecordedValue::events);
    if (later == each.values.begin()) continue;
    const RecordedValue& now = *(later - 1);
    all.push_back({.name = each.name, .type = now.type, .values = now.values, .width = now.width});
  }
  return all;
}

}  // namespace queens
