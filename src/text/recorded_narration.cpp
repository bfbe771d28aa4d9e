#include <algorithm>
#include <bit>

#include "text/telling.hpp"

namespace queens {
namespace {

class RecordedNarrator : Telling {
 public:
  using Telling::Telling;

  std::string sentence() {
    const Event* event = timeline_.event();
    if (!event) {
      know("given", static_cast<std::size_t>(search_.program().given.count));
      return say(Message::recordedStart);
    }
    knowSquare(event->square);
    know("standing", search_.places().size());
    know("solutions", timeline_.counters().of(EventKind::solution));
    know("places", timeline_.counters().of(EventKind::place));
    switch (event->kind) {
      case EventKind::test:
        return say(knowAttacker(event->square) ? Message::recordedAttacked : Message::recordedFree);
      case EventKind::scan:
        know("squares", std::popcount(event->free));
        return say(Message::recordedScan);
      case EventKind::compare:
        knowOther(event->with);
        return say(event->safe ? Message::recordedApart : Message::recordedClash);
      case EventKind::place:
        if (stood(event->square)) return say(Message::recordedPlacedAgain);
        return say(knowAttacker(event->square) ? Message::recordedPlacedAttacked : Message::recordedPlaced);
      case EventKind::remove:
        return say(stood(event->square) ? Message::recordedRemoved : Message::recordedRemovedNone);
      case EventKind::solution:
        return solution();
      case EventKind::reject:
        return say(Message::recordedRejected);
      case EventKind::exhausted:
        return say(event->deadEnd ? Message::recordedDeadEnd : Message::recordedTried);
      case EventKind::restrict:
        return say(Message::recordedRestrict);
      case EventKind::restore:
        return say(Message::recordedRestore);
      case EventKind::wipeout:
        return say(Message::recordedWipeout);
      case EventKind::move:
        knowOther(event->with);
        return say(Message::recordedMove);
      case EventKind::restart:
        return say(Message::recordedRestart);
      case EventKind::done:
        break;
    }
    return say(Message::recordedOver);
  }

 private:
  // Whether a queen attacks a square; notes the first one as a fact.
  bool knowAttacker(Square square) {
    const std::vector<Attacker> all = attackers(search_, square);
    if (!all.empty()) knowOther(all.front().queen);
    return !all.empty();
  }
  // Whether a queen was on the square before the event.
  bool stood(Square square) const {
    const std::vector<Square> before = timeline_.previous()->queens();
    return std::ranges::find(before, square) != before.end();
  }

  std::string solution() {
    if (static_cast<int>(search_.places().size()) != n_) return say(Message::recordedSolutionShort);
    const auto pair = attackingPair(search_);
    if (!pair) return say(Message::recordedSolution);
    knowOther(pair->first);
    knowSquare(pair->second);
    return say(Message::recordedSolutionFalse);
  }
};

}  // namespace

std::string narrateRecorded(const Timeline& timeline, Language language, int base) {
  return RecordedNarrator(timeline, language, base).sentence();
}

}  // namespace queens
