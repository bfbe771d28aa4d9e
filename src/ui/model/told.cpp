#include "ui/model/told.hpp"

#include "text/format.hpp"
#include "text/narration.hpp"

namespace queens {

std::string sentenceOn(const Session& session, Language language) {
  std::string sentence = narrate(session.timeline(), language);
  if (!session.restsInFirst()) return sentence;
  const bool solved = session.timeline().event()->kind == EventKind::solution;
  return format(language, solved ? Message::restsAtSolution : Message::restsAtDeadEnd,
                {{"sentence", std::move(sentence)}});
}

const std::string& Told::sentence(const Session& session, Language language) {
  if (session.worthTelling() || language_ != language) {
    sentence_ = sentenceOn(session, language);
    language_ = language;
  }
  return sentence_;
}

}  // namespace queens
