#include "sheet/sheet.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/svg.hpp"
#include "sheet/block.hpp"
#include "text/marked.hpp"
#include "text/narration.hpp"
#include "text/title.hpp"

namespace queens {
namespace {

// Numbers shrink in a small picture, so that they do not take all its space.
float numberSizeIn(const BoardLook& look) {
  return look.numbers ? std::clamp(0.1f * look.size, 8.0f, numberSizeOf(look.palette.textSize)) : 0;
}

// A column of blocks.
struct Column {
  Vec2 size;
  SvgWriter out;

  void add(const Block& block, float gap) {
    if (size.y > 0) size.y += gap;
    writeAt(out, {0, size.y}, block.markup);
    size = {std::max(size.x, block.size.x), size.y + block.size.y};
  }
};

Picture pictureOf(const Timeline& timeline, const BoardLook& look) {
  const Search& search = timeline.search();
  const Event* event = timeline.event();
  const BoardState state = boardState(search, event);
  const std::vector<Square> read = event ? search.squaresRead(*event) : std::vector<Square>();
  return boardPicture({.state = state,
                       .palette = look.palette,
                       .geometry = geometryAlone(look, state.n),
                       .read = read,
                       .hatched = look.hatched,
                       .numbers = look.inSquares,
                       .numberSize = numberSizeIn(look),
                       .base = look.base});
}

Block boardBlock(const Timeline& timeline, const BoardLook& look) {
  SvgWriter out;
  writePicture(out, pictureOf(timeline, look), look.size);
  return {{look.size, look.size}, out.take()};
}

std::string nameOf(const Timeline& timeline, Language language) {
  return titleOf(timeline.program(), language) + ", n = " + std::to_string(timeline.n());
}

// The program's name and the position in the search.
Block titleBlock(const SheetView& view) {
  const std::string name = nameOf(view.timeline, view.content.language);
  const std::string position =
      view.say(Message::positionName) + " " + number(view.content.language, view.timeline.position());
  const float size = 1.25f * view.unit();
  SvgWriter out;
  out.raw("<g").attribute("font-size", size).raw(">\n<text x=\"0\"");
  out.attribute("y", size).paint("fill", view.palette.ink).raw(" font-weight=\"bold\">").escaped(name);
  out.raw("<tspan font-weight=\"normal\"").attribute("dx", size).paint("fill", view.palette.faint);
  out.raw(">").escaped(position).raw("</tspan></text>\n</g>\n");
  // Bold letters are wider.
  return {{size * (1.1f * emsOf(name) + 1 + emsOf(position)), std::ceil(1.4f * size)}, out.take()};
}

struct Panel {
  Message title;
  Block (*contents)(const SheetView& view, float width);
};

// By `SheetPanel`.
constexpr std::array<Panel, kSheetPanelNames.size()> kPanels = {
    {{Message::code, [](const SheetView& view, float) { return codeBlock(view); }},
     {Message::state, stateBlock},
     {Message::calls, [](const SheetView& view, float) { return callsBlock(view); }},
     {Message::statistics, [](const SheetView& view, float) { return statsBlock(view); }}}};

std::string headingOf(const SheetView& view, SheetPanel panel) {
  const std::string title = view.say(kPanels[static_cast<std::size_t>(panel)].title);
  if (panel != SheetPanel::code) return title;
  const ProgramLanguage wanted = view.content.code;
  const bool there = isListedIn(view.timeline.program(), wanted);
  if (!there || wanted == ProgramLanguage::pseudocode) return title + " · " + view.say(Message::pseudocode);
  return title + " · " + std::string(kProgramLanguages[static_cast<std::size_t>(wanted)].name);
}

// A panel below its heading.
Block panelBlock(const SheetView& view, SheetPanel panel, float width) {
  const float size = view.palette.smallest(0.87f);
  const float above = std::ceil(2.1f * size);
  const std::string heading = headingOf(view, panel);
  const Block content = kPanels[static_cast<std::size_t>(panel)].contents(view, width);
  const float across = std::max(content.size.x, size * emsOf(heading));
  SvgWriter out;
  out.raw("<g").attribute("font-size", size).raw(" font-weight=\"bold\">");
  writeText(out, {0, size}, heading, view.palette.faint);
  out.raw("</g>\n<path d=\"M0").number(1.5f * size).raw("H").number(across).raw("\"");
  out.paint("stroke", view.palette.border).raw("/>\n");
  writeAt(out, {0, above}, content.markup);
  return {{across, above + content.size.y}, out.take()};
}

}  // namespace

// Uses whole pixels, so that the squares' edges are sharp. The numbers take space on the left and at the top.
BoardGeometry geometryAlone(const BoardLook& look, int n) {
  constexpr float kAround = 2;
  const float before = kAround + (look.numbers ? numbersRoom(numberSizeIn(look)) : 4);
  const float after = kAround + 4;
  const float side = std::floor(look.size - before - after);
  const float start = std::floor(before + 0.5f * (look.size - before - after - side));
  return {.origin = {start, start}, .side = side, .n = n};
}

std::string boardAlone(const Timeline& timeline, const BoardLook& look, Language language) {
  const std::string sentence = plain(narrate(timeline, language, look.base));
  return svg(pictureOf(timeline, look), {.size = {look.size, look.size},
                                         .ground = look.palette.page,
                                         .title = sentence,
                                         .language = table(language).tag});
}

std::string sheet(const Timeline& timeline, const BoardLook& board, const SheetContent& content) {
  const SheetView view = {timeline, board.palette, content, board.base};
  const float unit = view.unit();
  const float margin = std::ceil(1.6f * unit);
  const float gap = std::ceil(1.2f * unit);
  // Next to a small board, text still needs space for a few words.
  const float least = std::max(board.size, 24 * unit);
  const std::string sentence = narrate(timeline, content.language, board.base);

  Column left, right;
  left.add(boardBlock(timeline, board), gap);
  left.add(proseBlock(view, sentence, least, 1.07f * unit, board.palette.ink), gap);
  for (std::size_t i = 0; i < kSheetPanelNames.size(); ++i) {
    const auto panel = static_cast<SheetPanel>(i);
    if (std::ranges::find(content.panels, panel) == content.panels.end()) continue;
    Column* to = right.size.y <= left.size.y ? &right : &left;
    Block block = panelBlock(view, panel, std::max(least, to->size.x));
    // A block much wider than the board would push the right column away from it.
    if (to == &left && block.size.x > 1.25f * left.size.x) {
      to = &right;
      block = panelBlock(view, panel, std::max(least, right.size.x));
    }
    to->add(block, gap);
  }
  const Block title = titleBlock(view);
  const float beside = right.size.x > 0 ? left.size.x + 2 * gap : 0;
  const float top = margin + title.size.y + gap;
  const Vec2 size = {
      std::ceil(2 * margin + std::max(title.size.x, right.size.x > 0 ? beside + right.size.x : left.size.x)),
      std::ceil(top + std::max(left.size.y, right.size.y) + margin)};

  SvgWriter out;
  const std::string name = nameOf(timeline, content.language) + ": " + plain(sentence);
  beginSvg(
      out,
      {.size = size, .ground = board.palette.page, .title = name, .language = table(content.language).tag});
  out.raw("<g font-family=\"Inter, 'Noto Sans SC', system-ui, sans-serif\">\n");
  writeAt(out, {margin, margin}, title.markup);
  writeAt(out, {margin, top}, left.out.take());
  if (right.size.x > 0) writeAt(out, {margin + beside, top}, right.out.take());
  out.raw("</g>\n</svg>\n");
  return out.take();
}

}  // namespace queens
