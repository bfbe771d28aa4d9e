#pragma once

#include <string>

#include "playback/session.hpp"
#include "text/prints.hpp"

namespace queens {

/// A text for students to copy or save.
struct Handout {
  std::string text;
  std::string name;   ///< of a file
  bool save = false;  ///< saved as a file; otherwise copied
};

/// A program's output for the solutions up to the current position, as far as they are known.
Handout handoutOf(const Snapshot& search, Print print, int base, bool save);

}  // namespace queens
