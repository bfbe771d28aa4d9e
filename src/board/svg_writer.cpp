#include "board/svg_writer.hpp"

#include <cmath>

namespace queens {

SvgWriter& SvgWriter::escaped(std::string_view text) {
  for (const char each : text) {
    switch (each) {
      case '&':
        text_ += "&amp;";
        break;
      case '<':
        text_ += "&lt;";
        break;
      case '>':
        text_ += "&gt;";
        break;
      case '"':
        text_ += "&quot;";
        break;
      default:
        if (static_cast<unsigned char>(each) >= ' ' || each == '\n' || each == '\t') text_ += each;
    }
  }
  return *this;
}

SvgWriter& SvgWriter::number(float value) {
  const long hundredths = std::lround(100 * value);
  const long size = std::abs(hundredths);
  if (hundredths < 0) {
    text_ += '-';
  } else if (!text_.empty() && text_.back() >= '0' && text_.back() <= '9') {
    text_ += ' ';
  }
  const long whole = size / 100;
  const long rest = size % 100;
  if (whole > 0 || rest == 0) text_ += std::to_string(whole);
  if (rest == 0) return *this;
  text_ += '.';
  text_ += static_cast<char>('0' + rest / 10);
  if (rest % 10 > 0) text_ += static_cast<char>('0' + rest % 10);
  return *this;
}

SvgWriter& SvgWriter::attribute(std::string_view name, float value) {
  return raw(" ").raw(name).raw("=\"").number(value).raw("\"");
}

SvgWriter& SvgWriter::paint(std::string_view property, Color color) {
  raw(" ").raw(property).raw("=\"");
  if (color.a == 0) return raw("none\"");
  constexpr std::string_view kDigits = "0123456789abcdef";
  text_ += '#';
  for (const std::uint8_t part : {color.r, color.g, color.b}) {
    text_ += kDigits[part >> 4];
    text_ += kDigits[part & 15];
  }
  raw("\"");
  return opacity(property == "fill" ? "fill-opacity" : "stroke-opacity", color.a);
}

SvgWriter& SvgWriter::opacity(std::string_view name, std::uint8_t alpha) {
  if (alpha == 255) return *this;
  return attribute(name, static_cast<float>(alpha) / 255);
}

}  // namespace queens
