#include <algorithm>
#include <cmath>

#include "listings/calls.hpp"
#include "sheet/block.hpp"

namespace queens {

Block callsBlock(const SheetView& view) {
  const Timeline& timeline = view.timeline;
  const Palette& palette = view.palette;
  const Listing program = listing(timeline.program(), view.content.code);
  const std::vector<TracedLine> lines = timeline.lines();
  const std::vector<Call> calls = callsUnderWay(timeline.search(), timeline.event(), {lines}, program);
  if (calls.empty()) {
    const std::string none = view.say(Message::noCalls);
    return proseBlock(view, none, view.unit() * (emsOf(none) + 1), view.unit(), palette.faint);
  }
  const float em = view.monoSize();
  const float height = std::floor(1.6f * em);
  // Names and choices have at most two digits.
  const float choices = em * (emsOf("search(00)") + 1);
  const float places =
      choices + em * (emsOf(choosesRows(timeline.program()) ? "row = 00, col = 00" : "col = 00") + 1);
  float width = 0, y = 0;
  SvgWriter out;
  beginMono(out, em);
  for (const Call& call : calls) {
    const float baseline = y + 1.15f * em;
    writeText(out, {0, baseline}, call.name(), palette.ink);
    const std::string choice = call.choiceText(timeline.program());
    if (!choice.empty()) writeText(out, {choices, baseline}, choice, palette.ink);
    if (call.line) {
      const bool latest = &call == &calls.front();
      const std::string where = view.say(latest ? Message::callRuns : Message::callWaits) + "  " +
                                std::string(program.lines[*call.line].trimmed());
      writeText(out, {places, baseline}, where, palette.faint);
      width = std::max(width, places + em * emsOf(where));
    }
    y += height;
  }
  out.raw("</g>\n");
  return {{std::max(width, places), y}, out.take()};
}

}  // namespace queens
