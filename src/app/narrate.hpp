#pragma once

#include <string>

#include "timeline/timeline.hpp"

namespace queens {

std::string narrate(const Timeline& timeline);

}  // namespace queens
