#pragma once

#include <span>
#include <vector>

#include "ui/controls/pictures.hpp"
#include "ui/controls/record.hpp"
#include "ui/controls/style.hpp"
#include "ui/layout/layout.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// The results of drawing the interface once.
struct Drawn {
  Reaction reaction;
  std::vector<Record> records;  ///< everything that was drawn, in reading order
};

/// The analyses that a frame shows for a search. @param session its index
OnScreen onScreen(const Model& model, const Layout& layout, std::size_t session);

/// Draws the whole interface into the current ImGui frame.
/// @param layouts one for each session
/// @param pictures receives the boards; must outlive the rendering of the frame
Drawn drawInterface(const Model& model, const Fonts& fonts, std::span<const Layout> layouts, Vec2 screen,
                    PictureQueue& pictures);

/// Whether there is input for later frames: ImGui splits a quick touch into moving, pressing and releasing,
/// with one frame for each.
bool inputIsWaiting();

}  // namespace queens
