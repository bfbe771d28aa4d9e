#include "ui/chart/chart_plot.hpp"

#include <algorithm>
#include <array>

#include "ui/controls/squares.hpp"

namespace queens {
namespace {

// Records for so many bars are enough to walk over; what is thinner or later is found by zooming in.
constexpr std::size_t kMostRecords = 60;
constexpr float kRecorded = 12;  // CSS px

// Whether the queens that a bar stands on, and its own, stand now.
bool standsNow(const Snapshot& session, const std::array<Square, kMaxN>& line, int depth) {
  const Search& search = session.timeline.search();
  if (static_cast<int>(search.places().size()) <= depth) return false;
  for (int i = 0; i <= depth; ++i)
    if (search.queen(i) != line[static_cast<std::size_t>(i)]) return false;
  return true;
}

// The reader has not been where it begins, so it does not tell whether it leads to a solution.
bool isToCome(const Frame& frame, std::size_t column) {
  return frame.session().analyses.outline().positionAt(column) > frame.session().timeline.furthest();
}

// Of bars that the student has not reached.
Color colorToCome(const Palette& palette) {
  return palette.border.faded(0.5f);
}

void drawBar(const Frame& frame, Rect area, const Outline::Bar& bar, bool now, bool leaf) {
  const Palette& palette = frame.palette();
  const Vec2 from = area.position();
  const Vec2 to = {area.right(), area.bottom()};
  if (isToCome(frame, bar.first)) {
    fillRect(from, to, colorToCome(palette), std::min(2.0f, 0.3f * area.width));
    return;
  }
  const Color fill = bar.solved   ? palette.solved.faded(bar.folded ? 0.35f : 0.55f)
                     : bar.folded ? palette.darkSquare.faded(0.45f)
                                  : palette.darkSquare;
  fillRect(from, to, fill, std::min(2.0f, 0.3f * area.width));
  // A dead end has a foot, so that it is not told by its colour alone.
  const float foot = std::clamp(0.22f * area.height, 1.5f, 4.0f);
  if (leaf) fillRect({from.x, to.y - foot}, to, palette.attacked);
  if (now) strokeRect(from, to, palette.accent, 1.5f, 2);
  const std::string text =
      bar.folded ? frame.number(bar.queens + 1)
                 : shortPlace(frame.session().program, bar.square, frame.model.preferences.base);
  const float em = std::min(palette.small(), 0.8f * area.height);
  if (em < kLeastDigits) return;
  const ScopedFont font(frame.fonts.mono, em);
  const Vec2 size = textSize(text);
  if (size.x + 4 > area.width) return;
  fillText({area.x + 0.5f * (area.width - size.x), area.y + 0.5f * (area.height - em)}, text, palette.ink);
}

void record(const Frame& frame, const std::string& path, Rect area, const Outline::Bar& bar, bool now) {
  const std::uint64_t start = frame.session().analyses.outline().positionAt(bar.first);
  frame.controls.read({.role = Role::node,
                       .id = frame.id("tree/" + path),
                       .name = nameOf(frame, bar),
                       .value = tellOf(frame, bar),
                       .area = area,
                       .on = now,
                       .most = bar.depth + 1.0,
                       .command = frame.ask(ask::Seek{start})});
}

// Queens that are too thin for a bar: how deep the search was at a column, down to the last row where a
// solution was found.
void drawHairlines(const Frame& frame, const ChartPlot& plot) {
  const Outline& outline = frame.session().analyses.outline();
  const Palette& palette = frame.palette();
  const float width = plot.area.width / static_cast<float>(outline.columns());
  for (std::size_t i = 1; i < outline.columns(); ++i) {
    const Outline::Sample& here = outline.at(i);
    if (here.standing < 0) continue;
    const bool solved = here.solutions > outline.at(i - 1).solutions;
    const auto rows = static_cast<float>(solved ? plot.rows : here.standing);
    const float x = plot.area.x + width * static_cast<float>(i);
    const float half = solved ? 1 : 0.5f;
    fillRect({x - half, plot.area.y}, {x + half, plot.area.y + rows * plot.rowHeight()},
             isToCome(frame, i) ? colorToCome(palette)
             : solved           ? palette.solved
                                : palette.darkSquare);
  }
}

}  // namespace

Rect areaOf(const ChartPlot& plot, std::size_t columns, const Outline::Bar& bar) {
  const float width = plot.area.width / static_cast<float>(columns);
  const float height = plot.rowHeight();
  const float gap = height > 6 ? 1.0f : 0.0f;
  const auto taken = static_cast<float>(bar.last + 1 - bar.first);
  return {plot.area.x + width * static_cast<float>(bar.first),
          plot.area.y + height * static_cast<float>(bar.depth),
          std::max(1.0f, width * taken - (bar.folded ? 0.0f : 1.0f)), height - gap};
}

const Outline::Bar* barAt(const ChartPlot& plot, const std::vector<Outline::Bar>& bars, std::size_t column,
                          float y) {
  const int depth = static_cast<int>((y - plot.area.y) / plot.rowHeight());
  const auto found = std::find_if(bars.begin(), bars.end(), [&](const Outline::Bar& each) {
    return each.depth == depth && each.first <= column && column <= each.last;
  });
  return found == bars.end() ? nullptr : &*found;
}

std::string nameOf(const Frame& frame, const Outline::Bar& bar) {
  if (bar.folded) return frame.say(Message::barQueens, {{"queens", bar.queens + 1}});
  const int base = frame.model.preferences.base;
  return frame.say(Message::barQueen, {{"row", bar.square.row + base}, {"col", bar.square.column + base}});
}

std::string tellOf(const Frame& frame, const Outline::Bar& bar) {
  if (isToCome(frame, bar.first)) return frame.say(Message::nodeToCome);
  if (bar.folded) return frame.say(Message::barZoom);
  return frame.say(bar.solved ? Message::barSolved : Message::barDead) + " " +
         frame.say(Message::barUnder, {{"queens", bar.queens}});
}

void drawBars(const Frame& frame, const ChartPlot& plot, const std::vector<Outline::Bar>& bars) {
  const Outline& outline = frame.session().analyses.outline();
  std::array<Square, kMaxN> line{};
  std::array<std::string, kMaxN + 1> paths;
  std::size_t recorded = 0;
  drawHairlines(frame, plot);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const Outline::Bar& bar = bars[i];
    const auto depth = static_cast<std::size_t>(bar.depth);
    line[depth] = bar.square;
    const Rect area = areaOf(plot, outline.columns(), bar);
    const bool now = !bar.folded && standsNow(frame.session(), line, bar.depth);
    const bool hasNext = i + 1 < bars.size() && bars[i + 1].depth > bar.depth;
    const bool leaf = !bar.folded && !hasNext && !bar.solved && bar.queens == 0 && !now;
    drawBar(frame, area, bar, now, leaf);
    paths[depth + 1] = paths[depth] + (bar.folded ? "+" : ".") +
                       std::to_string(placeOf(frame.session().variant(), bar.square));
    if (area.width < kRecorded || recorded == kMostRecords) continue;
    record(frame, paths[depth + 1], area, bar, now);
    ++recorded;
  }
}

void drawRowNumbers(const Frame& frame, const ChartPlot& plot, float x) {
  if (choosesRows(frame.session().program)) return;
  const float em = std::min(frame.palette().small(), plot.rowHeight());
  if (em < kLeastDigits) return;
  const ScopedFont font(frame.fonts.mono, em);
  for (int row = 0; row < plot.rows; ++row) {
    const std::string text = std::to_string(row + frame.model.preferences.base);
    const float width = textWidth(text);
    const float left = plot.area.x - 8 - width;
    if (left < x) return;
    fillText({left, plot.area.y + plot.rowHeight() * (static_cast<float>(row) + 0.5f) - 0.5f * em}, text,
             frame.palette().faint);
  }
}

}  // namespace queens
