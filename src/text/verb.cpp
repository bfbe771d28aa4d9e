#include "text/verb.hpp"

#include <algorithm>
#include <vector>

#include "text/marked.hpp"
#include "text/message.hpp"

namespace queens {

std::string_view verbIn(std::string_view sentence, EventKind kind, Language language) {
  const auto message = Message::verbTest + static_cast<std::size_t>(kind);
  std::string_view verbs = patternOf(language, message);
  const std::vector<TextRun> all = runs(sentence);
  while (!verbs.empty()) {
    const std::string_view verb = verbs.substr(0, verbs.find('|'));
    verbs.remove_prefix(std::min(verb.size() + 1, verbs.size()));
    for (const TextRun& run : all) {
      const std::size_t at = run.code ? run.text.npos : run.text.find(verb);
      if (at != run.text.npos) return run.text.substr(at, verb.size());
    }
  }
  return {};
}

}  // namespace queens
