#include <gtest/gtest.h>

#include "screens.hpp"

namespace queens {
namespace {

TEST(Stage, HasNothingButBoardSentenceAndSearch) {
  forEachScreen([](const Screen& screen) {
    if (screen.view != View::full) return;
    Screen stage = screen;
    stage.presenting = true;
    const Layout layout = stage.layout();
    const auto parts = partsOf(layout);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Rect& area = parts[i].area;
      EXPECT_TRUE(area.x >= 0 && area.y >= 0 && area.x + area.width <= screen.size.x + 0.01f &&
                  area.y + area.height <= screen.size.y + 0.01f)
          << parts[i].name << ": " << screen.text();
      for (std::size_t j = i + 1; j < parts.size(); ++j)
        EXPECT_FALSE(overlap(area, parts[j].area))
            << parts[i].name << " and " << parts[j].name << ": " << screen.text();
    }
    EXPECT_TRUE(layout.stage && layout.toolbar.empty() && layout.side.empty() && layout.code.empty());
    EXPECT_GE(layout.board.width + 0.01f, std::min(0.55f * screen.size.x, 0.4f * screen.size.y))
        << screen.text();
  });
}

}  // namespace
}  // namespace queens
