#include "sheet/block.hpp"

#include <algorithm>
#include <cmath>

#include "text/marked.hpp"
#include "text/pieces.hpp"

namespace queens {
namespace {

// In em: distance from the top of a line to its baseline, and from line to line.
constexpr float kBaseline = 1.05f;
constexpr float kLine = 1.45f;
// Average width of prose relative to monospaced text.
constexpr float kNarrower = 0.92f;

// Equations are kept whole. Only one longer than a line is broken, between its terms.
std::string_view nextPart(std::string_view text, float most) {
  const std::string_view equation = nextEquation(text);
  return emsOf(equation) <= most ? equation : nextTerm(text);
}

}  // namespace

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

Block proseBlock(const SheetView& view, std::string_view marked, float width, float size, Color color) {
  const float most = width / (kNarrower * size);
  SvgWriter out;
  float taken = 0, widest = 0, y = kBaseline * size;
  const auto begin = [&] {
    out.raw("<text").attribute("x", 0).attribute("y", y).raw(">");
    taken = 0;
  };
  out.raw("<g").attribute("font-size", size).paint("fill", color).raw(">\n");
  begin();
  bool held = false;  // after an opening bracket, which must not end a line
  for (const TextRun& run : runs(marked)) {
    for (std::string_view left = run.text; !left.empty();) {
      const std::string_view piece = nextPart(left, most);
      left.remove_prefix(piece.size());
      if (!held && !clings(piece) && taken > 0 && taken + emsOf(withoutSpace(piece)) > most) {
        y += kLine * size;
        out.raw("</text>\n");
        begin();
      }
      if (run.code) {
        out.raw("<tspan").raw(kMono).paint("fill", view.palette.accent);
        out.raw(">").escaped(piece).raw("</tspan>");
      } else {
        out.escaped(piece);
      }
      taken += emsOf(piece);
      widest = std::max(widest, taken);
      held = opens(piece) && left.empty();
    }
  }
  out.raw("</text>\n</g>\n");
  return {{kNarrower * size * widest, std::ceil(y + (kLine - kBaseline) * size)}, out.take()};
}

}  // namespace queens
