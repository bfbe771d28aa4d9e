#pragma once

#include <string>

#include "core/program.hpp"

namespace queens {

/// "(3, 5)", "(3, ·)" or nothing, if the event concerns a square, a line or the whole board.
/// @param base what the first row and the first column are called
std::string place(const Event& event, int base);

/// A queen of a program in little room: her place in her line, such as "5"; "3,5" if the program chooses
/// rows. @param base the number of the first row and column
std::string shortPlace(const Program& program, Square square, int base);

}  // namespace queens
