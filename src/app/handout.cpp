#include "app/handout.hpp"

namespace queens {
Handout handoutOf(const Session& session, Print print, bool save) {
  const std::size_t count = session.analyses().solutions().foundAt(session.timeline().position());
  const Program program = session.program();
  // "flag-arrays-first-8"
  const std::string name = idOf(program) + "-" + std::to_string(session.n());
  if (onlyCounts(program)) return {printedCount(count), name + ".txt", save};
  const PrintInfo& its = kPrints[static_cast<std::size_t>(print)];
  return {printedAll(print, session.n(), goesByColumns(session.variant()), count,
                     [&](std::size_t i) { return session.recorded(i); }),
          name + "-" + std::string(its.id) + "." + std::string(its.extension), save};
}

}  // namespace queens
