#include "ui/tree/tree_plot.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

constexpr Rect kArea = {20, 30, 800, 400};

TreeLayout wide(float width) {
  return {.x = {0.5f * width, 0, width}, .width = width, .rows = 4};
}

TEST(TreePlot, ShowsAllOfAWholeTree) {
  for (const float width : {0.0f, 1.0f, 5.0f, 12.0f, 25.0f, 50.0f, 186.0f}) {
    const TreeLayout layout = wide(width);
    const TreePlot plot = treePlotOf({.layout = layout, .area = kArea, .rows = 4, .now = {0, -1}});
    const Rect first = plot.node(0, 3);
    const Rect last = plot.node(width, 3);
    EXPECT_GE(first.x, kArea.x - 1) << width;
    EXPECT_LE(last.x + last.width, kArea.x + kArea.width + 1) << width;
    EXPECT_GE(plot.node(0, -1).y, kArea.y - 1);
    EXPECT_LE(last.y + last.height, kArea.y + kArea.height + 1);
    // Centred.
    EXPECT_NEAR(first.x - kArea.x, kArea.x + kArea.width - last.x - last.width, 1);
  }
}

TEST(TreePlot, KeepsThePresentInSightWhereNotAllIs) {
  const TreeLayout layout = wide(90);
  for (const float x : {0.0f, 10.0f, 45.0f, 80.0f, 90.0f}) {
    for (const float row : {-1.0f, 5.0f, 31.0f}) {
      const TreePlot plot =
          treePlotOf({.layout = layout, .area = kArea, .rows = 32, .whole = false, .now = {x, row}});
      const Rect now = plot.node(x, static_cast<int>(row));
      EXPECT_GE(now.x, kArea.x - 1) << x << " " << row;
      EXPECT_LE(now.x + now.width, kArea.x + kArea.width + 1) << x << " " << row;
      EXPECT_GE(now.y, kArea.y - 1) << x << " " << row;
      EXPECT_LE(now.y + now.height, kArea.y + kArea.height + 1) << x << " " << row;
    }
  }
}

TEST(TreePlot, GrowsSidewaysWhereThatHasMoreRoom) {
  const TreeLayout layout = wide(5);
  TreePlotRequest request = {
      .layout = layout, .area = {20, 30, 800, 200}, .rows = 8, .whole = false, .now = {5, 7}};
  const TreePlot sideways = treePlotOf(request);
  EXPECT_TRUE(sideways.sideways);
  const Rect root = sideways.node(2.5f, -1);
  const Rect now = sideways.node(5, 7);
  EXPECT_GT(now.x, root.x + 7 * root.width);
  EXPECT_GT(now.y, root.y + root.height);
  EXPECT_LE(now.x + now.width, 820);
  EXPECT_LE(now.y + now.height, 230);
  EXPECT_FLOAT_EQ(sideways.exit(root, 1).y, root.y + root.height);
  request.area = {20, 30, 300, 400};
  EXPECT_FALSE(treePlotOf(request).sideways);
  request.area = {20, 30, 800, 200};
  request.whole = true;
  EXPECT_FALSE(treePlotOf(request).sideways);
}

TEST(TreePlot, ZoomsAroundAPointAndMoves) {
  const TreeLayout layout = wide(5);
  TreePlotRequest request = {.layout = layout, .area = kArea, .rows = 4, .now = {0, -1}};
  const TreePlot before = treePlotOf(request);
  const Rect node = before.node(4, 2);
  const Vec2 at = {node.x + 0.25f * node.width, node.y + 0.75f * node.height};
  request.sight = before.zoomed(at, 3);
  const TreePlot nearer = treePlotOf(request);
  const Rect there = nearer.node(4, 2);
  EXPECT_GT(there.width, 1.5f * node.width);
  EXPECT_NEAR(there.x + 0.25f * there.width, at.x, 0.5f) << "what is pointed at stays there";
  EXPECT_NEAR(there.y + 0.75f * there.height, at.y, 0.5f);
  request.sight = nearer.moved({-30, 12});
  const Rect moved = treePlotOf(request).node(4, 2);
  EXPECT_NEAR(moved.x, there.x - 30, 0.01f);
  EXPECT_NEAR(moved.y, there.y + 12, 0.01f);
}

TEST(TreePlot, HasEndsToWhatIsNearAndFar) {
  const TreeLayout layout = wide(5);
  TreePlotRequest request = {.layout = layout, .area = kArea, .rows = 4, .now = {0, -1}};
  for (const float steps : {-3.0f, 3.0f}) {
    for (int i = 0; i < 40; ++i) request.sight = treePlotOf(request).zoomed({300, 200}, steps);
    const TreePlot plot = treePlotOf(request);
    EXPECT_GE(plot.side, 10);
    EXPECT_LE(plot.side, 400);
    EXPECT_EQ(plot.zoomed({300, 200}, steps).side, plot.side);
  }
}

}  // namespace
}  // namespace queens
