#include "ui/layout/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/layout/layout_parts.hpp"

namespace queens {
namespace {

constexpr float kMargin = 16;
// A board whose squares are to be tapped comes before its sentence; CSS px.
constexpr float kTapped = 300;
// A program and its neighbours are worth showing from that many lines on.
constexpr float kFewestLines = 10;

// So much width holds a program and the variables side by side, in parts of the text's size.
constexpr float kTwoColumns = 50;

// Height of tabs with that many lines of a program below them.
float tabsWithLines(float lines, float unit) {
  return (2.3f + 2.1f + 1.38f * lines) * unit;
}

// Height of the caption beside the board, in parts of the text's size: three or four lines, larger where they
// are long or there is the height for it.
float captionLines(const LayoutRequest& request, float width, float height) {
  if (request.large) return 4.8f;
  // Two lines, so that a low screen has room for the whole program.
  if (chartInColumn(request) && !request.first) return 4.7f;
  if (width >= 48 * request.unit) return 6.7f;
  return width >= 36 * request.unit && height >= 43 * request.unit ? 8.8f : 5.9f;
}

// Height that makes a panel worth showing. In a host's page a panel that would be cut is left out, because
// the complete page is a click away.
float leastPanel(const LayoutRequest& request) {
  return (request.framed ? 14 : 6) * request.unit;
}

// Width of the variables beside a program, relative to the text size.
constexpr float kBesideProgram = 24;

// Width of the program in letters of the usual size.
float usualWidth(const LayoutRequest& request) {
  const std::size_t letters = request.program.columns + request.program.counts;
  return ProgramSize::kBeside + kLetter * 0.92f * request.unit * static_cast<float>(letters);
}

// The program in letters of the usual size, as far as that leaves the tabs enough.
void putSideBySide(const LayoutRequest& request, Rect area, Layout& layout) {
  const float wanted = usualWidth(request);
  // Its longest line is whole if it can be; how often lines ran stands beside them.
  const float whole = request.program.leastWidth() +
                      kLetter * request.program.least * static_cast<float>(request.program.counts);
  const float most = std::clamp((whole + 2) / area.width, 0.6f, 0.72f);
  const float program = std::floor(std::clamp(wanted, 0.45f * area.width, most * area.width));
  layout.code = {area.x, area.y, program, area.height};
  layout.side = {area.x + program + kMargin, area.y, area.width - program - kMargin, area.height};
}

// The search tree below program and variables, as far as a newcomer is shown these.
Layout withChartInColumn(const LayoutRequest& request, Rect area, Layout layout) {
  const FirstParts shown = request.first.value_or(FirstParts::variables);
  const float unit = request.unit;
  // The height that the variables of flag arrays need, in sizes of the text. On a low screen the tree gives
  // way to them.
  constexpr float kVariables = 22;
  const float most = std::clamp(0.26f * area.height, 7 * unit, 18 * unit);
  const float tree = std::clamp(area.height - kVariables * unit, 5 * unit, most);
  const float panels = shown == FirstParts::picture ? 0 : area.height - tree;
  layout.chart = {area.x, area.y + panels, area.width, area.height - panels};
  layout.chartInColumn = true;
  area.height = panels - 8;
  if (shown == FirstParts::program)
    layout.code = area;
  else if (shown == FirstParts::variables)
    putSideBySide(request, area, layout);
  return layout;
}

// Board on the left; sentence, program and tabs in a column beside it.
Layout wide(const LayoutRequest& request) {
  Layout layout;
  const float unit = request.unit;
  const Rect room = frameIn(request, layout);
  const float usual = request.large && !request.asked ? 0.42f : 0.54f;
  // From the last row of a hall the text is to be read: there the board gives way to the longest line.
  const float text =
      request.large && !request.asked
          ? std::max(0.3f * room.width, room.width - request.program.leastWidth() - 3 * kMargin)
          : room.width;
  // A share that was chosen is where the divider stands.
  const float chosenColumn = request.split.column > 0 ? request.split.column * room.width - (2 * kMargin - 12)
                                                      : std::min(usual * room.width, text);
  const float column = std::max(std::min(room.height, chosenColumn), 12 * unit);
  layout.board = boardIn({kMargin, room.y + 4, column - 8, room.height - 12}, false, request.unit);
  layout.columnRoom = room.width;
  const float x = layout.board.right() + 2 * kMargin;
  const float y = room.y + 8;
  const float width = room.width - x - kMargin;
  const float height = room.height - 16;
  layout.columnDivider = {x - 1.5f * kMargin, room.y, kMargin, room.height};
  layout.caption = {x, y, width,
                    std::min(height, sentenceHeight(request, captionLines(request, width, height) * unit))};
  const float top = y + layout.caption.height;
  const float left = height - layout.caption.height;
  if (left < 6 * unit) return layout;
  if (request.writing) {
    layout.side = {x, top, width, left};
    return layout;
  }
  if (chartInColumn(request)) return withChartInColumn(request, {x, top, width, left}, layout);
  if (request.first == FirstParts::program) {
    layout.code = {x, top, width, left};
    return layout;
  }
  // A reader who has moved the divider wants them above each other.
  const bool roomy =
      request.split.panel <= 0 && width >= usualWidth(request) + kMargin + kBesideProgram * unit;
  if (left < (request.large ? 21 : 24) * unit || roomy) {
    // Too low for two above each other, or wide enough for both.
    if (width >= kTwoColumns * unit)
      putSideBySide(request, {x, top, width, left}, layout);
    else
      layout.side = {x, top, width, left};
    return layout;
  }
  // The program comes first; what is left, but at least a third, goes to the tabs.
  // On a projector the arrays and the lines that test and place are seen together.
  const float most = (request.large ? 0.54f : 0.62f) * left;
  const float around = request.program.above(unit) + 0.5f * unit;
  const ProgramSetting set = request.program.in({width, most - around}, unit);
  const float usualHeight = std::min(most, around + set.line * request.program.shown(set.folded));
  const float chosen = request.split.panel > 0 ? request.split.panel * left : usualHeight;
  layout.code = {x, top, width, std::floor(std::clamp(chosen, 5 * unit, left - 5 * unit))};
  layout.panelDivider = {x, top + layout.code.height, width, 8};
  layout.panelRoom = left;
  layout.side = {x, top + layout.code.height + 8, width, left - layout.code.height - 8};
  return layout;
}

// Whether the room above the search tree is about square, on an upright screen.
bool isUpright(const LayoutRequest& request, float height) {
  return request.chart && request.view == View::full && request.size.x >= 44 * request.unit &&
         height >= 24 * request.unit && request.size.x - height < 18 * request.unit;
}

// A low screen: the board as high as there is room, sentence and tabs beside it.
Layout beside(const LayoutRequest& request) {
  Layout layout;
  const float unit = request.unit;
  const Rect room = frameIn(request, layout);
  layout.compact = isCompact(room);
  // On an upright screen with the whole search below there is width for the text, but little height; and a
  // square one, as beside a lesson or a student's program, leaves the tabs the width of their lines.
  const bool square = request.view == View::full && (request.writing || room.width >= kTwoColumns * unit);
  const float share = isUpright(request, room.height) ? 0.46f : square ? 0.38f : 0;
  const float least = std::max((request.large ? 20 : 14) * unit, share * room.width);
  const float usual = std::min(room.height, room.width - least);
  const float column = request.split.column > 0 ? std::clamp(request.split.column * room.width - 3, 8 * unit,
                                                             room.width - 12 * unit)
                                                : usual;
  layout.board = boardIn({4, room.y, column - 4, room.height - 2}, layout.compact, request.unit);
  layout.columnRoom = room.width;
  const float x = layout.board.right() + 14;
  const float width = room.width - x - 10;
  layout.columnDivider = {x - 14, room.y, 14, room.height};
  const float lines = width < 22 * unit ? 7.2f : width < 34 * unit ? 5.9f : 3.6f;
  const float caption = sentenceHeight(request, std::min(0.5f * room.height, lines * unit));
  layout.caption = {x, room.y + 6, width, caption};
  const float left = room.height - caption - 10;
  if (left >= leastPanel(request))
    layout.side = {x, room.y + 6 + caption, width, left};
  else if (request.framed && caption > 0)
    layout.caption.height = room.height - 10;
  return layout;
}

// Toolbar, board, sentence, tabs and transport from top to bottom.
Layout stacked(const LayoutRequest& request) {
  Layout layout;
  const float unit = request.unit;
  const Rect room = frameIn(request, layout);
  const bool phone = room.width < 32 * unit;
  // A newcomer reads the meaning of a mark below the sentence.
  const float lines = phone ? (request.first ? 7.4f : 5.6f) : 3.4f;
  const float caption = sentenceHeight(request, lines * unit);
  // Where lines enough find room below, the board takes all that is left; on a phone it keeps its size until
  // the panels are drawn up.
  const float row = tabsHeight(unit, request.touch);
  const float tabs = phone ? row + 2.7f * unit : tabsWithLines(kFewestLines, unit) + 16;
  layout.sheetable = phone;
  if (phone && request.sheet) {
    // The board is as large as they leave it, with its sentence beside it.
    const float upper = std::max(11 * unit, room.height - tabsWithLines(kFewestLines + 8, unit));
    layout.board = boardIn({4, room.y, std::min(upper, 0.55f * room.width), upper - 4}, false, request.unit);
    const float x = layout.board.right() + 12;
    layout.caption = {x, room.y + 8, room.width - x - 8, sentenceHeight(request, upper - 12)};
    layout.side = {12, room.y + upper, room.width - 24, room.height - upper - 4};
    return layout;
  }
  const float area = std::min(room.width, room.height - caption - tabs);
  layout.board = boardIn({8, room.y, room.width - 16, area - 4}, false, request.unit);
  float y = layout.board.bottom() + 8;
  layout.caption = {12, y, room.width - 24, caption};
  y += caption;
  layout.side = {12, y, room.width - 24, room.bottom() - y - 4};
  return layout;
}

// The smallest screens: the board is the first of the tabs, with its sentence.
Layout tabbed(const LayoutRequest& request) {
  Layout layout;
  const float unit = request.unit;
  const Rect room = frameIn(request, layout);
  layout.boardIsTab = true;
  layout.side = {8, room.y, room.width - 16, room.height};
  if (!request.boardInFront) return layout;
  layout.side.height = tabsHeight(unit, request.touch);
  const float y = room.y + layout.side.height + 2;
  const float height = room.bottom() - y;
  layout.compact = isCompact({room.x, y, room.width, height});
  if (request.asked) {
    layout.board = boardIn({4, y, room.width - 8, height - 2}, layout.compact, request.unit);
    return layout;
  }
  const bool across = room.width > 1.35f * height;
  const float sentence = sentenceHeight(request, 5.9f * unit);
  if (across) {
    const float column = std::min(height, 0.55f * room.width);
    layout.board = boardIn({2, y, column, height - 2}, layout.compact, request.unit);
    const float x = layout.board.right() + 10;
    layout.caption = {x, y + 2, room.width - x - 8, sentenceHeight(request, height - 4)};
  } else {
    layout.board = boardIn({4, y, room.width - 8, height - sentence}, layout.compact, request.unit);
    const float below = layout.board.bottom() + 4;
    layout.caption = {10, below, room.width - 20, sentenceHeight(request, room.bottom() - below - 2)};
  }
  return layout;
}

// All that a question needs which no panel helps to answer.
Layout boardAndSentence(const LayoutRequest& request) {
  Layout layout;
  const Vec2 size = request.size;
  const float unit = request.unit;
  layout.compact = isCompact({0, 0, size.x, size.y});
  if (size.x >= size.y + 16 * unit) {
    layout.board = boardIn({4, 0, std::min(size.y, size.x - 20 * unit), size.y - 2}, layout.compact, unit);
    const float x = layout.board.right() + 14;
    layout.caption = {x, 6, size.x - x - 10, sentenceHeight(request, size.y - 12)};
    return layout;
  }
  const float caption = sentenceHeight(request, 4.4f * unit);
  layout.board = boardIn({4, 0, size.x - 8, size.y - caption}, layout.compact, unit);
  if (layout.board.width < kTapped) {
    layout.board = boardIn({4, 0, size.x - 8, size.y}, layout.compact, unit);
    return layout;
  }
  const float y = layout.board.bottom() + 6;
  layout.caption = {12, y, size.x - 24, std::min(caption, size.y - y)};
  return layout;
}

// In a host's page, upright: board, transport, sentence, and other parts if there is room between.
Layout framed(const LayoutRequest& request) {
  Layout layout;
  const float unit = request.unit;
  const Rect room = frameIn(request, layout);
  layout.compact = std::min(room.width, room.height) < 260;
  const float caption = sentenceHeight(request, std::clamp(room.height - room.width, 0.0f, 4.6f * unit));
  layout.board = boardIn({4, room.y, room.width - 8, std::min(room.height - caption, room.width)},
                         layout.compact, request.unit);
  const float y = layout.board.bottom() + 6;
  const float left = room.bottom() - y;
  if (left < 2.6f * unit) return layout;
  layout.caption = {10, y, room.width - 20, std::min(left, sentenceHeight(request, 5.2f * unit))};
  const float below = left - layout.caption.height;
  if (below >= std::max(8 * unit, leastPanel(request))) {
    layout.side = {10, y + layout.caption.height, room.width - 20, below - 4};
  }
  return layout;
}

// The search tree takes all the room, because the board would be as small as a stamp.
Layout onlyChart(const LayoutRequest& request) {
  Layout layout;
  LayoutRequest rest = request;
  rest.chart = true;
  const Rect room = frameIn(rest, layout);
  const float bottom = request.asked ? request.size.y : layout.transport.y;
  layout.chart = {0, room.y, request.size.x, bottom - room.y};
  return layout;
}

Layout onlyBoard(const LayoutRequest& request) {
  Layout layout;
  layout.compact = std::min(request.size.x, request.size.y) < 200;
  layout.board = boardIn({2, 2, request.size.x - 4, request.size.y - 4}, layout.compact, request.unit);
  return layout;
}

}  // namespace

bool hasRoomForAll(const LayoutRequest& request) {
  return request.view == View::full && request.size.x >= 1.25f * kWide * request.unit &&
         request.size.y >= (request.large ? 46 : 40) * request.unit;
}

namespace {

Layout arranged(const LayoutRequest& request) {
  if (request.view == View::board) return onlyBoard(request);
  if (request.view == View::tree) return onlyChart(request);
  if (request.presenting) return stageOf(request);
  if (request.asked && !request.asked->panel) return boardAndSentence(request);
  const float unit = request.unit;
  const bool full = request.view == View::full;
  const float height =
      request.asked ? request.size.y
                    : request.size.y - (full ? toolbarHeight(unit) : 0) -
                          transportHeight(request.size.x, unit, chartHeight(request) > 0, request.touch) -
                          chartHeight(request);
  if (request.chart && height < 12 * unit) return onlyChart(request);
  if (full && request.size.x >= kWide * unit && height >= 24 * unit) return wide(request);
  const bool halved = request.writing && full && request.size.x >= 40 * unit && height >= 11 * unit;
  if (halved || (request.size.x - height >= 13 * unit && height >= 11 * unit) || isUpright(request, height)) {
    const Layout layout = beside(request);
    if (!full || request.framed || !layout.side.empty()) return layout;
  }
  if (!full) return framed(request);
  LayoutRequest down = request;
  down.sheet = false;
  const Layout layout = stacked(down);
  // A board that would be a stamp, and one that leaves the panels a line or two, is better one of the tabs.
  const bool stamp = layout.board.width < std::min(0.7f * request.size.x, 16 * unit);
  const bool told = layout.side.height >= tabsHeight(unit, request.touch) + 5 * unit;
  if (stamp || !told) return tabbed(request);
  return request.sheet ? stacked(request) : layout;
}

// The layout of a question: no controls, and the program is read in the panel that it needs, if at all.
Layout withoutControls(Layout layout) {
  layout.toolbar = layout.transport = layout.columnDivider = layout.panelDivider = {};
  layout.sheetable = false;
  if (layout.code.empty()) return layout;
  const float right = layout.side.right();
  layout.side = {layout.code.x, layout.code.y, std::max(right, layout.code.right()) - layout.code.x,
                 std::max(layout.side.bottom(), layout.code.bottom()) - layout.code.y};
  layout.code = {};
  return layout;
}

// The layout after the answer, as far as the question needs it; nullopt if it lacks something.
std::optional<Layout> layoutOfRest(const LayoutRequest& request) {
  Layout layout = withoutControls(layoutOf(afterAnswer(request)));
  if (!request.narration) layout.caption = {};
  if (layout.boardIsTab) return std::nullopt;
  if (request.view != View::tree) layout.chart = {};
  if (!request.asked->panel)
    layout.side = {};
  else if (layout.side.height < 18 * request.unit)
    return std::nullopt;
  return layout;
}

}  // namespace

Layout layoutOf(const LayoutRequest& request) {
  // In a hall the board is to be seen from the last row.
  if (request.asked && request.asked->rest && !request.large) {
    if (const auto layout = layoutOfRest(request)) return *layout;
  }
  Layout layout = arranged(request);
  if (request.asked) return withoutControls(layout);
  // Elsewhere the panels of a newcomer have the place of the tree.
  if (request.first == FirstParts::picture && !layout.chartInColumn && !layout.boardIsTab &&
      !layout.side.empty()) {
    const float right = std::max(layout.code.right(), layout.side.right());
    const float bottom = layout.side.bottom();
    const Rect from = layout.code.empty() ? layout.side : layout.code;
    layout.chart = {from.x, from.y, right - from.x, bottom - from.y};
    layout.chartInColumn = true;
    layout.code = layout.side = {};
  }
  return layout;
}

}  // namespace queens
