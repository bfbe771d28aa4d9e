#pragma once

#include "ui/controls/frame.hpp"

// The ways in which the solutions panel shows what was found; each draws from the cursor on, scrolls by
// itself, and takes the rest of the window.
namespace queens {

/// Small boards, in the order found or by the classes of symmetry.
void drawGallery(const SessionFrame& frame, bool byClasses);
/// Whether the program prints no lists, but how many solutions there are.
bool printsCount(const SessionFrame& frame);
/// What a program prints of those found up to the present, and ways to take it along.
void drawPrinted(const SessionFrame& frame);

}  // namespace queens
