#pragma once

#include <emscripten/val.h>

#include "app/wishes.hpp"

namespace queens {

/// A request to the page, in the format of `Page.takeWishes`.
emscripten::val wishToJs(const Wish& wish);

}  // namespace queens
