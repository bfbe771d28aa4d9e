#include "timeline/tree_layout.hpp"

#include <algorithm>
#include <cstddef>

namespace queens {
namespace {

// The left and right edge of a subtree in each row from its root on, relative to the root's middle.
struct Contour {
  std::vector<float> left = {0};
  std::vector<float> right = {0};
};

// A row of subtrees that is being filled from the left.
class Row {
 public:
  explicit Row(bool straight) : straight_(straight) {}
  // Returns where the root of another subtree has to stand, seen from that of the first.
  float add(const Contour& next) {
    float at = roots_.empty() ? 0 : roots_.back() + 1;
    for (std::size_t i = 0; i < std::min(right_.size(), next.left.size()); ++i)
      at = std::max(at, right_[i] + 1 - next.left[i]);
    for (std::size_t i = 0; i < next.right.size(); ++i) {
      if (i == right_.size()) {
        right_.push_back(0);
        left_.push_back(at + next.left[i]);
      }
      right_[i] = at + next.right[i];
    }
    roots_.push_back(at);
    return at;
  }
  // The x of the parent: the middle between the first root and the last, or the last root.
  float below() const { return straight_ ? roots_.back() : 0.5f * roots_.back(); }
  // The contour of the node above all of them.
  Contour contour() const {
    Contour whole;
    for (const float each : left_) whole.left.push_back(each - below());
    for (const float each : right_) whole.right.push_back(each - below());
    return whole;
  }

 private:
  bool straight_;
  std::vector<float> roots_, left_, right_;
};

}  // namespace

TreeLayout treeLayoutOf(std::span<const TreeNode> nodes, bool straight) {
  std::vector<std::vector<std::size_t>> upon(nodes.size());
  TreeLayout layout;
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    if (nodes[i].refused) continue;
    upon[static_cast<std::size_t>(nodes[i].parent)].push_back(i);
    layout.rows = std::max(layout.rows, nodes[i].depth);
  }
  // Those upon a node come after it, so that from the end on they are there before it.
  layout.x.assign(nodes.size(), 0);
  std::vector<Contour> contours(nodes.size());
  for (std::size_t i = nodes.size(); i-- > 0;) {
    if (upon[i].empty()) continue;
    Row row(straight);
    for (const std::size_t each : upon[i]) layout.x[each] = row.add(contours[each]);
    for (const std::size_t each : upon[i]) layout.x[each] -= row.below();
    contours[i] = row.contour();
    for (const std::size_t each : upon[i]) contours[each] = {};
  }
  const Contour& whole = contours.front();
  layout.x.front() = -*std::min_element(whole.left.begin(), whole.left.end());
  layout.width = layout.x.front() + *std::max_element(whole.right.begin(), whole.right.end());
  for (std::size_t i = 1; i < nodes.size(); ++i)
    layout.x[i] += layout.x[static_cast<std::size_t>(nodes[i].parent)];
  return layout;
}

}  // namespace queens
