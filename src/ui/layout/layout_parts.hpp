#pragma once

#include "ui/layout/layout.hpp"

// The common parts of all layouts. Lengths are CSS px; `unit` is the size of running text.
namespace queens {

float toolbarHeight(float unit);
/// Height of the caption, if there is one.
float sentenceHeight(const LayoutRequest& request, float height);
/// The largest board in an area, centred in it, on whole pixels so that its squares' edges are sharp.
Rect boardIn(Rect area, bool compact, float unit);
/// Whether the search tree lies beside the board, below the panels: on a low screen and for a newcomer, so
/// that the board stays large.
bool chartInColumn(const LayoutRequest& request);
/// Height of the search tree over the transport, if it is shown there.
float chartHeight(const LayoutRequest& request);
/// Toolbar on top and transport below, as far as the view has them. Returns what is left between.
Rect frameIn(const LayoutRequest& request, Layout& layout);

/// A line of landmarks below. Returns what is left above it.
Rect stageIn(const LayoutRequest& request, Layout& layout);
/// Board, sentence and the whole search, as large as they can be, over that line.
Layout stageOf(const LayoutRequest& request);

}  // namespace queens
