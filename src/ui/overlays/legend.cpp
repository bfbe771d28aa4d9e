#include "ui/overlays/cards.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "text/marked.hpp"
#include "ui/controls/marks.hpp"
#include "ui/controls/words.hpp"
#include "ui/overlays/legend_pictures.hpp"

namespace queens {
namespace {

// A picture and its meaning.
struct Entry {
  Message meaning;
  std::function<void(Rect area)> draw;
};

// Two lines of a program; the lower one has just run.
void drawMarkedLines(const Frame& frame, Rect area) {
  const Palette& palette = frame.palette();
  const float height = 0.24f * area.height;
  for (const int line : {0, 1}) {
    const float y = area.y + area.height * (line == 0 ? 0.2f : 0.56f);
    drawLineMark(palette, {area.x, y, area.width, height}, line == 0 ? 0.5f : 1.0f);
    fillRect({area.x + 8, y + 0.4f * height}, {area.right() - 6, y + 0.6f * height}, palette.ink.faded(0.7f),
             1);
  }
}

// Cells of the state side by side, each with a value and how it looks.
void drawCellSamples(const Frame& frame, Rect area, std::span<const CellLook> looks) {
  const ScopedFont mono(frame.fonts.mono, frame.palette().small());
  const float width = area.width / static_cast<float>(looks.size());
  const float height = std::min(1.4f * frame.palette().textSize, area.height);
  for (std::size_t i = 0; i < looks.size(); ++i) {
    const Rect cell = {area.x + width * static_cast<float>(i), area.y + 0.5f * (area.height - height), width,
                       height};
    drawCell(frame.palette(), cell, looks[i]);
  }
}

// The parts on the screen besides the board.
struct Shown {
  bool program, state;
  std::optional<NodesInSight> search;
};

Shown shownIn(const Frame& frame, const Layout& layout) {
  const auto inFront = [&](std::string_view id) { return !layout.side.empty() && frame.model.panel == id; };
  return {
      .program = !layout.code.empty() || inFront("code"), .state = inFront("state"), .search = frame.nodes};
}

// The end of a board of the tree, with a square below it that was refused.
void drawTwigSample(const Palette& palette, Rect area) {
  const float middle = area.x + 0.5f * area.width;
  const float bottom = area.y + 0.38f * area.height;
  fillRect({area.x + 0.2f * area.width, area.y + 0.2f * area.height}, {area.x + 0.8f * area.width, bottom},
           palette.darkSquare);
  drawRefusal({middle, bottom}, {middle, area.y + 0.62f * area.height}, 0.1f * area.height, palette.faint, 1);
}

// A sample of a node that stands for several.
void drawFoldSample(const Frame& frame, Rect area, NodeForm form) {
  const Palette& palette = frame.palette();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 middle = area.center();
  if (form == NodeForm::bar) {
    fillRect({area.x + 0.2f * area.width, middle.y - 0.15f * area.height},
             {area.x + 0.8f * area.width, middle.y + 0.15f * area.height}, palette.darkSquare.faded(0.45f),
             2);
    return;
  }
  const float arm = 0.12f * area.height;
  list.AddTriangleFilled({middle.x - 2 * arm, middle.y - arm}, {middle.x - 2 * arm, middle.y + arm},
                         {middle.x - arm, middle.y}, imColor(palette.faint));
  const ScopedFont mono(frame.fonts.mono, palette.small());
  fillText({middle.x - 0.7f * arm, middle.y - 0.5f * ImGui::GetFontSize()}, "+8", palette.ink);
}

void addSearch(const Frame& frame, VariantId variant, const NodesInSight& nodes,
               std::vector<Entry>& entries) {
  const Palette& palette = frame.palette();
  const bool dots = nodes.form == NodeForm::dot;
  const auto add = [&](Message meaning, Fate fate) {
    entries.push_back({meaning, [&palette, form = nodes.form, fate](Rect area) {
                         const float side = (form == NodeForm::dot ? 0.28f : 0.5f) * area.height;
                         drawNodeSample(palette, area, side, form, fate);
                       }});
  };
  add(dots ? Message::legendDotNow : Message::legendNodeNow, Fate::present);
  add(dots ? Message::legendDotSolved : Message::legendNodeSolved, Fate::solved);
  if (dots)
    add(Message::legendDotSolution, Fate::solution);
  else if (nodes.form == NodeForm::board)
    add(Message::legendNodeSolution, Fate::solution);
  if (info(variant).looksAhead)
    add(dots ? Message::legendDotWipeout : Message::legendNodeWipeout, Fate::deadEnd);
  else
    add(dots ? Message::legendDotDead : Message::legendNodeDead, Fate::deadEnd);
  if (dots) add(Message::legendDotVain, Fate::vain);
  if (nodes.ghosts) add(Message::legendNodeToCome, Fate::toCome);
  if (nodes.folds)
    entries.push_back({nodes.form == NodeForm::bar ? Message::legendBarFolded : Message::legendFold,
                       [&frame, form = nodes.form](Rect area) { drawFoldSample(frame, area, form); }});
  if (nodes.twigs)
    entries.push_back({Message::legendTwig, [&palette](Rect area) { drawTwigSample(palette, area); }});
}

std::vector<Entry> entriesOf(const Frame& frame, const Program& program, Shown shown) {
  const VariantId variant = program.variant;
  std::vector<Entry> entries;
  for (BoardSample& each : boardSamples(program)) {
    entries.push_back({each.meaning, [&frame, sample = std::move(each)](Rect area) {
                         frame.draw(sample.picture(frame.palette(), area));
                       }});
  }
  if (shown.search) addSearch(frame, variant, *shown.search, entries);
  if (shown.program)
    entries.push_back({Message::legendMarkedLine, [&frame](Rect area) { drawMarkedLines(frame, area); }});
  if (!shown.state) return entries;
  const bool masks = info(variant).scansRows;
  if (masks) {
    entries.push_back(
        {Message::legendMasks, [&frame](Rect area) {
           std::vector<CellLook> looks;
           for (const std::string_view name : {"cols", "ld", "rd", "free"})
             looks.push_back({.text = "1", .marks = {.set = true}, .mask = maskColor(frame.palette(), name)});
           drawCellSamples(frame, area, looks);
         }});
  } else {
    entries.push_back({Message::legendRead, [&frame](Rect area) {
                         const CellLook looks[] = {
                             {.text = "0", .marks = {.read = true}},
                             {.text = "1", .marks = {.set = true, .read = true, .guilty = true}}};
                         drawCellSamples(frame, area, looks);
                       }});
  }
  entries.push_back({masks ? Message::legendChangedBit : Message::legendChanged, [&frame, masks](Rect area) {
                       CellLook look = {.text = "1", .marks = {.set = true, .changed = true}};
                       if (masks) look.mask = maskColor(frame.palette(), "ld");
                       drawCellSamples(frame,
                                       {area.x + 0.25f * area.width, area.y, 0.5f * area.width, area.height},
                                       {&look, 1});
                     }});
  return entries;
}

// In one column, or in two where there is room.
void drawEntries(const Frame& frame, Shown shown, float width, float em) {
  const std::vector<Entry> entries = entriesOf(frame, frame.model.sessions.front().program, shown);
  const std::size_t columns = width >= 40 * em ? 2 : 1;
  const float gap = 1.2f * em;
  const float column = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float picture = 3.6f * em;
  const float words = column - picture - 0.8f * em;
  const Vec2 from = ImGui::GetCursorScreenPos();
  float y = from.y;
  for (std::size_t i = 0; i < entries.size(); i += columns) {
    float height = picture;
    for (std::size_t j = i; j < std::min(entries.size(), i + columns); ++j) {
      const std::string text = frame.say(entries[j].meaning);
      const float x = from.x + (column + gap) * static_cast<float>(j - i);
      const float lines = heightOf(frame.fonts, text, words, em);
      // A line or two stand in the middle beside their picture.
      ImGui::SetCursorScreenPos({x + picture + 0.8f * em, y + std::max(0.0f, 0.5f * (picture - lines))});
      drawMarked(frame, text, words, em);
      // A frame around a board is not cut off at the edge.
      entries[j].draw({x + 2, y + 2, picture - 4, picture - 4});
      height = std::max(height, lines);
      frame.read("legend/" + std::to_string(j), plain(text), {x, y, column, std::max(picture, lines)},
                 Role::item);
    }
    y += height + 0.7f * em;
  }
  ImGui::SetCursorScreenPos({from.x, y});
  ImGui::Dummy({width, 1});
}

// The kinds of numbers in the squares, with a button each.
void drawNumbers(const Frame& frame, float width, float em) {
  const std::string text = frame.say(Message::legendNumbers);
  drawParagraph(frame, "legend/numbers", text, width, em, Role::item);
  // In no language, as in the programs; but for none.
  const std::array<std::string, 4> names = {frame.say(Message::numbersNone), "row − col", "row − col + n − 1",
                                            "row + col"};
  const ScopedFont font(frame.fonts.text, em);
  ImGui::Dummy({0, 0.2f * em});
  float used = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const float needed = textWidth(names[i]) + 2 * ImGui::GetStyle().FramePadding.x;
    if (used > 0 && used + 8 + needed <= width) {
      ImGui::SameLine(0, 8);
      used += 8 + needed;
    } else {
      used = needed;
    }
    const auto numbers = static_cast<SquareNumbers>(i);
    frame.controls.wordButton({.id = "legend/numbers/" + std::string(kSquareNumbersNames[i]),
                               .name = names[i],
                               .command = ask::NumberSquares{numbers},
                               .on = frame.model.preferences.numbers == numbers,
                               .hint = plain(text)},
                              {0, 2.3f * em});
  }
}

}  // namespace

void drawLegend(const Frame& frame, const Layout& layout, Vec2 screen, float width) {
  const float em = frame.palette().textSize;
  const Shown shown = shownIn(frame, layout);
  drawScrollCard(frame, screen, "legend", frame.say(Message::legendTitle), width, [&](float inner) {
    // The first focusable control must be visible at once.
    drawNumbers(frame, inner, em);
    ImGui::Dummy({0, 0.3f * em});
    drawEntries(frame, shown, inner, em);
  });
}

}  // namespace queens
