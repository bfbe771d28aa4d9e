#include "ui/tree/tree_view.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace queens {
namespace {

// So many are enough to walk over.
constexpr std::size_t kMostRecords = 160;

// The last part of a node's id.
std::string lastOf(const TreeView& view, const TreeNode& node) {
  return "." + (node.parent < 0 ? "" : std::to_string(placeOf(view.program.variant, node.square))) +
         (node.refused ? "x" : "");
}

std::string idOf(const Frame& frame, const TreeView& view, std::size_t index) {
  std::string path;
  for (const Square& each : view.tree.queens(index))
    path += "." + std::to_string(placeOf(view.program.variant, each));
  return frame.id("tree/" + (path.empty() ? "." : path) + (view.node(index).refused ? "x" : ""));
}

}  // namespace

std::optional<std::size_t> attendedNode(const Frame& frame, const TreeView& view) {
  const std::string_view id = frame.model.attended;
  if (!id.starts_with(frame.id("tree/."))) return std::nullopt;
  // The empty board has a dot too.
  const auto dots = static_cast<int>(std::count(id.begin(), id.end(), '.'));
  for (std::size_t i = 0; i < view.tree.nodes().size(); ++i) {
    const bool near = std::max(view.node(i).depth, 1) == dots && view.isShown(i);
    if (near && id.ends_with(lastOf(view, view.node(i))) && idOf(frame, view, i) == id) return i;
  }
  return std::nullopt;
}

std::vector<bool> recordedNodes(const TreeView& view, std::optional<std::size_t> attended) {
  const std::size_t count = view.tree.nodes().size();
  std::vector<bool> taken(count, false);
  std::size_t left = kMostRecords;
  const auto take = [&](std::size_t index) {
    if (taken[index] || left == 0 || !view.isShown(index)) return;
    taken[index] = true;
    --left;
  };
  const auto hasParent = [&](std::size_t index) {
    const int parent = view.node(index).parent;
    return parent < 0 || taken[static_cast<std::size_t>(parent)];
  };
  // Takes the path to a node, its siblings, its children and theirs, because the focus moves one step before
  // the next frame.
  const auto takeAround = [&](std::size_t index) {
    for (int each = static_cast<int>(index); each >= 0;
         each = view.node(static_cast<std::size_t>(each)).parent)
      take(static_cast<std::size_t>(each));
    const int parent = view.node(index).parent;
    const auto isNear = [&](int each) { return each == parent || each == static_cast<int>(index); };
    for (std::size_t i = 1; i < count; ++i) {
      const int below = view.node(i).parent;
      const int twoBelow = view.node(static_cast<std::size_t>(below)).parent;
      if ((isNear(below) || isNear(twoBelow)) && !view.node(i).refused && hasParent(i)) take(i);
    }
  };
  takeAround(view.present);
  if (attended) takeAround(*attended);
  for (int depth = 0; depth <= view.tree.layout().rows; ++depth) {
    for (std::size_t i = 0; i < count && left > 0; ++i)
      if (view.node(i).depth == depth && !view.node(i).refused && hasParent(i)) take(i);
  }
  // Of the twigs, the latest first.
  for (std::size_t i = count; i-- > 0 && left > 0;)
    if (view.node(i).refused && hasParent(i)) take(i);
  return taken;
}

void record(const Frame& frame, const TreeView& view, std::size_t index) {
  const TreeNode& node = view.node(index);
  frame.controls.read({.role = Role::node,
                       .id = idOf(frame, view, index),
                       .name = nameOf(frame, view, index),
                       .value = tellOf(frame, view, index),
                       .area = view.area(index),
                       .on = view.stands(index) && !node.refused,
                       .most = node.depth + 1.0,
                       .command = frame.ask(ask::Seek{node.entered})});
}

}  // namespace queens
