#include "text/narration.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "core/attackers.hpp"
#include "core/binary.hpp"
#include "text/format.hpp"

namespace queens {
namespace {

// The names that the listings give to what they keep for a line, indexed by `Line`; no listing keeps rows.
constexpr std::array<std::string_view, 4> kArrayNames = {"", "cols", "diags1", "diags2"};
constexpr std::array<std::string_view, 4> kIntegerNames = {"", "cols", "main", "anti"};
constexpr std::array<std::string_view, 4> kFormulas = {"", "col", "row − col + n − 1", "row + col"};
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

  std::string start() {
    return say(Message::startBoardScan + variantIndex(), Message::startFirst, Message::startCount);
  }

  bool is(VariantId variant) const { return search_.variant() == variant; }
  std::size_t variantIndex() const { return static_cast<std::size_t>(search_.variant()); }

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
    know("count", std::popcount(free));
  }
  // The squares that the deepest row entered has still to try.
  std::uint32_t freeOfFrame() const { return std::get<Bitmask>(search_.machine()).frames().back().free; }

  std::string safe(Square square) const {
    switch (search_.variant()) {
      case VariantId::boardScan:
        return say(square.column == 0 ? Message::safeFirstColumn : Message::safeBoardScan);
      case VariantId::hashSets:
        return say(Message::safeHashSets);
      case VariantId::bitFlags:
        return say(Message::safeBitFlags);
      case VariantId::explicitStack:
        return say(square.row == 0 ? Message::safeFirstRow : Message::safeExplicitStack);
      case VariantId::permutations:
        return say(Message::safePermutations);
      case VariantId::flagArrays:
      case VariantId::bitmask:
        break;
    }
    return say(Message::safeFlagArrays);
  }

  std::string attacked(Square square) {
    std::vector<Attacker> all = attackers(search_, square);
    // What the program meets first comes first. `validate` goes down the rows, as the queens were placed; the
    // other programs look at one line after the other, and no two attackers share one.
    if (!is(VariantId::explicitStack)) {
      // At most one to a line; std::sort would be a kilobyte of what a reader fetches.
      std::vector<Attacker> byLine;
      for (const Line line : {Line::row, Line::column, Line::main, Line::anti})
        std::copy_if(all.begin(), all.end(), std::back_inserter(byLine),
                     [line](const Attacker& each) { return each.line == line; });
      all = std::move(byLine);
    }
    knowOther(all[0].queen);
    if (is(VariantId::permutations)) return say(Message::attackedPermutations);
    know("found", found(square, all[0]));
    if (all.size() > 1) know("first", other(all[1]));
    if (all.size() > 2) know("second", other(all[2]));
    know("others", all.size() > 1 ? say(Message::otherOne + (all.size() - 2)) : std::string());
    return say(Message::attacked);
  }

  // The line that the square shares with a queen, and what in the bookkeeping says so.
  std::string found(Square square, const Attacker& attacker) {
    const auto line = static_cast<std::size_t>(attacker.line);
    const std::array<int, 4> members = {0, square.column, square.row - square.column,
                                        square.row + square.column};
    const std::string index = std::to_string(members[line] + (attacker.line == Line::main ? n_ - 1 : 0));
    const std::string formula(kFormulas[line]);
    know("shared", say(Message::sharedRow + line));
    switch (search_.variant()) {
      case VariantId::boardScan:
        know("arrow", std::string(kScanArrows[line]));
        know("distance", square.column - attacker.queen.column);
        return say(Message::foundByScan);
      case VariantId::hashSets:
        know("member", members[line]);
        know("name", std::string(kArrayNames[line]));
        return say(Message::foundInSet);
      case VariantId::bitFlags:
        know("bit", formula + " = " + index);
        know("name", std::string(kIntegerNames[line]));
        return say(Message::foundInBits);
      case VariantId::explicitStack:
        return say(Message::foundByValidate);
      case VariantId::flagArrays:
      case VariantId::bitmask:
      case VariantId::permutations:
        break;
    }
    const std::string name(kArrayNames[line]);
    const std::string entry = name + "[" + index + "]";
    know("entry", attacker.line == Line::column ? entry : name + "[" + formula + "] = " + entry);
    return say(Message::foundInArray);
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
    const bool byColumn = is(VariantId::boardScan);
    const int next = (byColumn ? square.column : square.row) + 1;
    know("next", next);
    know("standing", search_.places().size());
    if (is(VariantId::bitmask)) {
      know("bit", binaryDigits(std::uint32_t{1} << square.column, n_));
      knowFree(freeOfFrame());
    }
    const Message full = is(VariantId::permutations) ? Message::thenCompare : Message::thenFull;
    know("then", say(next == n_ ? full : byColumn ? Message::thenColumn : Message::thenRow));
    return say(find_ == Find::count ? Message::placedCount : Message::placedBoardScan + variantIndex());
  }

  std::string remove(Square square) {
    const bool wasFull = static_cast<int>(search_.places().size()) == n_ - 1;
    know("back", say(wasFull ? Message::comesBackFromFull : Message::comesBack));
    know("undone", undone());
    know("then", afterRemoving(square));
    return say(Message::removed);
  }

  std::string undone() {
    if (find_ != Find::count) return say(Message::undoneBoardScan + variantIndex());
    const auto& bitmask = std::get<Bitmask>(search_.machine());
    know("returned", bitmask.returned());
    know("counted", bitmask.counted(bitmask.frames().size() - 1));
    return say(Message::undoneCount);
  }

  std::string afterRemoving(Square square) {
    if (is(VariantId::bitmask)) {
      knowFree(freeOfFrame());
      return say(freeOfFrame() ? Message::freeLeft : Message::freeNone);
    }
    const bool byColumn = is(VariantId::boardScan);
    const int next = (byColumn ? square.row : square.column) + 1;
    know("next", next);
    if (next == n_) return say(byColumn ? Message::noRowLeft : Message::noColumnLeft);
    return say(byColumn ? Message::nextRow : Message::nextColumn);
  }

  std::string solution() {
    knowPlaces();
    know("number", timeline_.counters().of(EventKind::solution));
    know("pairs", n_ * (n_ - 1) / 2);
    if (is(VariantId::permutations)) return say(Message::solutionCompared);
    return say(is(VariantId::boardScan) ? Message::solutionRows : Message::solutionColumns,
               is(VariantId::explicitStack) ? Message::solutionReturned : Message::solutionPassedUp,
               Message::solutionCounted);
  }

  std::string reject() {
    const int clash = firstClash(search_.places());
    knowPlaces();
    know("clash", clash);
    return say(clash == n_ - 1 ? Message::rejectedAtLast : Message::rejected);
  }

  std::string exhausted(const Event& event) {
    const bool byColumn = is(VariantId::boardScan);
    const int line = byColumn ? event.square.column : event.square.row;
    know("previous", line - 1);
    if (line == 0) return say(byColumn ? Message::triedFirstColumn : Message::triedFirstRow);
    if (is(VariantId::bitmask)) {
      knowFree(freeOfFrame());
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
    if (is(VariantId::bitmask)) return say(Message::overScans);
    return say(is(VariantId::permutations) ? Message::overCompares : Message::overTests);
  }

  const Timeline& timeline_;
  const Search& search_;
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
