#pragma once

#include <string>
#include <string_view>

#include "look/geometry.hpp"
#include "look/palette.hpp"

namespace queens {

/// Assembles the text of an SVG document. Numbers have at most two decimals and ignore the system's locale,
/// so equal pictures give equal bytes everywhere.
class SvgWriter {
 public:
  /// Appends markup unchanged.
  SvgWriter& raw(std::string_view markup) {
    text_ += markup;
    return *this;
  }
  /// Appends UTF-8 text with markup escaped; drops characters that XML does not allow.
  SvgWriter& escaped(std::string_view text);
  /// Appends a number, after a space if the previous character is a digit.
  SvgWriter& number(float value);
  SvgWriter& point(Vec2 at) { return number(at.x).number(at.y); }
  SvgWriter& attribute(std::string_view name, float value);
  /// `fill` or `stroke` with a colour; `none` for a fully transparent one.
  SvgWriter& paint(std::string_view property, Color color);
  /// An opacity attribute, 0…255; omitted if fully opaque.
  SvgWriter& opacity(std::string_view name, std::uint8_t alpha);

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace queens
