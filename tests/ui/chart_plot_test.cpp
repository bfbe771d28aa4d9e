#include "ui/chart/chart_plot.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

constexpr std::uint64_t kEnd = 12'697'362;
const ChartPlot kAll = {{100, 50, 800, 120}, {0, kEnd}, 12};

TEST(ChartPlot, FindsThePositionAgainThatItDraws) {
  for (const Outline::Range range : {Outline::Range{0, 20}, {1000, 1300}, {5, 804}}) {
    const ChartPlot plot = {kAll.area, range, 8};
    for (std::uint64_t position = range.from; position <= range.to; ++position) {
      EXPECT_EQ(plot.position(plot.x(position)), position);
    }
  }
  EXPECT_EQ(kAll.position(-1000), 0u);
  EXPECT_EQ(kAll.position(5000), kEnd);
}

TEST(ChartPlot, ZoomsAroundThePointerAndBackAgain) {
  const std::uint64_t under = kAll.position(300);
  ChartPlot plot = kAll;
  for (int i = 0; i < 20; ++i) {
    plot.range = plot.zoomed(300, 1, kEnd);
    EXPECT_NEAR(static_cast<double>(plot.x(under)), 300, 2);
  }
  EXPECT_LT(plot.range.to - plot.range.from, kEnd / 50);
  for (int i = 0; i < 30; ++i) plot.range = plot.zoomed(300, -1, kEnd);
  EXPECT_EQ(plot.range, kAll.range);
  // However far it zooms, some events remain, and a short search is shown whole.
  for (int i = 0; i < 200; ++i) plot.range = plot.zoomed(500, 3, kEnd);
  EXPECT_EQ(plot.range.to - plot.range.from, 12u);
  const ChartPlot small = {kAll.area, {0, 6}, 1};
  EXPECT_EQ(small.zoomed(200, 5, 6), small.range);
}

TEST(ChartPlot, MovesInsideTheSearch) {
  const ChartPlot plot = {kAll.area, {1000, 1800}, 12};
  EXPECT_EQ(plot.moved(100, kEnd), (Outline::Range{1100, 1900}));
  EXPECT_EQ(plot.moved(-5000, kEnd), (Outline::Range{0, 800}));
  EXPECT_EQ(plot.moved(1e9f, kEnd), (Outline::Range{kEnd - 800, kEnd}));
}

}  // namespace
}  // namespace queens
