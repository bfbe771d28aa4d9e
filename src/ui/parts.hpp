#pragma once

#include "ui/frame.hpp"
#include "ui/layout.hpp"

// The parts of the interface. Each draws itself into its part of the screen.
namespace queens {

/// Name of the product, variant, board size, theme and help.
void drawToolbar(const SessionFrame& frame, Rect bar);
/// Of two searches side by side, how they differ, and by what they keep in step.
void drawDifference(const SessionFrame& frame, Rect area);
/// The name of one of the two; of the second also what chooses another one and what ends the comparison.
void drawHeading(const SessionFrame& frame, Rect area);
/// The board with its numbers.
void drawBoard(const SessionFrame& frame, const Layout& layout);
/// The buttons, the speed and the scrubber.
void drawTransport(const SessionFrame& frame, const Layout& layout);
/// The line of positions: what has been explored, where its solutions are, and the position in it.
/// @param counter where the position stands in digits
void drawScrubber(const SessionFrame& frame, Rect area, Rect counter);
/// The whole search over the line of positions: every queen as long as it stands, rows downwards.
void drawChart(const SessionFrame& frame, const Layout& layout, Session& session);
/// The search as a tree of boards in the same place: every queen below those that it was placed upon.
void drawTree(const SessionFrame& frame, const Layout& layout, Session& session);
/// Whether it is the tree that is shown there.
bool showsTree(const Preferences& preferences, const Session& session);
/// A stop of the guided introduction, in place of the sentence; once the reader has gone elsewhere, the
/// sentence with the way back.
void drawTour(const SessionFrame& frame, Rect area);
/// The sentence on the last event.
void drawCaption(const SessionFrame& frame, Rect area);
/// The panels that have a place of their own, tabs for the others, and the lines between that can be dragged.
void drawPanels(const SessionFrame& frame, const Layout& layout, Session& session);
/// The menu that is open, the keys or the legend, over everything else; a press beside it closes it.
void drawOverlay(Frame& frame, Vec2 screen);
/// Something to tell the reader, with a button to close it.
void drawNotice(Frame& frame, Vec2 screen);

}  // namespace queens
