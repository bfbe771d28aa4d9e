#pragma once

#include <string>

#include "core/event.hpp"

namespace queens {

/// "(3, 5)", "(3, ·)" or nothing, as the event speaks of a square, a line or the whole board.
std::string place(const Event& event);

}  // namespace queens
