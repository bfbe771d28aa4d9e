#pragma once

#include "ui/frame.hpp"
#include "ui/layout.hpp"

// The parts of the interface. Each draws itself into its part of the screen. Those that the first picture
// does without are not inlined: browsers compile a function when it is first called, all of it.
namespace queens {

/// Name of the product, variant, board size, theme and help.
void drawToolbar(const SessionFrame& frame, Rect bar);
/// Of two searches side by side, how they differ, and by what they keep in step.
[[gnu::noinline]] void drawDifference(const SessionFrame& frame, Rect area);
/// The name of one of the two; of the second also what chooses another one and what ends the comparison.
[[gnu::noinline]] void drawHeading(const SessionFrame& frame, Rect area);
/// The board with its numbers.
void drawBoard(const SessionFrame& frame, const Layout& layout);
/// The buttons, the speed and the scrubber.
void drawTransport(const SessionFrame& frame, const Layout& layout);
/// The line of positions: what has been explored, where its solutions are, and the position in it.
/// @param counter where the position stands in digits
void drawScrubber(const SessionFrame& frame, Rect area, Rect counter);
/// The whole search over the line of positions: every queen as long as it stands, rows downwards.
[[gnu::noinline]] void drawChart(const SessionFrame& frame, const Layout& layout, Session& session);
/// The search as a tree of boards in the same place: every queen below those that it was placed upon.
[[gnu::noinline]] void drawTree(const SessionFrame& frame, const Layout& layout, Session& session);
/// Whether it is the tree that is shown there.
bool showsTree(const Preferences& preferences, const Session& session);
/// A stop of the guided introduction, in place of the sentence; once the reader has gone elsewhere, the
/// sentence with the way back.
[[gnu::noinline]] void drawTour(const SessionFrame& frame, Rect area);
/// The sentence on the last event.
void drawCaption(const SessionFrame& frame, Rect area);
/// The panels that have a place of their own, tabs for the others, and the lines between that can be dragged.
void drawPanels(const SessionFrame& frame, const Layout& layout, Session& session);
/// The menu that is open, the keys or the legend, over everything else; a press beside it closes it.
[[gnu::noinline]] void drawOverlay(Frame& frame, Vec2 screen);
/// Something to tell the reader, with a button to close it.
[[gnu::noinline]] void drawNotice(Frame& frame, Vec2 screen);

}  // namespace queens
