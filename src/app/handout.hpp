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

/// The output of a program for the solutions up to the current position, as far as they are gathered.
Handout handoutOf(const Snapshot& search, Print print, bool save);

}  // namespace queens
