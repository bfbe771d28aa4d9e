#pragma once

#include <emscripten/val.h>

namespace queens {

/// The bytes of the fonts for text, strong text and programs, as an array in that order. HTML elements use
/// the same fonts.
emscripten::val lettersToJs();

}  // namespace queens
