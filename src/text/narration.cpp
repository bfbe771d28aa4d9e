#include "text/narration.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "core/attackers.hpp"
#include "core/binary.hpp"
#include "core/lens.hpp"
#include "core/reads.hpp"
#include "text/format.hpp"
#include "text/search_sentences.hpp"

namespace queens {
namespace {

// Which way the line goes from a square to a queen before it, indexed by `Line`.
constexpr std::array<std::string_view, 4> kScanArrows = {"←", "", "↖", "↙"};

// The first row, from the top, whose queen stands on a diagonal with one above it; there is one.
int firstClash(std::span<const std::int8_t> columns) {
  for (int later = 1;; ++later) {
    for (int earlier = 0; earlier < later; ++earlier) {
      if (std::abs(columns[later] - columns[earlier]) == later - earlier) return later;
    }
  }
}

// Gathers what can be said of an event as named facts; the tables choose among them.
class Narrator {
 public:
  Narrator(const Timeline& timeline, Language language)
      : timeline_(timeline),
        search_(timeline.search()),
        info_(info(search_.variant())),
        said_(sentencesOf(search_.variant())),
        find_(search_.program().find),
        language_(language),
        n_(search_.n()) {
    know("n", n_);
  }

  std::string sentence() {
    const Event* event = timeline_.event();
    if (!event) return start();
    knowSquare(event->square);
    switch (event->kind) {
      case EventKind::test:
        return event->safe ? safe(event->square) : attacked(event->square);
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
      case EventKind::done:
        break;
    }
    return done();
  }

 private:
  // A sentence of the search, and after it what is so because this program does not find all.
  std::string say(Message message, Message ofFirst, Message ofCount) {
    std::string sentence = say(message);
    if (find_ == Find::all) return sentence;
    know("sentence", std::move(sentence));
    return say(find_ == Find::first ? ofFirst : ofCount);
  }

  std::string start() { return say(*said_.start, Message::startFirst, Message::startCount); }

  std::string say(Message message) const { return format(language_, message, facts_); }
  void know(std::string_view name, std::integral auto number) { facts_.emplace_back(name, number); }
  void know(std::string_view name, std::string text) { facts_.emplace_back(name, std::move(text)); }

  void knowSquare(Square square) {
    know("row", square.row);
    know("col", square.column);
    know("diff", square.row - square.column);
    know("sum", square.row + square.column);
    know("index", square.row - square.column + n_ - 1);
  }

  void knowOther(Square queen) {
    know("qrow", queen.row);
    know("qcol", queen.column);
  }

  void knowPlaces() {
    std::string list;
    for (const std::int8_t place : search_.places()) {
      if (!list.empty()) list += format(language_, Message::listComma);
      list += std::to_string(place);
    }
    know("places", list);
  }

  void knowFree(std::uint32_t free) {
    know("free", binaryDigits(free, n_));
    know("squares", std::popcount(free));
  }
  // The squares that the deepest row entered has still to try.
  std::uint32_t freeOfRow() const { return search_.masks().back().free; }

  std::string safe(Square square) const {
    const int line = info_.byColumns ? square.column : square.row;
    return say(line == 0 && said_.safeFirst ? *said_.safeFirst : *said_.safe);
  }

  std::string attacked(Square square) {
    std::vector<Attacker> all = attackers(search_, square);
    // What the program meets first comes first. `validate` goes down the rows, as the queens were placed; the
    // other programs look at one line after the other, and no two attackers share one.
    if (!info_.looksFromTop) {
      // At most one to a line; std::sort would be a kilobyte of what a reader fetches.
      std::vector<Attacker> byLine;
      for (const Line line : {Line::row, Line::column, Line::main, Line::anti})
        std::copy_if(all.begin(), all.end(), std::back_inserter(byLine),
                     [line](const Attacker& each) { return each.line == line; });
      all = std::move(byLine);
    }
    knowOther(all[0].queen);
    if (said_.attacked) return say(*said_.attacked);
    know("found", found(square, all[0]));
    if (all.size() > 1) know("first", other(all[1]));
    if (all.size() > 2) know("second", other(all[2]));
    know("others", all.size() > 1 ? say(Message::otherOne + (all.size() - 2)) : std::string());
    return say(Message::attacked);
  }

  // The line that the square shares with a queen, and what in the bookkeeping says so.
  std::string found(Square square, const Attacker& attacker) {
    const auto line = static_cast<std::size_t>(attacker.line);
    know("shared", say(Message::sharedRow + line));
    know("arrow", std::string(kScanArrows[line]));
    know("distance", square.column - attacker.queen.column);
    const Event& event = *timeline_.event();
    const std::vector<Variable> kept = variables(search_, &event);
    const auto reads = cellsRead(search_, event, kept);
    const auto guilty = std::ranges::find_if(reads, &CellRead::guilty);
    if (guilty != reads.end()) knowReason(kept[guilty->variable], square);
    return say(*said_.found);
  }

  // What the program keeps in which place for a line that is taken: "diags1[row − col + n − 1] = diags1[4]".
  void knowReason(const Variable& variable, Square square) {
    const std::string name(variable.name);
    const std::string asked = arithmetic(search_, variable, square);
    const std::size_t equals = asked.rfind(" = ");
    const std::string entry = name + "[" + asked.substr(equals + 3) + "]";
    const bool plain = variable.key == CellKey::column;
    know("entry", plain ? entry : name + "[" + asked.substr(0, equals) + "] = " + entry);
    know("member", cellNumber(search_, variable, square));
    know("bit", asked);
    know("name", name);
  }

  std::string other(const Attacker& attacker) const {
    const Square queen = attacker.queen;
    const std::string line = say(Message::lineRow + static_cast<std::size_t>(attacker.line));
    return format(language_, Message::otherQueen,
                  {{"row", queen.row}, {"col", queen.column}, {"line", line}});
  }

  std::string scan(const Event& event) {
    knowFree(event.free);
    if (event.free == 0) return say(Message::scanNone);
    know("lowest", std::countr_zero(event.free));
    return say(event.square.row == 0 ? Message::scanFirst : Message::scanFree);
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
    const int next = (byColumn ? square.column : square.row) + 1;
    know("next", next);
    know("standing", search_.places().size());
    if (info_.scansRows) {
      know("bit", binaryDigits(std::uint32_t{1} << square.column, n_));
      knowFree(freeOfRow());
    }
    const Message full = info_.judgesFullBoards ? Message::thenCompare : Message::thenFull;
    know("then", say(next == n_ ? full : byColumn ? Message::thenColumn : Message::thenRow));
    return say(find_ == Find::count ? *said_.placedCount : *said_.placed);
  }

  std::string remove(Square square) {
    const bool wasFull = static_cast<int>(search_.places().size()) == n_ - 1;
    know("back", say(wasFull ? Message::comesBackFromFull : Message::comesBack));
    know("undone", undone());
    know("then", afterRemoving(square));
    return say(Message::removed);
  }

  std::string undone() {
    if (find_ != Find::count) return say(*said_.undone);
    for (const Variable& each : variables(search_, timeline_.event()))
      if (each.found) know(each.name, each.values[0]);
    return say(*said_.undoneCount);
  }

  std::string afterRemoving(Square square) {
    if (info_.scansRows) {
      knowFree(freeOfRow());
      return say(freeOfRow() ? Message::freeLeft : Message::freeNone);
    }
    const bool byColumn = info_.byColumns;
    const int next = (byColumn ? square.row : square.column) + 1;
    know("next", next);
    if (next == n_) return say(byColumn ? Message::noRowLeft : Message::noColumnLeft);
    return say(byColumn ? Message::nextRow : Message::nextColumn);
  }

  std::string solution() {
    knowPlaces();
    know("number", timeline_.counters().of(EventKind::solution));
    know("pairs", n_ * (n_ - 1) / 2);
    if (info_.judgesFullBoards) return say(Message::solutionCompared);
    return say(info_.byColumns ? Message::solutionRows : Message::solutionColumns,
               info_.recurses ? Message::solutionPassedUp : Message::solutionReturned,
               Message::solutionCounted);
  }

  std::string reject() {
    const int clash = firstClash(search_.places());
    knowPlaces();
    know("clash", clash);
    return say(clash == n_ - 1 ? Message::rejectedAtLast : Message::rejected);
  }

  std::string exhausted(const Event& event) {
    const bool byColumn = info_.byColumns;
    const int line = byColumn ? event.square.column : event.square.row;
    know("previous", line - 1);
    if (line == 0) return say(byColumn ? Message::triedFirstColumn : Message::triedFirstRow);
    if (info_.scansRows) {
      knowFree(freeOfRow());
      return say(event.deadEnd ? Message::deadEndFree : Message::triedFree);
    }
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
    if (!search_.places().empty()) return say(Message::overFirst);
    if (info_.scansRows) return say(Message::overScans);
    return say(info_.judgesFullBoards ? Message::overCompares : Message::overTests);
  }

  const Timeline& timeline_;
  const Search& search_;
  const VariantInfo& info_;
  const SearchSentences& said_;
  Find find_;
  Language language_;
  int n_;
  std::vector<Argument> facts_;
};

}  // namespace

std::string narrate(const Timeline& timeline, Language language) {
  return Narrator(timeline, language).sentence();
}

}  // namespace queens
