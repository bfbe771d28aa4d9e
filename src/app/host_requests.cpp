#include "app/host_requests.hpp"

namespace queens {

request::TakeAlong takeAlong(const Snapshot& search, Print print, int base, bool save) {
  const std::size_t count = search.analyses.solutions().foundAt(search.now.position);
  const Program program = search.program;
  // "flag-arrays-first-8"
  const std::string name = idOf(program) + "-" + std::to_string(search.n);
  if (onlyCounts(program)) return {printedCount(count), name + ".txt", save};
  const PrintInfo& its = info(print);
  return {printedAll(print, search.n, info(search.variant()).byColumns, base, count,
                     [&](std::size_t i) { return search.recorded(i); }),
          name + "-" + std::string(its.id) + "." + std::string(its.extension), save};
}

}  // namespace queens
