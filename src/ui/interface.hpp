#pragma once

#include "ui/layout.hpp"
#include "ui/model.hpp"
#include "ui/style.hpp"

namespace queens {

/// Draws the whole interface into the current ImGui frame, but for the board itself, whose place is left
/// free.
Reaction drawInterface(const Model& model, const Fonts& fonts, const Layout& layout, Vec2 screen);

}  // namespace queens
