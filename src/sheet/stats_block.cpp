#include <algorithm>
#include <cmath>

#include "sheet/block.hpp"
#include "text/statistics.hpp"

namespace queens {

Block statsBlock(const SheetView& view) {
  const Palette& palette = view.palette;
  const float unit = view.unit();
  const float height = std::floor(1.75f * unit);
  const std::vector<Statistic> rows = statisticsOf(view.timeline.program(), view.timeline.counters());
  const auto value = [&](const Statistic& row) { return number(view.content.language, row.value); };
  float width = 0;
  for (const Statistic& row : rows)
    width = std::max(width, unit * (emsOf(view.say(row.name)) + 3 + emsOf(value(row))));
  SvgWriter out;
  out.raw("<g").attribute("font-size", unit).raw(">\n");
  float y = 0;
  for (const Statistic& row : rows) {
    const float baseline = y + 1.2f * unit;
    writeText(out, {row.part ? unit : 0, baseline}, view.say(row.name),
              row.part ? palette.faint : palette.ink);
    out.raw("<g text-anchor=\"end\">");
    writeText(out, {width, baseline}, value(row), palette.ink);
    out.raw("</g>\n");
    y += height;
    out.raw("<path d=\"M0").number(y).raw("H").number(width).raw("\"").paint("stroke", palette.border);
    out.raw("/>\n");
  }
  out.raw("</g>\n");
  return {{width, y + 1}, out.take()};
}

}  // namespace queens
