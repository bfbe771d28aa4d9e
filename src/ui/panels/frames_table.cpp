#include "ui/panels/frames_table.hpp"

#include <algorithm>
#include <array>

namespace queens {
namespace {

// Room for the row's number, then one column for each mask, and for the count; CSS px.
struct Columns {
  float row, mask;
};

Columns columnsOf(const Variable& frames) {
  const float digit = ImGui::CalcTextSize("0").x;
  const float gap = 0.65f * ImGui::GetFontSize();
  return {3 * digit + gap, digit * static_cast<float>(std::max(frames.width, 4)) + gap};
}

}  // namespace

float framesWidth(const Variable& frames) {
  const Columns columns = columnsOf(frames);
  return columns.row + columns.mask * static_cast<float>(frames.fields.size() - 1);
}

// One line for each recursion level, the deepest on top as on a call stack; masks as numbers are printed, bit
// 0 last: nothing here stands below the columns of the board, as cells do.
float drawFrames(const SessionFrame& frame, const Variable& frames, Vec2 from, float width) {
  const Palette& palette = frame.palette();
  const float scale = std::clamp(width / framesWidth(frames), 0.66f, 1.0f);
  const ScopedFont font(frame.frame.fonts, frame.frame.fonts.mono, scale * ImGui::GetFontSize() / kMonoLine);
  const std::size_t parts = frames.fields.size();
  const float digit = ImGui::CalcTextSize("0").x;
  Columns columns = columnsOf(frames);
  // Letters have whole pixels, so smaller ones may be as wide as before.
  const float excess = std::max(0.0f, framesWidth(frames) - width) / static_cast<float>(parts);
  columns.row -= excess;
  columns.mask -= excess;
  const float lineHeight = ImGui::GetTextLineHeight();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto x = [&](std::size_t part) {
    return part == 0 ? 0 : columns.row + columns.mask * static_cast<float>(part - 1);
  };
  for (std::size_t part = 0; part < parts; ++part) {
    list.AddText({from.x + x(part), from.y}, imColor(palette.faint), frames.fields[part].data());
  }
  const std::array<Color, 5> colors = {palette.ink, palette.railColumns, palette.railMain, palette.railAnti,
                                       palette.safe};
  const std::size_t count = frames.values.size() / parts;
  for (std::size_t line = 0; line < count; ++line) {
    const std::size_t entry = count - 1 - line;
    const float y = from.y + lineHeight * static_cast<float>(line + 1);
    for (std::size_t part = 0; part < parts; ++part) {
      const std::int64_t value = frames.values[entry * parts + part];
      if (!frames.isMask(part)) {
        list.AddText({from.x + x(part), y}, imColor(palette.ink), std::to_string(value).c_str());
        continue;
      }
      for (int bit = 0; bit < frames.width; ++bit) {
        const bool set = (value >> bit & 1) != 0;
        const Color color = set ? colors[part] : palette.faint;
        const auto place = static_cast<float>(frames.width - 1 - bit);
        list.AddText({from.x + x(part) + digit * place, y}, imColor(color), set ? "1" : "0");
      }
    }
  }
  return lineHeight * static_cast<float>(count + 1);
}

}  // namespace queens
