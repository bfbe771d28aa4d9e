#include "listings/calls.hpp"

#include <algorithm>

namespace queens {

std::string Call::name() const {
  return "search(" + std::to_string(argument) + ")";
}

std::string Call::choiceText(const Program& program) const {
  if (!choice) return {};
  const std::string row = choosesRows(program) ? "row = " + std::to_string(choice->row) + ", " : "";
  return row + (info(program.variant).byColumns ? "row = " : "col = ") +
         std::to_string(placeOf(program.variant, *choice));
}

std::vector<Call> callsUnderWay(const Search& search, const Event* event, ExecutedLines executed,
                                const Listing& program) {
  std::vector<Call> calls;
  const auto recursion = program.lineOf(Label::recurse);
  if (!event || search.done() || !recursion) return calls;
  const int standing = static_cast<int>(search.places().size());
  const auto lines = executed.lines;
  const bool begins =
      std::ranges::any_of(lines.first(std::min(executed.ahead, lines.size())),
                          [](const TracedLine& each) { return each.label == Label::recurse; });
  const bool placed = (event->kind == EventKind::place || event->kind == EventKind::restrict ||
                       event->kind == EventKind::wipeout) &&
                      !begins;
  const int deepest = standing - (placed ? 1 : 0);
  const int given = search.program().given.count;
  for (int depth = deepest; depth >= given; --depth) {
    Call call = {.depth = depth, .argument = depth};
    // Such a program is called with the row below the queen placed last.
    if (given > 0) call.argument = depth > given ? search.queen(depth - 1).row + 1 : 0;
    if (depth < standing) call.choice = search.queen(depth);
    if (depth < deepest) {
      call.line = recursion;
    } else {
      const bool tries = event->kind == EventKind::test || event->kind == EventKind::remove;
      if (!call.choice && tries && !begins) call.choice = event->square;
      if (!lines.empty()) call.line = program.lineOf(lines.back().label);
    }
    calls.push_back(call);
  }
  return calls;
}

}  // namespace queens
