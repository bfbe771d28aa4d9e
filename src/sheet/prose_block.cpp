#include <algorithm>
#include <cmath>

#include "sheet/block.hpp"
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
