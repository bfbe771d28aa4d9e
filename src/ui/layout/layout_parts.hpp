#pragma once

#include <algorithm>

#include "ui/layout/layout.hpp"

// The common parts of all layouts. Lengths are CSS px; `unit` is the size of running text.
namespace queens {

float toolbarHeight(float unit);
/// Whether an area is too small for numbers around its board.
inline bool isCompact(Rect area) {
  return std::min(area.width, area.height) < 120;
}
/// Height of the caption, or 0 if there is none.
float sentenceHeight(const LayoutRequest& request, float height);
/// The request after the answer to a question, whose sentence could have been the answer.
LayoutRequest afterAnswer(LayoutRequest request);
/// The largest board in an area, centred, on whole pixels so that the edges of its squares are sharp.
Rect boardIn(Rect area, bool compact, float unit);
/// Whether the search tree is beside the board, below the panels: on a low screen and for a new student, so
/// that the board stays large.
bool chartInColumn(const LayoutRequest& request);
/// Height of the search tree above the transport, if it is shown there.
float chartHeight(const LayoutRequest& request);
/// Places the toolbar at the top and the transport at the bottom, if the view has them. Returns the rest.
Rect frameIn(const LayoutRequest& request, Layout& layout);

/// Places a line of highlights at the bottom. Returns the rest.
Rect stageIn(const LayoutRequest& request, Layout& layout);
/// Places board, explanation and search tree above that line, as large as possible.
Layout stageOf(const LayoutRequest& request);

}  // namespace queens
