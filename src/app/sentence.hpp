#pragma once

#include <optional>
#include <string>

#include "playback/session.hpp"
#include "text/language.hpp"

namespace queens {

/// The sentence about the current event. Where the first show rests, it also says how to go on.
/// @param base what the first row and the first column are called
std::string sentenceOn(const Session& session, Language language, int base);

/// The explanation on the screen. During play it changes only for important events, so that students can read
/// it while squares are tested.
class SteadySentence {
 public:
  const std::string& of(const Session& session, Language language, int base);

 private:
  std::string sentence_;
  std::optional<Language> language_;
  int base_ = 0;
  std::optional<Program> program_;
};

}  // namespace queens
