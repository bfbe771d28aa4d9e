#pragma once

#include "ui/layout.hpp"
#include "ui/model.hpp"
#include "ui/style.hpp"

// The parts of the interface. Each draws itself into its part of the screen and adds what the reader asks for
// to `commands`.
namespace queens {

/// Name of the product, variant, board size, theme and help.
void drawToolbar(const Model& model, const Fonts& fonts, const Layout& layout, Commands& commands);
/// The buttons, the speed and the scrubber.
void drawTransport(const Model& model, const Fonts& fonts, const Layout& layout, Commands& commands);
/// The line of positions: what has been explored, where its solutions are, and the position in it.
void drawScrubber(const Model& model, const Fonts& fonts, Rect area, Commands& commands);
/// The sentence on the last event.
void drawCaption(const Model& model, const Fonts& fonts, Rect area);
/// How often each thing has happened.
void drawCounters(const Model& model, const Fonts& fonts, Rect area);
/// Row and column numbers around the board, and the mark of the line that the search is in.
void drawCoordinates(const Model& model, const Fonts& fonts, const Layout& layout);
/// The keys, over everything else.
void drawHelp(const Model& model, const Fonts& fonts, Vec2 screen, Commands& commands);
/// Something to tell the reader, with a button to close it.
void drawNotice(const Model& model, const Fonts& fonts, Vec2 screen, Commands& commands);

}  // namespace queens
