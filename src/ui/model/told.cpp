#include "ui/model/told.hpp"

#include "text/narration.hpp"

namespace queens {

const std::string& Told::sentence(const Session& session, Language language) {
  if (session.worthTelling() || language_ != language) {
    sentence_ = narrate(session.timeline(), language);
    language_ = language;
  }
  return sentence_;
}

}  // namespace queens
