#pragma once

#include "ui/layout.hpp"
#include "ui/model.hpp"
#include "ui/style.hpp"

namespace queens {

/// Draws the whole interface into the current ImGui frame, but for the board itself, whose place is left
/// free.
Reaction drawInterface(const Model& model, const Fonts& fonts, const Layout& layout, Vec2 screen);

/// Whether input has come in that later frames will handle: ImGui takes a quick touch apart, and where, down,
/// up and away each have a frame of their own.
bool inputIsWaiting();

}  // namespace queens
