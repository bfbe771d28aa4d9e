#include "text/narration.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

#include "core/attackers.hpp"
#include "core/binary.hpp"
#include "core/centre_first.hpp"
#include "core/search.hpp"
#include "text/telling.hpp"

namespace queens {
namespace {

class Narrator : Telling {
 public:
  using Telling::Telling;

  std::string sentence() {
    const Event* event = timeline_.event();
    if (!event) return start();
    knowSquare(event->square);
    switch (event->kind) {
      case EventKind::test:
        return narrateTest(timeline_, language_, base_);
      case EventKind::scan:
        return scan(*event);
      case EventKind::compare:
        return compare(*event);
      case EventKind::place:
        return place(event->square);
      case EventKind::remove:
        return remove(event->square);
      case EventKind::solution:
        return solution();
      case EventKind::reject:
        return reject();
      case EventKind::exhausted:
        return exhausted(*event);
      case EventKind::restrict:
        return restricted(*event);
      case EventKind::restore:
        return say(Message::restored);
      case EventKind::wipeout:
        knowPrevious();
        return say(Message::wipedOut);
      case EventKind::move:
        return moved(*event);
      case EventKind::restart:
        return restarted();
      case EventKind::done:
        break;
    }
    return done();
  }

 private:
  // A sentence about the search, followed by one for programs that do not find all solutions.
  std::string sayOfAll(Message message, Message ofFirst, Message ofCount) {
    const std::optional<Message> further =
        find_ == Find::all ? std::nullopt : std::optional(find_ == Find::first ? ofFirst : ofCount);
    return andThen(say(message), further);
  }

  std::string start() {
    know("seed", search_.program().seed);
    know("given", countGiven());
    if (!said_.what) return sayOfAll(*said_.start, Message::startFirst, Message::startCount);
    know("what", say(*said_.what));
    if (isWay(search_.program().bug)) return andThen(say(*said_.start), Message::startWay);
    return andThen(say(*said_.start), wrong_ ? Message::startWrong : Message::startChanged);
  }

  // The queens that stood on the board before the search began.
  std::size_t countGiven() const { return static_cast<std::size_t>(search_.program().given.count); }

  void knowPlaces() {
    std::string list;
    const Places places = search_.placesByLine().value_or(Places());
    for (int line = 0; line < n_; ++line) {
      if (!list.empty()) list += format(language_, Message::listComma);
      list += std::to_string(places[static_cast<std::size_t>(line)] + base_);
    }
    know("places", list);
  }

  // The line of the queen placed last, to which the search returns. There must be one.
  void knowPrevious() {
    const int last = static_cast<int>(search_.places().size()) - 1;
    knowLine("previous", lineOf(search_.variant(), search_.queen(last)));
  }

  int columnsLeft(int row) const { return std::popcount(search_.domains()[static_cast<std::size_t>(row)]); }

  void knowFree(std::uint32_t free) {
    know("free", "0b" + binaryDigits(free, n_));
    know("squares", std::popcount(free));
  }
  // The squares not tried yet in the deepest row in progress.
  std::uint32_t freeOfRow() const { return search_.masks().back().free; }

  std::string scan(const Event& event) {
    knowFree(event.free);
    if (event.free == 0) return say(said_.scannedNone.value_or(Message::scanNone));
    knowLine("lowest", std::countr_zero(event.free));
    if (said_.scanned) return say(*said_.scanned);
    return say(search_.places().empty() ? Message::scanFirst : Message::scanFree);
  }

  std::string restricted(const Event& event) {
    knowOther(event.with);
    know("squares", columnsLeft(event.square.row));
    const std::optional<Line> line = sharedLine(event.with, event.square);
    return say(line == Line::column ? Message::restrictedColumn
               : line == Line::anti ? Message::restrictedAnti
                                    : Message::restrictedMain);
  }

  std::string compare(const Event& event) {
    const int columns = event.square.column - event.with.column;
    knowOther(event.with);
    know("rows", event.square.row - event.with.row);
    know("cols", std::abs(columns));
    if (event.safe) return say(Message::pairApart);
    return say(columns > 0 ? Message::pairClashMain : Message::pairClashAnti);
  }

  std::string place(Square square) {
    const bool byColumn = info_.byColumns;
    int next = (byColumn ? square.column : square.row) + 1;
    const Given given = search_.program().given;
    for (const Square& each : given.queens()) next += each.row == next;
    knowLine("next", next);
    know("standing", search_.places().size() - countGiven());
    if (info_.scansRows) {
      know("bit", "0b" + binaryDigits(std::uint32_t{1} << square.column, n_));
      knowFree(freeOfRow());
    }
    if (info_.looksAhead) know("squares", columnsLeft(square.row));
    const Message full = info_.judgesFullBoards ? Message::thenCompare : Message::thenFull;
    if (info_.movesQueens) know("conflicts", attackers(search_, square).size());
    const bool isFull = static_cast<int>(search_.places().size()) == n_;
    if (info_.looksAhead && !isFull) {
      know("then", say(Message::thenRestrict));
      return say(*said_.placed);
    }
    know("then", say(isFull ? full : byColumn ? Message::thenColumn : Message::thenRow));
    return andYet(say(find_ == Find::count ? *said_.placedCount : *said_.placed), square);
  }

  std::string remove(Square square) {
    const bool wasFull = static_cast<int>(search_.places().size()) == n_ - 1;
    const Message fromFull = said_.backFromFull.value_or(Message::comesBackFromFull);
    know("back", say(wasFull ? fromFull : Message::comesBack));
    knowShared();
    know("undone", undone());
    know("then", afterRemoving(square));
    return say(Message::removed);
  }

  // For a list recorded without a copy: describes its current contents.
  void knowShared() {
    const std::uint64_t recorded = timeline_.counters().of(EventKind::solution);
    know("solutions", recorded);
    know("shared", said_.shared && recorded > 0 ? say(*said_.shared) : std::string());
  }

  std::string undone() {
    if (find_ != Find::count) return say(*said_.undone);
    for (const Variable& each : search_.variables(timeline_.event()))
      if (each.found) know(each.name, each.values[0]);
    return say(*said_.undoneCount);
  }

  std::string afterRemoving(Square square) {
    if (info_.looksAhead) return say(Message::thenRestore);
    if (info_.scansRows) {
      knowFree(freeOfRow());
      return say(freeOfRow() ? Message::freeLeft : Message::freeNone);
    }
    const bool byColumn = info_.byColumns;
    const bool ordered = search_.program().bug == Bug::centreFirst;
    const int at = byColumn ? square.row : square.column;
    const int index = (ordered ? indexFromCentre(at, n_) : at) + 1;
    if (index == n_) return say(byColumn ? Message::noRowLeft : Message::noColumnLeft);
    knowLine("next", ordered ? columnFromCentre(index, n_) : index);
    return say(byColumn ? Message::nextRow : Message::nextColumn);
  }

  std::string moved(const Event& event) {
    const Square from = event.with;
    knowOther(from);
    const std::size_t now = attackers(search_, event.square).size();
    know("before", attackers(*timeline_.previous(), from).size());
    know("now", now);
    int equal = 0;
    for (std::int8_t column = 0; column < n_; ++column) {
      const Square other = {from.row, column};
      if (column != from.column && attackersFromOtherRows(other) == now) ++equal;
    }
    know("equal", equal);
    know("conflicts", conflicts(search_.places()));
    return say(Message::movedQueen);
  }

  std::size_t attackersFromOtherRows(Square square) const {
    return std::ranges::count_if(attackers(search_, square),
                                 [](const Attacker& each) { return each.line != Line::row; });
  }

  std::string restarted() {
    know("moves", 4 * n_);
    know("conflicts", conflicts(timeline_.previous()->places()));
    know("attempt", timeline_.counters().of(EventKind::restart) + 1);
    know("attempts", MinConflicts::kAttempts);
    return say(Message::restarted);
  }

  std::string solution() {
    knowPlaces();
    know("number", timeline_.counters().of(EventKind::solution));
    know("pairs", n_ * (n_ - 1) / 2);
    if (info_.judgesFullBoards) return say(Message::solutionCompared);
    if (const auto pair = attackingPair(search_)) {
      knowOther(pair->first);
      knowSquare(pair->second);
      return say(Message::solutionFalse);
    }
    if (info_.movesQueens) return say(Message::solutionColumns);
    if (said_.recorded) return andThen(say(Message::solutionColumns), said_.recorded);
    return sayOfAll(info_.byColumns ? Message::solutionRows : Message::solutionColumns,
                    info_.recurses ? Message::solutionPassedUp : Message::solutionReturned,
                    Message::solutionCounted);
  }

  std::string reject() {
    // A rejected board has such a pair.
    const Square clash = attackingPair(search_)->second;
    knowPlaces();
    knowLine("clash", clash.row);
    return say(clash == search_.queen(n_ - 1) ? Message::rejectedAtLast : Message::rejected);
  }

  std::string exhausted(const Event& event) {
    const bool byColumn = info_.byColumns;
    if (search_.places().size() == countGiven())
      return say(byColumn ? Message::triedFirstColumn : Message::triedFirstRow);
    knowPrevious();
    if (info_.scansRows) {
      knowFree(freeOfRow());
      return say(event.deadEnd ? Message::deadEndFree : Message::triedFree);
    }
    if (info_.looksAhead) return say(Message::triedDomain);
    if (event.deadEnd && wrong_) return say(Message::deadEndRefused);
    if (event.deadEnd) return say(byColumn ? Message::deadEndColumn : Message::deadEndRow);
    return say(byColumn ? Message::triedColumn : Message::triedRow);
  }

  std::string done() {
    const Counters& counters = timeline_.counters();
    know("solutions", counters.of(EventKind::solution));
    know("tests", counters.of(EventKind::test));
    know("scans", counters.of(EventKind::scan));
    know("compares", counters.of(EventKind::compare));
    know("places", counters.of(EventKind::place));
    know("restrictions", counters.of(EventKind::restrict));
    if (info_.movesQueens) {
      know("moves", counters.of(EventKind::move));
      know("restarts", counters.of(EventKind::restart));
      know("attempts", MinConflicts::kAttempts);
      if (counters.of(EventKind::solution) > 0) return say(Message::overMoves);
      return say(n_ == 2 || n_ == 3 ? Message::overNone : Message::overGivenUp);
    }
    if (countGiven() > 0) {
      know("given", countGiven());
      return say(info_.scansRows          ? Message::overGivenScans
                 : info_.judgesFullBoards ? Message::overGivenCompares
                                          : Message::overGiven);
    }
    if (!search_.places().empty()) return say(info_.scansRows ? Message::overFirstScans : Message::overFirst);
    if (wrong_)
      return andThen(say(Message::overWrong),
                     counters.of(EventKind::solution) > 0 ? said_.over : std::nullopt);
    if (info_.looksAhead) return say(Message::overRestrictions);
    if (info_.scansRows) return say(Message::overScans);
    return say(info_.judgesFullBoards ? Message::overCompares : Message::overTests);
  }
};

}  // namespace

std::string narrate(const Timeline& timeline, Language language, int base) {
  if (timeline.program().recording) return narrateRecorded(timeline, language, base);
  return Narrator(timeline, language, base).sentence();
}

}  // namespace queens
