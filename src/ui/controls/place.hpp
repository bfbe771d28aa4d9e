#pragma once

#include <string>

#include "core/event.hpp"

namespace queens {

/// "(3, 5)", "(3, ·)" or nothing, if the event concerns a square, a line or the whole board.
/// @param base what the first row and the first column are called
std::string place(const Event& event, int base);

}  // namespace queens
