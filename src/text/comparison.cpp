#include "text/comparison.hpp"

#include <array>
#include <cstdio>

#include "core/recorded/recording.hpp"
#include "text/format.hpp"
#include "text/title.hpp"

namespace queens {
namespace {

// The questions that a search asks to find squares for queens, or the moves of a search that moves queens.
EventKind questionOf(const Program& program) {
  const VariantInfo& its = info(program.variant);
  if (its.movesQueens) return EventKind::move;
  if (its.looksAhead) return EventKind::restrict;
  if (its.scansRows) return EventKind::scan;
  return its.judgesFullBoards ? EventKind::compare : EventKind::test;
}

// Their number, such as "876 tests".
std::string asked(const Program& program, const Counters& counters, Language language) {
  const EventKind kind = questionOf(program);
  const Message message = kind == EventKind::move       ? Message::askedMoves
                          : kind == EventKind::restrict ? Message::askedRestrictions
                          : kind == EventKind::scan     ? Message::askedScans
                          : kind == EventKind::compare  ? Message::askedComparisons
                                                        : Message::askedTests;
  return format(language, message, {{"count", counters.of(kind)}});
}

// Whether the questions of a search are known; a recording need not have any.
bool asks(const Program& program) {
  return emits(program, questionOf(program));
}

std::string soFar(const Timeline& timeline, Language language) {
  const Counters& counters = timeline.counters();
  const Program program = timeline.program();
  return format(language, asks(program) ? Message::comparedSoFar : Message::comparedSoFarUnasked,
                {{"search", titleOf(program, language)},
                 {"events", timeline.position()},
                 {"asked", asked(program, counters, language)},
                 {"queens", counters.of(EventKind::place)},
                 {"solutions", counters.of(EventKind::solution)}});
}

std::string raced(const Racer& racer, Language language) {
  const Timeline& timeline = racer.timeline;
  return format(language, timeline.atEnd() ? Message::racedEnded : Message::raced,
                {{"search", titleOf(timeline.program(), language)},
                 {"operations", *racer.operations},
                 {"queens", timeline.counters().of(EventKind::place)},
                 {"solutions", timeline.counters().of(EventKind::solution)}});
}

// What the searches asked, which explains their operations; empty if it is not known of both.
std::string reason(const Racer& winner, const Racer& loser, Language language) {
  const Program programs[] = {winner.timeline.program(), loser.timeline.program()};
  if (!asks(programs[0]) || !asks(programs[1])) return "";
  const auto countOf = [](const Racer& racer) {
    return racer.timeline.counters().of(questionOf(racer.timeline.program()));
  };
  const bool same = questionOf(programs[0]) == questionOf(programs[1]) && countOf(winner) == countOf(loser);
  return format(language, same ? Message::raceAskedSame : Message::raceAsked,
                {{"winner", titleOf(programs[0], language)},
                 {"loser", titleOf(programs[1], language)},
                 {"asked", asked(programs[0], winner.timeline.counters(), language)},
                 {"askedSecond", asked(programs[1], loser.timeline.counters(), language)}});
}

// Which of two ended searches took fewer operations, and why.
std::string won(const Racer& winner, const Racer& loser, Language language) {
  const double factor = static_cast<double>(*loser.operations) / static_cast<double>(*winner.operations);
  std::array<char, 24> text{};
  std::snprintf(text.data(), text.size(), "%.1f", factor);
  const std::string result = format(language, Message::raceWon,
                                    {{"winner", titleOf(winner.timeline.program(), language)},
                                     {"loser", titleOf(loser.timeline.program(), language)},
                                     {"few", *winner.operations},
                                     {"many", *loser.operations},
                                     {"factor", std::string(text.data())}});
  return result + " " + reason(winner, loser, language);
}

}  // namespace

std::string difference(const Timeline& first, const Timeline& second, SyncMode by, Language language) {
  const auto kind = countedBy(by);
  const std::uint64_t count = kind ? first.counters().of(*kind) : 0;
  const bool shared =
      count > 0 && second.counters().of(*kind) >= count && asks(first.program()) && asks(second.program());
  if (!shared) return soFar(first, language) + " " + soFar(second, language);
  const auto askedUntil = [&](const Timeline& timeline) {
    return asked(timeline.program(), timeline.momentOf(*kind, count).counters, language);
  };
  return format(language, by == SyncMode::queen ? Message::comparedQueens : Message::comparedSolutions,
                {{"first", titleOf(first.program(), language)},
                 {"second", titleOf(second.program(), language)},
                 {"count", count},
                 {"asked", askedUntil(first)},
                 {"askedSecond", askedUntil(second)}});
}

std::string operationsOf(const Racer& racer, Language language) {
  return racer.operations ? format(language, Message::raceCount, {{"operations", *racer.operations}}) : "";
}

std::string race(const Racer& first, const Racer& second, Language language) {
  if (!first.operations || !second.operations) return format(language, Message::racedCounting);
  // A search for one solution does not win against a search for all.
  const bool sameGoal = endAlike(first.timeline.program().find, second.timeline.program().find);
  const bool over = sameGoal && first.timeline.atEnd() && second.timeline.atEnd();
  if (over && *first.operations < *second.operations) return won(first, second, language);
  if (over && *second.operations < *first.operations) return won(second, first, language);
  return raced(first, language) + " " + raced(second, language);
}

}  // namespace queens
