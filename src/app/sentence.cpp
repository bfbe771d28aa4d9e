#include "app/sentence.hpp"

#include "core/attackers.hpp"
#include "text/format.hpp"
#include "text/narration.hpp"

namespace queens {

namespace {

// Until the program is on the screen, a newcomer reads no names of its variables.
std::string narrateWithoutNames(const Timeline& timeline, Language language, int base) {
  const Event* event = timeline.event();
  if (!event) return format(language, Message::firstStart, {{"n", timeline.n()}});
  std::vector<Argument> facts = {{"row", event->square.row + base},
                                 {"col", event->square.column + base},
                                 {"next", event->square.row + base + 1}};
  if (event->kind == EventKind::place) {
    const bool isLast = event->square.row + 1 == timeline.n();
    return format(language, isLast ? Message::firstPlacedLast : Message::firstPlaced, facts);
  }
  if (event->kind == EventKind::remove) {
    const bool isLast = event->square.column + 1 == timeline.n();
    const Message then = isLast ? Message::noColumnLeft : Message::nextColumn;
    facts.emplace_back(
        "then", format(language, then,
                       {{"row", event->square.row + base}, {"next", event->square.column + base + 1}}));
    return format(language, Message::firstRemoved, facts);
  }
  if (event->kind != EventKind::test) return narrate(timeline, language, base);
  if (event->safe) return format(language, Message::firstSafe, facts);
  std::string queens;
  for (const Attacker& each : attackers(timeline.search(), event->square)) {
    if (!queens.empty()) queens += format(language, Message::listAnd);
    queens += format(language, Message::squareAttacker,
                     {{"row", each.queen.row + base}, {"col", each.queen.column + base}});
  }
  facts.emplace_back("queens", std::move(queens));
  return format(language, Message::firstAttacked, facts);
}

}  // namespace

std::string sentenceOn(const Session& session, Language language, int base) {
  const bool withoutNames = session.firstParts() == FirstParts::picture;
  std::string sentence = withoutNames ? narrateWithoutNames(session.timeline(), language, base)
                                      : narrate(session.timeline(), language, base);
  if (!session.restsInFirst()) return sentence;
  const bool solved = session.timeline().event()->kind == EventKind::solution;
  return format(language, solved ? Message::restsAtSolution : Message::restsAtDeadEnd,
                {{"sentence", std::move(sentence)}});
}

const std::string& SteadySentence::of(const Session& session, Language language, int base) {
  if (session.legibility().worthTelling || language_ != language || base_ != base ||
      program_ != session.program()) {
    sentence_ = sentenceOn(session, language, base);
    language_ = language;
    base_ = base;
    program_ = session.program();
  }
  return sentence_;
}

}  // namespace queens
