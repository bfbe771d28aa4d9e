#include "core/recorded/recording.hpp"

#include <algorithm>
#include <utility>

#include "core/recorded/standing.hpp"

namespace queens {

Recording::Recording(Parts parts, std::uint32_t number)
    : its_(std::move(parts)), number_(number), standing_(std::make_unique<RecordedStanding>(*this)) {
  for (const std::string& text : its_.program) program_.push_back({text, std::nullopt});
  const auto events = std::exchange(its_.events, {});
  addEvents(events);
  const auto lines = std::exchange(its_.lines, {});
  addLines(lines);
}

Recording::~Recording() = default;

void Recording::add(const Parts& more) {
  addEvents(more.events);
  addLines(more.lines);
  for (const RecordedVariable& each : more.variables) {
    auto its = std::ranges::find(its_.variables, each.name, &RecordedVariable::name);
    if (its == its_.variables.end()) its = its_.variables.insert(its, {each.name, {}});
    its->values.insert(its->values.end(), each.values.begin(), each.values.end());
  }
}

void Recording::addEvents(std::span<const RecordedEvent> more) {
  if (!standing_) return;
  const auto shown =
      std::ranges::find_if(more, [&](const RecordedEvent& each) { return !standing_->take(each, *this); });
  if (shown != more.end()) standing_.reset();
  its_.events.insert(its_.events.end(), more.begin(), shown);
  for (const RecordedEvent& each : std::span(more.begin(), shown))
    kinds_ |= std::uint32_t{1} << static_cast<unsigned>(each.kind);
  placements_ += static_cast<std::size_t>(
      std::ranges::count(std::span(more.begin(), shown), EventKind::place, &RecordedEvent::kind));
}

void Recording::addLines(std::span<const RecordedLine> more) {
  its_.lines.insert(its_.lines.end(), more.begin(), more.end());
  for (const RecordedLine& each : more) {
    if (lineOfLabel_.size() == kLabelNames.size()) break;
    if (std::ranges::find(lineOfLabel_, each.line) == lineOfLabel_.end()) lineOfLabel_.push_back(each.line);
  }
  for (std::size_t line = 0; line < program_.size(); ++line)
    program_[line].label = labelOf(static_cast<std::uint32_t>(line + 1));
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
    all.push_back({.name = each.name,
                   .type = now.type,
                   .values = now.values,
                   .width = now.width,
                   .letters = now.letters});
  }
  return all;
}

}  // namespace queens
