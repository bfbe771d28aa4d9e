#pragma once

#include <string>
#include <string_view>

#include "board/shapes.hpp"
#include "board/svg_writer.hpp"

namespace queens {

/// What an SVG document has besides its picture.
struct SvgSheet {
  Vec2 size;                  ///< CSS px; its upper left corner is the picture's (0, 0)
  Color ground;               ///< what the picture stands on
  std::string_view title;     ///< what there is to see, in words; UTF-8, no markup
  std::string_view language;  ///< of the title; BCP 47
};

/// Begins a document with its title and what it stands on; ends with `</svg>`.
void beginSvg(SvgWriter& out, const SvgSheet& sheet);

/// A picture within a document, drawn as shaders/shape.frag draws it. It has no ids, so that any number of
/// them can stand in one page, and refers to nothing. The same picture gives the same bytes.
/// @param picture of boxes, hatching and queens that stand upright, other shapes in any direction; with
///   edges on boxes and queens only, as all pictures of a board are
/// @param height of the picture, CSS px
void writePicture(SvgWriter& out, const Picture& picture, float height);

/// A picture as an SVG document of its own (SVG 1.1, UTF-8).
std::string svg(const Picture& picture, const SvgSheet& sheet);

}  // namespace queens
