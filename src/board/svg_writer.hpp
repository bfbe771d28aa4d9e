#pragma once

#include <string>
#include <string_view>

#include "look/geometry.hpp"
#include "look/palette.hpp"

namespace queens {

/// Puts the text of an SVG document together. Numbers have two decimals at most, whatever the language of the
/// system, so that the same picture is the same bytes everywhere.
class SvgWriter {
 public:
  /// Markup, taken over as it is.
  SvgWriter& raw(std::string_view markup) {
    text_ += markup;
    return *this;
  }
  /// Text that is none, in UTF-8; what XML cannot hold is left out.
  SvgWriter& escaped(std::string_view text);
  /// A number, after a space if it would run into the one before.
  SvgWriter& number(float value);
  SvgWriter& point(Vec2 at) { return number(at.x).number(at.y); }
  SvgWriter& attribute(std::string_view name, float value);
  /// `fill` or `stroke` with a colour; nothing of one that cannot be seen is painted.
  SvgWriter& paint(std::string_view property, Color color);
  /// An attribute for how opaque something is, 0…255; left out where it is fully so.
  SvgWriter& opacity(std::string_view name, std::uint8_t alpha);

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace queens
