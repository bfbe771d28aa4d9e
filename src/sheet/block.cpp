#include "sheet/block.hpp"

namespace queens {

float emsOf(std::string_view text) {
  // Width of a letter in a monospaced font, and an upper estimate for the average of other letters.
  constexpr float kLetter = 0.61f;
  constexpr float kIdeograph = 1.02f;
  float ems = 0;
  for (const char each : text) {
    const auto byte = static_cast<unsigned char>(each);
    // Ignores continuation bytes. Characters from U+2000, which include arrows, have three or more bytes.
    if ((byte & 0xC0) != 0x80) ems += byte >= 0xE3 ? kIdeograph : kLetter;
  }
  return ems;
}

void writeText(SvgWriter& out, Vec2 at, std::string_view text, Color color) {
  out.raw("<text").attribute("x", at.x).attribute("y", at.y).paint("fill", color);
  if (text.find("  ") != text.npos) out.raw(" xml:space=\"preserve\"");
  out.raw(">").escaped(text).raw("</text>\n");
}

void writeAt(SvgWriter& out, Vec2 at, std::string_view markup) {
  out.raw("<g transform=\"translate(").point(at).raw(")\">\n").raw(markup).raw("</g>\n");
}

void beginMono(SvgWriter& out, float size) {
  out.raw("<g").raw(kMono).attribute("font-size", size).raw(">\n");
}

}  // namespace queens
