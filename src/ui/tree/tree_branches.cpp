#include "ui/tree/tree_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace queens {
namespace {

// Where branches run beside their row, in parts of the gap: beyond the twigs.
constexpr float kFirstLane = 0.42f;
constexpr float kLastLane = 0.84f;

// How branches look, the later ones over the earlier ones.
enum class Kind : std::uint8_t { toCome, vain, solved, stands };

Kind kindOf(Fate fate) {
  switch (fate) {
    case Fate::toCome:
      return Kind::toCome;
    case Fate::vain:
    case Fate::deadEnd:
      return Kind::vain;
    case Fate::solved:
    case Fate::solution:
      return Kind::solved;
    case Fate::stands:
    case Fate::present:
      break;
  }
  return Kind::stands;
}

class Branches {
 public:
  Branches(const Palette& palette, const TreeView& view) : palette_(palette), view_(view), plot_(view.plot) {}

  void draw(Kind kind) {
    switch (kind) {
      case Kind::toCome:
        color_ = palette_.faint.faded(0.35f);
        width_ = 1;
        break;
      case Kind::vain:
        color_ = palette_.faint.faded(0.65f);
        width_ = 1;
        break;
      case Kind::solved:
        color_ = palette_.solved;
        width_ = plot_.side < 12 ? 1.5f : 2;
        break;
      case Kind::stands:
        color_ = palette_.accent;
        width_ = plot_.side < 12 ? 2 : 2.5f;
        break;
    }
    const bool twigs = view_.showsTwigs();
    std::vector<Reach> reaches(twigs ? 0 : view_.tree.nodes().size());
    for (std::size_t i = 1; i < view_.tree.nodes().size(); ++i) {
      if (view_.node(i).refused || !(view_.isThere(i) || view_.ghosts)) continue;
      if (kindOf(view_.fate(i)) != kind) continue;
      if (twigs)
        drawApart(i);
      else
        reaches[static_cast<std::size_t>(view_.node(i).parent)].add(drawEnd(i));
    }
    for (std::size_t i = 0; i < reaches.size(); ++i)
      if (!reaches[i].empty()) drawBeginning(i, reaches[i]);
  }

 private:
  // From the first to the last of the branches of a node, beside its row.
  struct Reach {
    float from = 0, to = -1;
    bool empty() const { return to < from; }
    void add(float at) {
      from = empty() ? at : std::min(from, at);
      to = std::max(to, at);
    }
  };

  // Each from below the square of its queen, beside the twigs, and where it runs beside the row in a lane of
  // its own.
  void drawApart(std::size_t index) {
    const TreeNode& node = view_.node(index);
    const auto squares = static_cast<float>(view_.squares);
    const float share = (static_cast<float>(placeOf(view_.program.variant, node.square)) + 0.5f) / squares;
    const Vec2 from = plot_.exit(view_.area(static_cast<std::size_t>(node.parent)), share);
    const Vec2 to = plot_.entry(view_.area(index));
    if (std::abs(beside(to) - beside(from)) < 2 * width_) {
      strokeLine(from, to, color_, width_);
      return;
    }
    // Branches that turn back turn in order, the others in reverse order.
    const float lane = beside(to) < beside(from) ? share : 1 - share;
    const Vec2 turn = from + plot_.onward((kFirstLane + (kLastLane - kFirstLane) * lane) * plot_.gap());
    const Vec2 corner = plot_.sideways ? Vec2{turn.x, to.y} : Vec2{to.x, turn.y};
    const std::array<ImVec2, 4> way = {from, turn, corner, to};
    ImGui::GetWindowDrawList()->AddPolyline(way.data(), static_cast<int>(way.size()), imColor(color_), 0,
                                            width_);
  }

  // Where the branches of a node part, the middle of the gap, on whole pixels.
  float fork(std::size_t parent) const {
    const Vec2 exit = plot_.exit(view_.area(parent), 0.5f);
    return std::round(on(exit) + 0.5f * (plot_.gap() - width_));
  }

  // The end of a branch, from where it parts from the others. Returns where it is beside.
  float drawEnd(std::size_t index) {
    const Vec2 to = plot_.entry(view_.area(index));
    const auto parent = static_cast<std::size_t>(view_.node(index).parent);
    drawAlong(beside(to), fork(parent) + width_, on(to) + inside());
    return beside(to);
  }

  // Draws the common beginning of a node's branches.
  void drawBeginning(std::size_t index, Reach reach) {
    const Vec2 exit = plot_.exit(view_.area(index), 0.5f);
    const float at = fork(index);
    drawAlong(beside(exit), on(exit) - inside(), at);
    reach.add(beside(exit));
    const float half = 0.5f * width_;
    fill({std::round(reach.from - half), at}, {std::round(reach.to - half) + width_, at + width_});
  }

  // A dot is smaller than the square around it.
  float inside() const { return view_.form() == NodeForm::dot ? 0.15f * plot_.side : 0; }

  // A line in the direction in which the tree grows, on whole pixels.
  void drawAlong(float beside, float from, float to) {
    const float edge = std::round(beside - 0.5f * width_);
    fill({edge, from}, {edge + width_, to});
  }

  // @param from, to corners: how far beside, and how far on in the direction in which the tree grows
  void fill(Vec2 from, Vec2 to) {
    if (plot_.sideways)
      fillRect({from.y, from.x}, {to.y, to.x}, color_);
    else
      fillRect(from, to, color_);
  }

  float on(Vec2 place) const { return plot_.sideways ? place.x : place.y; }
  float beside(Vec2 place) const { return plot_.sideways ? place.y : place.x; }

  const Palette& palette_;
  const TreeView& view_;
  const TreePlot& plot_;
  Color color_;
  float width_ = 1;
};

}  // namespace

void drawBranches(const Palette& palette, const TreeView& view) {
  Branches branches(palette, view);
  for (const Kind kind : {Kind::toCome, Kind::vain, Kind::solved, Kind::stands}) branches.draw(kind);
}

}  // namespace queens
