#pragma once

#include <string>
#include <string_view>

#include "board/shapes.hpp"
#include "board/svg_writer.hpp"

namespace queens {

/// The parts of an SVG document besides its picture.
struct SvgSheet {
  Vec2 size;                  ///< CSS px; the upper left corner is the picture's (0, 0)
  Color ground;               ///< background colour
  std::string_view title;     ///< description of the picture; UTF-8 without markup
  std::string_view language;  ///< language of the title; BCP 47
};

/// Begins a document with its title and background. The caller ends it with `</svg>`.
void beginSvg(SvgWriter& out, const SvgSheet& sheet);

/// Writes a picture into a document, drawn as in shaders/shape.frag. It has no ids and no references, so any
/// number of pictures fit in one page. Equal pictures give equal bytes.
/// @param picture boxes, hatching and queens must be upright, other shapes may be rotated; only boxes and
/// queens may have edges
/// @param height of the picture, CSS px
void writePicture(SvgWriter& out, const Picture& picture, float height);

/// Writes a queen with its edge.
void writeQueen(SvgWriter& out, const Shape& shape);

/// A picture as a separate SVG document (SVG 1.1, UTF-8).
std::string svg(const Picture& picture, const SvgSheet& sheet);

}  // namespace queens
