#include "ui/tree/tree_view.hpp"

#include <algorithm>
#include <cmath>

#include "ui/controls/squares.hpp"

namespace queens {
namespace {

// Twigs reach so far, in parts of the gap between two rows.
constexpr float kTwig = 0.34f;
// The least size of a square in which a queen is recognizable, in device pixels and in CSS px.
constexpr float kReadablePixels = 8;
constexpr float kReadableSquare = 5;
// The size at which marks of neighbouring refused squares are distinct, and the gap that these need; CSS px.
constexpr float kTwigSquare = 5;
constexpr float kTwigGap = 18;
// A node in which its place can be read.
constexpr float kReadableTile = 17;
// One in which row and column can be read.
constexpr float kReadablePair = 24;
// So near to the middle of a dot it is pointed at.
constexpr float kNearDot = 8;

}  // namespace

Fate TreeView::fate(std::size_t index) const {
  const TreeNode& each = node(index);
  if (!isThere(index)) return Fate::toCome;
  if (index == present) return Fate::present;
  if (stands(index)) return Fate::stands;
  if (solved(index)) return each.depth == squares ? Fate::solution : Fate::solved;
  return each.queens == 0 ? Fate::deadEnd : Fate::vain;
}

NodeForm TreeView::form() const {
  const float square = plot.side / static_cast<float>(squares);
  if (square >= kReadableSquare && square * density >= kReadablePixels) return NodeForm::board;
  return plot.side >= (choosesRows(program) ? kReadablePair : kReadableTile) ? NodeForm::tile : NodeForm::dot;
}

bool TreeView::showsTwigs() const {
  return plot.side >= kTwigSquare * static_cast<float>(squares) && plot.gap() >= kTwigGap;
}

Rect TreeView::area(std::size_t index) const {
  const TreeNode& each = node(index);
  if (!each.refused) return plot.node(tree.layout().x[index], each.depth - 1);
  const auto parent = static_cast<std::size_t>(each.parent);
  const Rect from = area(parent);
  const float cell = from.width / static_cast<float>(squares);
  const Vec2 corner = plot.exit(
      from, static_cast<float>(placeOf(program.variant, each.square)) / static_cast<float>(squares));
  const Vec2 size = plot.sideways ? Vec2{kTwig * plot.gap(), cell} : Vec2{cell, kTwig * plot.gap()};
  return {corner.x, corner.y, size.x, size.y};
}

std::optional<std::size_t> TreeView::at(Vec2 place) const {
  const bool dots = form() == NodeForm::dot;
  float least = std::max(kNearDot, 0.7f * plot.side);
  std::optional<std::size_t> nearest;
  for (std::size_t i = 0; i < tree.nodes().size(); ++i) {
    if (!isShown(i)) continue;
    const Rect there = area(i);
    if (!dots && there.contains(place)) return i;
    const Vec2 way = there.position() + there.size() * 0.5f - place;
    const float distance = std::hypot(way.x, way.y);
    if (!dots || distance > least) continue;
    least = distance;
    nearest = i;
  }
  return nearest;
}

std::size_t presentNode(const SearchTree& tree) {
  std::size_t present = 0;
  for (std::size_t i = 1; i < tree.nodes().size(); ++i) {
    const TreeNode& each = tree.nodes()[i];
    if (!each.refused && each.stands(tree.position())) present = i;
  }
  return present;
}

BoardState boardOf(const Frame& frame, const TreeView& view, std::size_t index) {
  const TreeNode& node = view.node(index);
  const std::size_t from = node.refused ? static_cast<std::size_t>(node.parent) : index;
  const Snapshot& session = frame.session();
  if (from == view.present) {
    const ShownPosition& now = session.readable();
    if (now.position == view.tree.position()) return boardState(now.search, now.event());
  }
  BoardState state = boardOf(session.variant(), session.n, view.tree.queens(from));
  if (state.standing == state.n && view.solved(from)) state.event = Event{.kind = EventKind::solution};
  return state;
}

std::string nameOf(const Frame& frame, const TreeView& view, std::size_t index) {
  const TreeNode& node = view.node(index);
  if (node.parent < 0) return frame.say(Message::treeRoot);
  const Square square = node.square;
  const int base = frame.model.preferences.base;
  if (!node.refused)
    return frame.say(Message::barQueen, {{"row", square.row + base}, {"col", square.column + base}});
  const Snapshot& session = frame.session();
  const BoardState below =
      boardOf(session.variant(), session.n, view.tree.queens(static_cast<std::size_t>(node.parent)));
  return squareName(session.variant(), below.queens(), square, frame.model.language, base);
}

std::string tellOf(const Frame& frame, const TreeView& view, std::size_t index) {
  const TreeNode& node = view.node(index);
  if (node.refused) return {};
  const std::vector<Argument> queens = {{"queens", node.queens}};
  const std::string solved = view.solved(index) ? frame.say(Message::barSolved) + " " : "";
  if (node.parent < 0) return solved + frame.say(Message::treeUpon, queens);
  if (view.stands(index))
    return (solved.empty() ? frame.say(Message::treeStands) + " " : solved) +
           frame.say(Message::treeUpon, queens);
  return (solved.empty() ? frame.say(Message::barDead) + " " : solved) + frame.say(Message::barUnder, queens);
}

}  // namespace queens
