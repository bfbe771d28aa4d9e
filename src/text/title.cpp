#include "text/title.hpp"

#include "text/format.hpp"
#include "text/search_sentences.hpp"

namespace queens {

std::string titleOf(Program program, Language language) {
  const std::string variant = format(language, *sentencesOf(program.variant).title);
  if (program.bug != Bug::none) {
    return format(language,
                  isWay(program.bug) ? Message::programWay
                  : isWrong(program) ? Message::programWrong
                                     : Message::programChanged,
                  {{"search", variant}, {"bug", format(language, *sentencesOf(program).name)}});
  }
  if (program.find == goalOf(program.variant)) return variant;
  return format(language, program.find == Find::first ? Message::programFirst : Message::programCount,
                {{"search", variant}});
}

}  // namespace queens
