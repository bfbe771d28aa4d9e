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
  std::vector<Record> records;  ///< of everything that was drawn, in reading order
};

/// The analyses that a frame shows of a search. @param session its index
OnScreen onScreen(const Model& model, const Layout& layout, std::size_t session);

/// Draws the whole interface into the current ImGui frame.
/// @param layouts one for each session
/// @param pictures takes the boards that it shows; they must outlive the rendering of the frame
Drawn drawInterface(const Model& model, const Fonts& fonts, std::span<const Layout> layouts, Vec2 screen,
                    PictureQueue& pictures);

/// Whether input has come in that later frames will handle: ImGui takes a quick touch apart, and where, down,
/// up and away each have a frame of their own.
bool inputIsWaiting();

}  // namespace queens
