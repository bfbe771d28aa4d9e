#include "ui/tree/tree_view.hpp"

#include <algorithm>
#include <vector>

#include "board/board_picture.hpp"
#include "core/attackers.hpp"
#include "ui/controls/squares.hpp"

namespace queens {
namespace {

// Twigs from which on they have a sign, CSS px.
constexpr float kSigned = 4;

class Painter {
 public:
  Painter(const Frame& frame, const TreeView& view, std::optional<std::size_t> pointed)
      : frame_(frame), view_(view), pointed_(pointed), palette_(frame.palette()) {}

  // A square that was refused: a short end, grey; the one refused just now in the colour of that.
  void drawTwig(std::size_t index) {
    const Rect area = view_.area(index);
    const bool now = view_.node(index).entered == view_.tree.position();
    const Color color = index == pointed_ ? palette_.pointed
                        : now             ? palette_.attacked
                                          : palette_.faint.faded(0.75f);
    const float width = now || index == pointed_ ? 2 : 1;
    const float wide = view_.plot.sideways ? area.height : area.width;
    const float length = view_.plot.sideways ? area.width : area.height;
    const float arm = std::min({0.3f * wide, 0.4f * length, 5.0f});
    const bool hasSign = wide >= kSigned && arm > 1;
    const Vec2 from =
        view_.plot.sideways ? Vec2{area.x, area.y + 0.5f * wide} : Vec2{area.x + 0.5f * wide, area.y};
    const Vec2 end = from + view_.plot.onward(length - (hasSign ? arm : 0));
    if (hasSign)
      drawRefusal(from, end, arm, color, width);
    else
      strokeLine(from, end, color, width);
  }

  void drawNode(std::size_t index) {
    const Rect area = view_.area(index);
    const Fate fate = view_.fate(index);
    if (view_.form() == NodeForm::dot)
      drawDot(palette_, area, fate);
    else if (fate == Fate::toCome)
      drawNodeSample(palette_, area, area.width, view_.form(), fate);
    else
      drawTile(index, area, fate);
    if (index == pointed_) drawEdge(area, palette_.pointed, 2);
    if (view_.isThere(index) && view_.node(index).folded) drawFold(index, area);
  }

 private:
  void drawEdge(Rect area, Color color, float width) {
    const float around = 0.5f * width;
    strokeRect({area.x - around, area.y - around}, {area.right() + around, area.bottom() + around}, color,
               width, 2);
  }

  void drawTile(std::size_t index, Rect area, Fate fate) {
    if (view_.form() == NodeForm::board)
      drawBoard(index, area);
    else
      drawPlace(index, area);
    // A dead end has a foot, so that it is not told by its colour alone.
    const float foot = std::clamp(0.07f * area.height, 2.0f, 4.0f);
    const Vec2 end = area.position() + area.size();
    if (fate == Fate::deadEnd) fillRect({area.x, end.y - foot}, end, palette_.attacked);
    const bool stands = view_.stands(index);
    const bool solved = view_.solved(index);
    drawEdge(area,
             stands   ? palette_.accent
             : solved ? palette_.solved
                      : palette_.faint,
             fate == Fate::present ? 3
             : stands || solved    ? 2
                                   : 1);
  }

  void drawBoard(std::size_t index, Rect area) {
    const BoardState state = boardOf(frame_, view_, index);
    const float cell = area.width / static_cast<float>(state.n);
    BoardView board = {
        .state = state, .palette = palette_, .geometry = {area.position(), area.width, state.n}};
    board.hatched = frame_.model.preferences.hatch && cell >= 9;
    if (index == view_.present) board.progress = frame_.session().progress;
    std::vector<Square> attacking;
    if (pointed_ && view_.node(*pointed_).refused &&
        view_.node(*pointed_).parent == static_cast<int>(index)) {
      board.pointed = view_.node(*pointed_).square;
      for (const Attacker& each : attackers(frame_.session().variant(), state.queens(), board.pointed))
        attacking.push_back(each.queen);
      board.pointedFrom = attacking;
    }
    frame_.draw(boardPicture(board));
  }

  // The place of its queen, where a board could not be read.
  void drawPlace(std::size_t index, Rect area) {
    const Color ground = view_.solved(index) ? palette_.solved.faded(0.45f) : palette_.darkSquare;
    fillRect(area, ground, 2);
    const TreeNode& node = view_.node(index);
    if (node.parent < 0) return;
    const std::string text = shortPlace(view_.program, node.square, frame_.model.preferences.base);
    const float part = choosesRows(view_.program) ? 0.45f : 0.66f;
    write(text, area, std::min(part * area.height, 1.3f * palette_.textSize), true);
  }

  // How many queens are folded into a node, where they would stand.
  void drawFold(std::size_t index, Rect area) {
    const TreePlot& plot = view_.plot;
    const float gap = plot.gap();
    const float arm = std::min(0.22f * gap, 5.0f);
    const Vec2 from = plot.exit(area, 0.5f) + plot.onward(2);
    const Vec2 tip = from + plot.onward(arm);
    const Vec2 aside = plot.sideways ? Vec2{0, arm} : Vec2{arm, 0};
    ImGui::GetWindowDrawList()->AddTriangleFilled(from - aside, from + aside, tip, imColor(palette_.faint));
    const std::string text = "+" + frame_.number(view_.node(index).queens);
    // Nothing stands below a node that others are folded into.
    const float em = std::clamp(plot.sideways ? 0.5f * plot.side : 0.5f * gap, kLeastDigits,
                                std::max(kLeastDigits, palette_.small()));
    if (plot.sideways)
      write(text, {tip.x + 2, tip.y - em, plot.down - plot.side - arm, 2 * em}, em, false);
    else
      write(text, {tip.x - 0.5f * plot.across, tip.y, plot.across, 1.2f * em}, em, true);
  }

  // A number in the middle of an area, or at its beginning, if it is large enough to be read and has room.
  void write(const std::string& text, Rect area, float em, bool centred) {
    if (em < kLeastDigits) return;
    const ScopedFont font(frame_.fonts.mono, em);
    const Vec2 size = textSize(text);
    if (size.x > area.width) return;
    if (!centred) {
      // Branches may pass below it.
      fillRect({area.x, area.y, size.x, area.height}, palette_.page.faded(0.85f));
    }
    fillText({area.x + (centred ? 0.5f * (area.width - size.x) : 0), area.y + 0.5f * (area.height - size.y)},
             text, palette_.ink);
  }

  const Frame& frame_;
  const TreeView& view_;
  std::optional<std::size_t> pointed_;
  const Palette& palette_;
};

}  // namespace

void drawNodes(const Frame& frame, const TreeView& view, std::optional<std::size_t> pointed) {
  Painter painter(frame, view, pointed);
  drawBranches(frame.palette(), view);
  const std::size_t count = view.tree.nodes().size();
  const auto inSight = [&](std::size_t index) { return view.area(index).overlaps(view.plot.area); };
  const bool twigs = view.showsTwigs();
  for (std::size_t i = 0; twigs && i < count; ++i)
    if (view.node(i).refused && view.isThere(i) && inSight(i)) painter.drawTwig(i);
  // The present one has a mark around it that lies over its neighbours.
  for (std::size_t i = 0; i < count; ++i) {
    const bool seen = view.isThere(i) || view.ghosts;
    if (seen && !view.node(i).refused && i != view.present && inSight(i)) painter.drawNode(i);
  }
  if (inSight(view.present)) painter.drawNode(view.present);
  const std::vector<bool> recorded = recordedNodes(view, attendedNode(frame, view));
  for (std::size_t i = 0; i < count; ++i)
    if (recorded[i]) record(frame, view, i);
}

}  // namespace queens
