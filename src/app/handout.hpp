#pragma once

#include <string>

#include "playback/session.hpp"
#include "text/prints.hpp"

namespace queens {

/// A text for the reader to take along.
struct Handout {
  std::string text;
  std::string name;   ///< of a file
  bool save = false;  ///< as a file; else it is copied
};

/// What a program prints of the solutions that a search has found up to its position, as far as they are
/// gathered.
Handout handoutOf(const Session& session, Print print, bool save);

}  // namespace queens
