#include "app/handout.hpp"

namespace queens {
namespace {

std::string printedLists(const Session& session, Print print, std::size_t count) {
  std::string text = printedBefore(print, session.n());
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += printedBetween(print);
    text += printed(print, {.number = i + 1,
                            .n = session.n(),
                            .places = session.recorded(i),
                            .byColumns = goesByColumns(session.variant())});
  }
  return text.append(printedAfter(print));
}

}  // namespace

Handout handoutOf(const Session& session, Print print, bool save) {
  const std::size_t count = session.findings().solutions().foundAt(session.timeline().position());
  const Program program = session.program();
  // "flag-arrays-first-8"
  const std::string name = idOf(program) + "-" + std::to_string(session.n());
  if (onlyCounts(program)) return {printedCount(count), name + ".txt", save};
  const PrintInfo& its = kPrints[static_cast<std::size_t>(print)];
  return {printedLists(session, print, count),
          name + "-" + std::string(its.id) + "." + std::string(its.extension), save};
}

}  // namespace queens
