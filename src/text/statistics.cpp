#include "text/statistics.hpp"

#include "core/recorded/recording.hpp"

namespace queens {

std::uint64_t sizeIn(SizeUnit unit, const Counters& counters) {
  if (unit == SizeUnit::boards) return counters.of(EventKind::place) + 1;
  return counters.of(EventKind::test) + (unit == SizeUnit::nodes ? 1 : 0);
}

std::vector<Statistic> statisticsOf(const Program& program, const Counters& counters) {
  std::vector<Statistic> all = {{Message::counterSolution, counters.of(EventKind::solution)}};
  if (emits(program, EventKind::test)) {
    all.push_back({Message::counterTest, counters.of(EventKind::test)});
    all.push_back({Message::counterAttacked, counters.attacked, true});
  }
  if (emits(program, EventKind::scan)) all.push_back({Message::counterScan, counters.of(EventKind::scan)});
  if (emits(program, EventKind::compare)) {
    all.push_back({Message::counterCompare, counters.of(EventKind::compare)});
    all.push_back({Message::counterClash, counters.clash, true});
    all.push_back({Message::counterReject, counters.of(EventKind::reject)});
  }
  if (emits(program, EventKind::restrict)) {
    all.push_back({Message::counterRestrict, counters.of(EventKind::restrict)});
    all.push_back({Message::counterWipeout, counters.of(EventKind::wipeout)});
  }
  all.push_back({Message::counterPlace, counters.of(EventKind::place)});
  if (emits(program, EventKind::move)) {
    all.push_back({Message::counterMove, counters.of(EventKind::move)});
    all.push_back({Message::counterRestart, counters.of(EventKind::restart)});
  }
  if (emits(program, EventKind::remove))
    all.push_back({Message::counterRemove, counters.of(EventKind::remove)});
  if (emits(program, EventKind::exhausted)) {
    all.push_back({Message::counterExhausted, counters.of(EventKind::exhausted)});
    all.push_back({Message::counterDeadEnd, counters.deadEnd, true});
  }
  return all;
}

}  // namespace queens
