#include "app/sentence.hpp"

#include "core/attackers.hpp"
#include "text/format.hpp"
#include "text/narration.hpp"

namespace queens {

namespace {

// Until the program is on the screen, a newcomer reads no names of its variables.
std::string narrateWithoutNames(const Timeline& timeline, Language language) {
  const Event* event = timeline.event();
  if (!event) return format(language, Message::firstStart, {{"n", timeline.n()}});
  std::vector<Argument> facts = {
      {"row", event->square.row}, {"col", event->square.column}, {"next", event->square.row + 1}};
  if (event->kind == EventKind::place) return format(language, Message::firstPlaced, facts);
  if (event->kind != EventKind::test) return narrate(timeline, language);
  if (event->safe) return format(language, Message::firstSafe, facts);
  const Square queen = attackers(timeline.search(), event->square).front().queen;
  facts.emplace_back("qrow", queen.row);
  facts.emplace_back("qcol", queen.column);
  return format(language, Message::firstAttacked, facts);
}

}  // namespace

std::string sentenceOn(const Session& session, Language language) {
  const bool withoutNames = session.firstParts() == FirstParts::picture;
  std::string sentence = withoutNames ? narrateWithoutNames(session.timeline(), language)
                                      : narrate(session.timeline(), language);
  if (!session.restsInFirst()) return sentence;
  const bool solved = session.timeline().event()->kind == EventKind::solution;
  return format(language, solved ? Message::restsAtSolution : Message::restsAtDeadEnd,
                {{"sentence", std::move(sentence)}});
}

const std::string& SteadySentence::of(const Session& session, Language language) {
  if (session.legibility().worthTelling || language_ != language || program_ != session.program()) {
    sentence_ = sentenceOn(session, language);
    language_ = language;
    program_ = session.program();
  }
  return sentence_;
}

}  // namespace queens
