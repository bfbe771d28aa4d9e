#include <algorithm>
#include <cmath>

#include "sheet/block.hpp"

namespace queens {
namespace {

// The digits of a mask as in a number, bit 0 last; set bits are bold and coloured.
void writeMask(SvgWriter& out, Vec2 at, std::int64_t mask, int digits, Color set, Color unset) {
  out.raw("<text").attribute("x", at.x).attribute("y", at.y).paint("fill", unset).raw(">");
  for (int from = digits - 1; from >= 0;) {
    int to = from;
    std::string same;
    const std::int64_t bit = mask >> from & 1;
    for (; to >= 0 && (mask >> to & 1) == bit; --to) same += bit != 0 ? '1' : '0';
    if (bit != 0) out.raw("<tspan font-weight=\"bold\"").paint("fill", set).raw(">");
    out.raw(same);
    if (bit != 0) out.raw("</tspan>");
    from = to;
  }
  out.raw("</text>\n");
}

}  // namespace

Block framesBlock(const SheetView& view, const Variable& frames) {
  const Palette& palette = view.palette;
  const float em = view.monoSize();
  const float height = std::floor(1.35f * em);
  const float row = em * (emsOf("row") + 1);
  const float mask = em * (emsOf("0") * static_cast<float>(std::max(frames.width, 5)) + 1);
  const std::size_t parts = frames.fields.size();
  const auto x = [&](std::size_t part) { return part == 0 ? 0 : row + mask * static_cast<float>(part - 1); };
  SvgWriter out;
  beginMono(out, em);
  for (std::size_t part = 0; part < parts; ++part)
    writeText(out, {x(part), em}, frames.fields[part], palette.faint);
  const std::size_t count = frames.values.size() / parts;
  for (std::size_t line = 0; line < count; ++line) {
    const std::size_t entry = count - 1 - line;
    const float baseline = height * static_cast<float>(line + 1) + em;
    for (std::size_t part = 0; part < parts; ++part) {
      const std::int64_t value = frames.values[entry * parts + part];
      if (!frames.isMask(part)) {
        writeText(out, {x(part), baseline}, std::to_string(value), palette.ink);
        continue;
      }
      const Color set = maskColor(palette, frames.fields[part]).value_or(palette.ink);
      writeMask(out, {x(part), baseline}, value, frames.width, set, palette.faint);
    }
  }
  out.raw("</g>\n");
  return {{x(parts), height * static_cast<float>(count + 1)}, out.take()};
}

}  // namespace queens
