#pragma once

#include <string>

#include "text/language.hpp"
#include "timeline/abreast.hpp"

namespace queens {

/// What sets two searches of one board apart where they stand: how much each has asked about squares and rows
/// to get to the station that they share, or, where they share none, what each has done so far.
/// @param first the one that leads, whose station it is
std::string difference(const Timeline& first, const Timeline& second, Abreast by, Language language);

}  // namespace queens
