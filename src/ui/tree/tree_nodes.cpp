#include "ui/tree/tree_nodes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/board_picture.hpp"
#include "core/attackers.hpp"

namespace queens {
namespace {

// Twigs from which on they have a sign, CSS px.
constexpr float kSigned = 4;
// So many are enough to walk over; of the twigs those in sight, the latest first.
constexpr std::size_t kMostRecords = 160;

class Painter {
 public:
  Painter(const SessionFrame& frame, const TreeView& view, std::optional<std::size_t> pointed)
      : frame_(frame),
        view_(view),
        pointed_(pointed),
        palette_(frame.palette()),
        list_(*ImGui::GetWindowDrawList()) {}

  // What leads from a node to one upon it, first straight down so that it crosses no twig.
  void drawBranch(std::size_t index) {
    const SearchTree::Node& node = view_.node(index);
    const TreePlot& plot = view_.plot;
    const float share = (static_cast<float>(node.place) + 0.5f) / static_cast<float>(view_.squares);
    const Vec2 from = plot.exit(view_.area(static_cast<std::size_t>(node.parent)), share);
    const Vec2 to = plot.entry(view_.area(index));
    const Vec2 turn = from + plot.onward(0.36f * plot.gap());
    const Vec2 end = to - plot.onward(0.16f * plot.gap());
    const std::array<ImVec2, 4> way = {{{from.x, from.y}, {turn.x, turn.y}, {end.x, end.y}, {to.x, to.y}}};
    const Color color = view_.stands(index)   ? palette_.accent
                        : view_.solved(index) ? palette_.solved
                                              : palette_.faint.faded(0.6f);
    const float width = view_.stands(index) ? 2.5f : view_.solved(index) ? 2 : 1.2f;
    list_.AddPolyline(way.data(), static_cast<int>(way.size()), imColor(color), 0, width);
  }

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
    list_.AddLine({from.x, from.y}, {end.x, end.y}, imColor(color), width);
    if (!hasSign) return;
    list_.AddLine({end.x - arm, end.y - arm}, {end.x + arm, end.y + arm}, imColor(color), width);
    list_.AddLine({end.x - arm, end.y + arm}, {end.x + arm, end.y - arm}, imColor(color), width);
  }

  void drawNode(std::size_t index) {
    const Rect area = view_.area(index);
    if (view_.showsBoards())
      drawBoard(index, area);
    else
      drawPlace(index, area);
    const ImVec2 from = {area.x, area.y};
    const ImVec2 to = {area.x + area.width, area.y + area.height};
    // A dead end has a foot, so that it is not told by its colour alone.
    const float foot = std::clamp(0.07f * area.height, 2.0f, 4.0f);
    if (view_.isDeadEnd(index)) list_.AddRectFilled({from.x, to.y - foot}, to, imColor(palette_.attacked));
    const bool stands = view_.stands(index);
    const Color edge = index == pointed_     ? palette_.pointed
                       : stands              ? palette_.accent
                       : view_.solved(index) ? palette_.solved
                                             : palette_.faint;
    const float width = index == view_.present                               ? 3
                        : stands || view_.solved(index) || index == pointed_ ? 2
                                                                             : 1;
    const float around = 0.5f * width;
    list_.AddRect({from.x - around, from.y - around}, {to.x + around, to.y + around}, imColor(edge), 2, 0,
                  width);
    if (view_.node(index).folded) drawFold(index, area);
  }

  void record(std::size_t index) {
    const SearchTree::Node& node = view_.node(index);
    Record left;
    left.role = Role::node;
    std::string path;
    for (const std::int8_t each : view_.tree.places(index)) path += "." + std::to_string(each);
    left.id = frame_.id("tree/" + (path.empty() ? "." : path) + (node.refused ? "x" : ""));
    left.name = nameOf(frame_, view_, index);
    left.value = tellOf(frame_, view_, index);
    left.area = view_.area(index);
    left.on = view_.stands(index) && !node.refused;
    left.most = node.row + 2;
    left.command = frame_.ask(ask::Seek{node.entered});
    frame_.frame.controls.read(std::move(left));
  }

 private:
  void drawBoard(std::size_t index, Rect area) {
    const BoardState state = boardOf(frame_, view_, index);
    const float cell = area.width / static_cast<float>(state.n);
    BoardView board = {
        .state = state, .palette = palette_, .geometry = {area.position(), area.width, state.n}};
    board.hatched = frame_.frame.model.preferences.hatch && cell >= 9;
    if (index == view_.present) board.progress = frame_.session.progress(frame_.frame.model.calm);
    std::vector<Square> attacking;
    if (pointed_ && view_.node(*pointed_).refused &&
        view_.node(*pointed_).parent == static_cast<int>(index)) {
      board.pointed = squareOf(frame_, view_.node(*pointed_));
      for (const Attacker& each : attackers(frame_.session.variant(), state.queens(), board.pointed))
        attacking.push_back(each.queen);
      board.pointedFrom = attacking;
    }
    frame_.frame.pictures.add(frame_.frame.fonts, boardPicture(board));
  }

  // The place of its queen in its row, where a board could not be read.
  void drawPlace(std::size_t index, Rect area) {
    const Color ground = view_.solved(index) ? palette_.solved.faded(0.45f) : palette_.darkSquare;
    list_.AddRectFilled({area.x, area.y}, {area.x + area.width, area.y + area.height}, imColor(ground), 2);
    const SearchTree::Node& node = view_.node(index);
    if (node.parent >= 0)
      write(std::to_string(node.place), area, std::min(0.62f * area.height, 1.3f * palette_.textSize), true);
  }

  // How many queens are folded into a node, where they would stand.
  void drawFold(std::size_t index, Rect area) {
    const TreePlot& plot = view_.plot;
    const float gap = plot.gap();
    const float arm = std::min(0.22f * gap, 5.0f);
    const Vec2 from = plot.exit(area, 0.5f) + plot.onward(2);
    const Vec2 tip = from + plot.onward(arm);
    const Vec2 aside = plot.sideways ? Vec2{0, arm} : Vec2{arm, 0};
    list_.AddTriangleFilled({from.x - aside.x, from.y - aside.y}, {from.x + aside.x, from.y + aside.y},
                            {tip.x, tip.y}, imColor(palette_.faint));
    const std::string text = "+" + frame_.frame.number(view_.node(index).queens);
    const float em = std::min(palette_.smallest(0.8f), plot.sideways ? 0.5f * plot.side : 0.5f * gap);
    if (plot.sideways)
      write(text, {tip.x + 2, tip.y - em, plot.down - plot.side - arm, 2 * em}, em, false);
    else
      write(text, {tip.x - 0.5f * plot.across, tip.y, plot.across, 1.2f * em}, em, true);
  }

  // A number in the middle of an area, or at its beginning, if it is large enough to be read and has room.
  void write(const std::string& text, Rect area, float em, bool centred) {
    if (em < 8) return;
    const ScopedFont font(frame_.frame.fonts, frame_.frame.fonts.mono, em);
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    if (size.x > area.width) return;
    if (!centred) {
      // Branches may pass below it.
      list_.AddRectFilled({area.x, area.y}, {area.x + size.x, area.y + area.height},
                          imColor(palette_.page.faded(0.85f)));
    }
    list_.AddText(
        {area.x + (centred ? 0.5f * (area.width - size.x) : 0), area.y + 0.5f * (area.height - size.y)},
        imColor(palette_.ink), text.c_str());
  }

  const SessionFrame& frame_;
  const TreeView& view_;
  std::optional<std::size_t> pointed_;
  const Palette& palette_;
  ImDrawList& list_;
};

bool meets(Rect a, Rect b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

}  // namespace

void drawNodes(const SessionFrame& frame, const TreeView& view, std::optional<std::size_t> pointed) {
  Painter painter(frame, view, pointed);
  const std::size_t count = view.tree.nodes().size();
  std::size_t queens = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (!view.isThere(i)) continue;
    queens += !view.node(i).refused;
    if (view.node(i).refused && meets(view.area(i), view.plot.area)) painter.drawTwig(i);
    if (!view.node(i).refused && view.node(i).parent >= 0) painter.drawBranch(i);
  }
  std::vector<bool> recorded(count, false);
  std::size_t left = kMostRecords - std::min(queens, kMostRecords);
  for (std::size_t i = count; i-- > 0;) {
    if (!view.isThere(i)) continue;
    const bool twig = view.node(i).refused;
    recorded[i] = !twig || (left > 0 && meets(view.area(i), view.plot.area));
    if (twig && recorded[i]) --left;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (!view.isThere(i)) continue;
    if (!view.node(i).refused && meets(view.area(i), view.plot.area)) painter.drawNode(i);
    if (recorded[i]) painter.record(i);
  }
}

}  // namespace queens
