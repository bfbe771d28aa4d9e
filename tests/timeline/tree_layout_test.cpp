#include "timeline/tree_layout.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace queens {
namespace {

std::vector<TreeNode> wholeTree(VariantId variant, int n) {
  Timeline timeline(variant, n);
  timeline.seek(Timeline::kUnlimited);
  SearchTree tree;
  EXPECT_TRUE(tree.look(timeline, timeline.search(), timeline.position(), Timeline::kUnlimited));
  return tree.nodes();
}

// Trees of all shapes: whole ones, and those of larger boards in progress.
std::vector<std::vector<TreeNode>> trees() {
  std::vector<std::vector<TreeNode>> all;
  for (int n = 1; n <= 7; ++n) all.push_back(wholeTree(VariantId::flagArrays, n));
  all.push_back(wholeTree(VariantId::permutations, 4));
  for (const int n : {8, 12, 32}) {
    Timeline timeline(VariantId::bitmask, n);
    for (const std::uint64_t position : {0, 1, 10, 100, 1000, 20000}) {
      timeline.seek(position);
      SearchTree tree;
      EXPECT_TRUE(tree.look(timeline, timeline.search(), timeline.position(), Timeline::kUnlimited));
      all.push_back(tree.nodes());
    }
  }
  return all;
}

TEST(TreeLayout, HasNeighboursApartAndInTheirOrder) {
  for (const auto& nodes : trees()) {
    for (const bool straight : {false, true}) {
      const TreeLayout layout = treeLayoutOf(nodes, straight);
      std::map<int, float> last;  // by depth
      for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].refused) continue;
        const auto before = last.find(nodes[i].depth);
        if (before != last.end()) {
          EXPECT_GE(layout.x[i], before->second + 0.999f);
        }
        last[nodes[i].depth] = layout.x[i];
        EXPECT_LE(nodes[i].depth, layout.rows);
        EXPECT_GE(layout.x[i], -0.001f);
        EXPECT_LE(layout.x[i], layout.width + 0.001f);
      }
    }
  }
}

TEST(TreeLayout, HasEveryNodeAboveTheMiddleOfThoseUponItOrTheLast) {
  for (const auto& nodes : trees()) {
    const TreeLayout layout = treeLayoutOf(nodes, false);
    const TreeLayout straight = treeLayoutOf(nodes, true);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      std::vector<float> upon;
      std::size_t latest = i;
      for (std::size_t j = i + 1; j < nodes.size(); ++j) {
        if (nodes[j].parent != static_cast<int>(i) || nodes[j].refused) continue;
        upon.push_back(layout.x[j]);
        latest = j;
      }
      EXPECT_NEAR(straight.x[i], straight.x[latest], 1e-3f);
      if (!upon.empty()) {
        EXPECT_NEAR(layout.x[i], 0.5f * (upon.front() + upon.back()), 1e-3f);
      }
    }
  }
}

// By hand: the widest row of the tree of n = 4 is the second one, with six queens.
TEST(TreeLayout, IsNoWiderThanItsWidestRowNeeds) {
  const TreeLayout four = treeLayoutOf(wholeTree(VariantId::flagArrays, 4), false);
  EXPECT_FLOAT_EQ(four.width, 5);
  EXPECT_EQ(four.rows, 4);
  EXPECT_FLOAT_EQ(four.x.front(), 2.5f);
  // The widest rows of n = 6 and 7 have 46 and 164 queens; hardly more width is needed.
  EXPECT_LT(treeLayoutOf(wholeTree(VariantId::flagArrays, 6), false).width, 52);
  EXPECT_LT(treeLayoutOf(wholeTree(VariantId::flagArrays, 7), false).width, 190);
  const TreeLayout one = treeLayoutOf(wholeTree(VariantId::flagArrays, 1), false);
  EXPECT_FLOAT_EQ(one.width, 0);
  EXPECT_EQ(one.rows, 1);
}

}  // namespace
}  // namespace queens
