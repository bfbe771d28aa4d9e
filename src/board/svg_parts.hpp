#pragma once

#include <span>

#include "board/shapes.hpp"
#include "board/svg_writer.hpp"

// The shapes that `writePicture` writes by separate functions.
namespace queens {

/// Writes a queen with its edge.
void writeQueen(SvgWriter& out, const Shape& shape);
/// Writes stripes that run down to the right.
/// @param shapes boxes with the same hatching
/// @param height of the sheet, CSS px; the stripes are measured from its lower left corner
void writeHatching(SvgWriter& out, std::span<const Shape> shapes, float height);

}  // namespace queens
