#pragma once

#include <emscripten/val.h>

namespace queens {

/// The bytes of the fonts for text, strong text and programs, as an array in that order, so that HTML
/// elements can use the same fonts.
emscripten::val lettersToJs();

}  // namespace queens
