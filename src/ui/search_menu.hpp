#pragma once

#include <string>

#include "ui/frame.hpp"

namespace queens {

/// What a search is called in the reader's language.
std::string searchTitle(const Frame& frame, VariantId variant);
/// A button at the cursor that tells which search is watched and opens the list of all; of the first search
/// it can also begin and end a comparison.
/// @param name what is chosen here @param width CSS px
void drawSearchMenu(const SessionFrame& frame, Message name, float width);

}  // namespace queens
