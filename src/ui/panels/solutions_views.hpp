#pragma once

#include "ui/controls/frame.hpp"

// The ways in which the solutions panel shows what was found; each draws from the cursor on, scrolls by
// itself, and takes the rest of the window.
namespace queens {

/// Small boards, in the order found or by the classes of symmetry.
void drawGallery(const Frame& frame, bool byClasses);
/// The output of a program for the solutions so far, with buttons to copy and save it.
void drawPrinted(const Frame& frame);

}  // namespace queens
