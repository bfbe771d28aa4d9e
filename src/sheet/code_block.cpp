#include <algorithm>
#include <cmath>

#include "sheet/block.hpp"
#include "text/comments.hpp"

namespace queens {
namespace {

// In em: baseline below the top of a line, height of a line, start of the text, and margin on the right.
constexpr float kCodeBaseline = 1.1f;
constexpr float kCodeLine = 1.5f;
constexpr float kGutter = 2.6f;
constexpr float kAfter = 0.8f;
// Opacity of the mark on the line executed last, and on the earlier ones.
constexpr float kPresent = 0.26f;
constexpr float kEarlier = 0.09f;

}  // namespace

Block codeBlock(const SheetView& view) {
  const Palette& palette = view.palette;
  const Listing program = listing(view.timeline.program(), view.content.code);
  const std::vector<TracedLine> executed = view.timeline.lines();
  const float em = view.monoSize();
  const float height = std::floor(kCodeLine * em);
  const float width = std::ceil(em * (kGutter + kAfter + emsOf("0") * static_cast<float>(program.columns())));
  SvgWriter out;
  beginMono(out, em);
  for (std::size_t i = 0; i < program.lines.size(); ++i) {
    const ListingLine& line = program.lines[i];
    const float top = height * static_cast<float>(i);
    const bool ran =
        line.label && std::ranges::find(executed, *line.label, &TracedLine::label) != executed.end();
    if (ran) {
      const bool present = executed.back().label == *line.label;
      out.raw("<rect x=\"0\"").attribute("y", top).attribute("width", width).attribute("height", height);
      out.paint("fill", palette.accent.faded(present ? kPresent : kEarlier)).raw("/>\n");
      if (present) {
        out.raw("<rect x=\"0\" width=\"3\"").attribute("y", top).attribute("height", height);
        out.paint("fill", palette.accent).raw("/>\n");
      }
    }
    if (line.text.empty()) continue;
    // Some viewers drop leading spaces, so the indent is part of the position.
    const float x = em * (kGutter + emsOf("0") * static_cast<float>(line.indent()));
    writeText(out, {x, top + kCodeBaseline * em}, commentsIn(line.trimmed(), view.content.language),
              line.label ? palette.ink : palette.faint);
  }
  out.raw("<g text-anchor=\"end\"").attribute("font-size", palette.smallest(0.7f)).raw(">\n");
  for (std::size_t i = 0; i < program.lines.size(); ++i) {
    const float baseline = height * static_cast<float>(i) + kCodeBaseline * em;
    writeText(out, {em * (kGutter - 0.7f), baseline}, std::to_string(i + 1), palette.faint);
  }
  out.raw("</g>\n</g>\n");
  return {{width, height * static_cast<float>(program.lines.size())}, out.take()};
}

}  // namespace queens
