#include "text/comparison.hpp"

#include "text/format.hpp"
#include "text/title.hpp"

namespace queens {
namespace {

// By which questions a search finds out where queens can stand; "876 tests".
std::string asked(VariantId variant, const Counters& counters, Language language) {
  const bool scans = emits(variant, EventKind::scan);
  const bool compares = emits(variant, EventKind::compare);
  const EventKind kind = scans ? EventKind::scan : compares ? EventKind::compare : EventKind::test;
  const Message message = scans      ? Message::askedScans
                          : compares ? Message::askedComparisons
                                     : Message::askedTests;
  return format(language, message, {{"count", counters.of(kind)}});
}

std::string soFar(const Timeline& timeline, Language language) {
  const Counters& counters = timeline.counters();
  return format(language, Message::comparedSoFar,
                {{"search", titleOf(timeline.program(), language)},
                 {"events", timeline.position()},
                 {"asked", asked(timeline.variant(), counters, language)},
                 {"queens", counters.of(EventKind::place)},
                 {"solutions", counters.of(EventKind::solution)}});
}

}  // namespace

std::string difference(const Timeline& first, const Timeline& second, Abreast by, Language language) {
  const Station station = stationOf(first, by);
  const bool shared =
      station.kind && station.count > 0 && second.counters().of(*station.kind) >= station.count;
  if (!shared) return soFar(first, language) + " " + soFar(second, language);
  const auto askedUntil = [&](const Timeline& timeline) {
    return asked(timeline.variant(), timeline.momentOf(*station.kind, station.count).counters, language);
  };
  return format(language, by == Abreast::queen ? Message::comparedQueens : Message::comparedSolutions,
                {{"first", titleOf(first.program(), language)},
                 {"second", titleOf(second.program(), language)},
                 {"count", station.count},
                 {"asked", askedUntil(first)},
                 {"askedSecond", askedUntil(second)}});
}

}  // namespace queens
