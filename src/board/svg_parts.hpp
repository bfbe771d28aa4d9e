#pragma once

#include <span>

#include "board/shapes.hpp"
#include "board/svg_writer.hpp"

// What `svg` is made of.
namespace queens {

/// A queen with its edge.
void writeQueen(SvgWriter& out, const Shape& shape);
/// Stripes that run down to the right.
/// @param shapes boxes that are hatched alike
/// @param height of the sheet, CSS px: from its lower left corner the stripes are measured
void writeHatching(SvgWriter& out, std::span<const Shape> shapes, float height);

}  // namespace queens
