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
/// A stop of the guided introduction, in place of the sentence.
void drawTour(const Model& model, const Fonts& fonts, Rect area, Commands& commands);
/// The sentence on the last event.
void drawCaption(const Model& model, const Fonts& fonts, Rect area);
/// The program with the lines executed for the last event marked.
void drawCode(const Model& model, const Fonts& fonts, Rect area, Reaction& reaction);
/// Tabs: the program if there is no room for it elsewhere, the bookkeeping, the counters, the log.
void drawTabs(const Model& model, const Fonts& fonts, Rect area, bool withCode, Reaction& reaction);
/// The search's own bookkeeping as it is after the last event.
void drawState(const Model& model, const Fonts& fonts, Reaction& reaction);
/// One line for each recursion level of the bitmask search.
void drawFrames(const Model& model, const Variable& frames);
/// The last events; a click goes there.
void drawLog(const Model& model, const Fonts& fonts, Commands& commands);
/// Counting at full speed: choice, progress, results.
void drawCount(const Model& model, const Fonts& fonts, Commands& commands);
/// How often each thing has happened.
void drawCounters(const Model& model, const Fonts& fonts);
/// Row and column numbers around the board, and the mark of the line that the search is in.
void drawCoordinates(const Model& model, const Fonts& fonts, const Layout& layout);
/// The keys, over everything else.
void drawHelp(const Model& model, const Fonts& fonts, Vec2 screen, Commands& commands);
/// Something to tell the reader, with a button to close it.
void drawNotice(const Model& model, const Fonts& fonts, Vec2 screen, Reaction& reaction);

}  // namespace queens
