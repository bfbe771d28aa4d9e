#pragma once

#include <string>

#include "core/event.hpp"

namespace queens {

/// "(3, 5)", "(3, ·)" or nothing, if the event concerns a square, a line or the whole board.
std::string place(const Event& event);

}  // namespace queens
