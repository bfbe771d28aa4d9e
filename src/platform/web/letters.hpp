#pragma once

#include <emscripten/val.h>

namespace queens {

/// The bytes of the fonts that text, strong text and programs are set in, as an array in that order, so that
/// the page's elements can be set in the same.
emscripten::val lettersToJs();

}  // namespace queens
