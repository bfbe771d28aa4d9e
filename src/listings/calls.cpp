#include "listings/calls.hpp"

#include <algorithm>

namespace queens {

std::string Call::name() const {
  return "search(" + std::to_string(depth) + ")";
}

std::string Call::choiceText(VariantId variant) const {
  if (!choice) return {};
  return (goesByColumns(variant) ? "row = " : "col = ") + std::to_string(*choice);
}

std::vector<Call> callsUnderWay(const Search& search, const Event* event, ExecutedLines executed,
                                const Listing& program) {
  std::vector<Call> calls;
  const auto recursion = program.lineOf(Label::recurse);
  if (!event || search.done() || !recursion) return calls;
  const auto places = search.places();
  const int standing = static_cast<int>(places.size());
  const auto lines = executed.lines;
  const bool begins =
      std::ranges::any_of(lines.first(std::min(executed.ahead, lines.size())),
                          [](const TracedLine& each) { return each.label == Label::recurse; });
  const bool placed = (event->kind == EventKind::place || event->kind == EventKind::restrict ||
                       event->kind == EventKind::wipeout) &&
                      !begins;
  const int deepest = standing - (placed ? 1 : 0);
  for (int depth = deepest; depth >= 0; --depth) {
    Call call = {.depth = depth};
    if (depth < standing) call.choice = places[static_cast<std::size_t>(depth)];
    if (depth < deepest) {
      call.line = recursion;
    } else {
      const bool columns = goesByColumns(search.variant());
      const int line = columns ? event->square.column : event->square.row;
      const int choice = columns ? event->square.row : event->square.column;
      if (!call.choice && line == depth && choice >= 0 && !begins) call.choice = choice;
      if (!lines.empty()) call.line = program.lineOf(lines.back().label);
    }
    calls.push_back(call);
  }
  return calls;
}

}  // namespace queens
