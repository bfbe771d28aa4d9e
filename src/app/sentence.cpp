#include "app/sentence.hpp"

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

const std::string& SteadySentence::of(const Session& session, Language language) {
  if (session.legibility().worthTelling || language_ != language || program_ != session.program()) {
    sentence_ = sentenceOn(session, language);
    language_ = language;
    program_ = session.program();
  }
  return sentence_;
}

}  // namespace queens
