#pragma once

#include <optional>
#include <string>

#include "playback/session.hpp"
#include "text/language.hpp"

namespace queens {

/// The sentence on the present moment of a search; where a first play rests it says too that it goes on.
std::string sentenceOn(const Session& session, Language language);

/// The sentence in sight. While a search plays it changes only for events that are worth telling, so that it
/// can be read while squares are checked.
class Told {
 public:
  /// The sentence for the present moment.
  const std::string& sentence(const Session& session, Language language);

 private:
  std::string sentence_;
  std::optional<Language> language_;
};

}  // namespace queens
