#pragma once

#include "board/shapes.hpp"
#include "board/svg_writer.hpp"

namespace queens {

/// Writes a queen with its edge.
void writeQueen(SvgWriter& out, const Shape& shape);

}  // namespace queens
