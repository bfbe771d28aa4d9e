#pragma once

#include <string>

#include "text/language.hpp"

namespace queens {

/// What is said in a language, fetched with the program or after it instead of lying in it.
/// @param text a line for each `Message`, in their order
/// @return whether it has as many lines; else nothing is taken from it
bool learn(Language language, std::string text);

}  // namespace queens
