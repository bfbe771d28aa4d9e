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

// The records that are given out, as long as there are any.
class Register {
 public:
  explicit Register(const TreeView& view) : view_(view), taken_(view.tree.nodes().size(), false) {}

  void take(std::size_t index) {
    if (taken_[index] || left_ == 0 || !view_.isShown(index)) return;
    taken_[index] = true;
    --left_;
  }
  // Takes the path to a node, its siblings, its children and theirs, because the focus moves one step before
  // the next frame.
  void takeAround(std::size_t index) {
    for (int each = static_cast<int>(index); each >= 0;
         each = view_.node(static_cast<std::size_t>(each)).parent)
      take(static_cast<std::size_t>(each));
    const int parent = view_.node(index).parent;
    for (std::size_t i = 1; i < taken_.size(); ++i) {
      const int below = view_.node(i).parent;
      const int twoBelow = view_.node(static_cast<std::size_t>(below)).parent;
      const auto isNear = [&](int each) { return each == parent || each == static_cast<int>(index); };
      if ((isNear(below) || isNear(twoBelow)) && !view_.node(i).refused && hasParent(i)) take(i);
    }
  }
  void takeLevel(int depth) {
    for (std::size_t i = 0; i < taken_.size() && left_ > 0; ++i)
      if (view_.node(i).depth == depth && !view_.node(i).refused && hasParent(i)) take(i);
  }
  // The latest first.
  void takeTwigs() {
    for (std::size_t i = taken_.size(); i-- > 0 && left_ > 0;)
      if (view_.node(i).refused && hasParent(i)) take(i);
  }
  bool hasMore() const { return left_ > 0; }
  const std::vector<bool>& taken() const { return taken_; }

 private:
  bool hasParent(std::size_t index) const {
    const int parent = view_.node(index).parent;
    return parent < 0 || taken_[static_cast<std::size_t>(parent)];
  }

  const TreeView& view_;
  std::vector<bool> taken_;
  std::size_t left_ = kMostRecords;
};

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
  Register all(view);
  all.takeAround(view.present);
  if (attended) all.takeAround(*attended);
  for (int depth = 0; depth <= view.tree.layout().rows && all.hasMore(); ++depth) all.takeLevel(depth);
  all.takeTwigs();
  return all.taken();
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
