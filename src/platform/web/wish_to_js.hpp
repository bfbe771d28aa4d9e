#pragma once

#include <emscripten/val.h>

#include "app/wishes.hpp"

namespace queens {

/// What is asked of the page, as `Page.takeWishes` tells of it.
emscripten::val wishToJs(const Wish& wish);

}  // namespace queens
