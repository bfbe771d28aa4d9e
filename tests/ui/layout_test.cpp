#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "screens.hpp"

namespace queens {
namespace {

TEST(Layout, HasPartsThatDoNotOverlap) {
  forEachScreen([](const Screen& screen) {
    const auto parts = partsOf(screen.layout());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (std::size_t j = i + 1; j < parts.size(); ++j) {
        EXPECT_FALSE(overlap(parts[i].area, parts[j].area))
            << parts[i].name << " and " << parts[j].name << ": " << screen.text();
      }
    }
  });
}

TEST(Layout, LiesInsideTheScreen) {
  forEachScreen([](const Screen& screen) {
    for (const Part& part : partsOf(screen.layout())) {
      const bool inside = part.area.x >= 0 && part.area.y >= 0 &&
                          part.area.x + part.area.width <= screen.size.x + 0.01f &&
                          part.area.y + part.area.height <= screen.size.y + 0.01f;
      EXPECT_TRUE(inside) << part.name << " (" << part.area.x << ", " << part.area.y << ", "
                          << part.area.width << ", " << part.area.height << "): " << screen.text();
    }
  });
}

TEST(Layout, HasNoPartTurnedInsideOut) {
  forEachScreen([](const Screen& screen) {
    const Layout layout = screen.layout();
    for (const Rect& part :
         {layout.toolbar, layout.board, layout.caption, layout.code, layout.side, layout.transport}) {
      EXPECT_TRUE(part.width >= 0 && part.height >= 0) << screen.text();
    }
  });
}

TEST(Layout, ShowsWhatTheViewIsFor) {
  forEachScreen([](const Screen& screen) {
    const Layout layout = screen.layout();
    // In its own view the search tree gets all the space; it also does if the board would only be tiny.
    const bool shared = !layout.chart.empty() && !(layout.board.empty() && layout.side.empty());
    const bool alone = !layout.chart.empty() && !shared;
    EXPECT_EQ(layout.chart.empty(),
              screen.view != View::tree && (!screen.chart || screen.view == View::board))
        << screen.text();
    EXPECT_TRUE(screen.view != View::tree || alone) << screen.text();
    EXPECT_TRUE(!alone || screen.view == View::tree || screen.size.y < 38 * screen.textSize) << screen.text();
    EXPECT_GE(layout.chart.height, layout.chart.empty() ? 0 : 5 * screen.textSize) << screen.text();
    EXPECT_EQ(layout.board.empty(), alone || (layout.boardIsTab && !screen.boardInFront)) << screen.text();
    EXPECT_EQ(layout.transport.empty(), screen.view == View::board) << screen.text();
    EXPECT_EQ(layout.toolbar.empty(), screen.view != View::full) << screen.text();
    if (screen.view == View::board) {
      EXPECT_TRUE(layout.caption.empty() && layout.code.empty() && layout.side.empty()) << screen.text();
    }
  });
}

TEST(Layout, HasASquareBoardOnWholePixels) {
  forEachScreen([](const Screen& screen) {
    const Rect board = screen.layout().board;
    EXPECT_EQ(board.width, board.height) << screen.text();
    EXPECT_EQ(board.x, std::floor(board.x)) << screen.text();
    EXPECT_EQ(board.y, std::floor(board.y)) << screen.text();
    EXPECT_EQ(board.width, std::floor(board.width)) << screen.text();
  });
}

// The strip of numbers is to the left of the board and above it.
TEST(Layout, LeavesRoomForTheCoordinates) {
  forEachScreen([](const Screen& screen) {
    const Layout layout = screen.layout();
    if (layout.compact || layout.board.empty()) return;
    EXPECT_GE(layout.board.x, 20) << screen.text();
    EXPECT_GE(layout.board.y - layout.toolbar.height, 20) << screen.text();
  });
}

TEST(Layout, GivesTheBoardAReasonablePartOfTheScreen) {
  forEachScreen([](const Screen& screen) {
    if (!screen.layout().chart.empty()) return;
    const float smaller = std::min(screen.size.x, screen.size.y);
    const float board = screen.layout().board.width;
    if (screen.view == View::board) {
      EXPECT_GE(board, 0.8f * smaller) << screen.text();
    } else if (screen.view == View::player && smaller >= 320 && screen.textSize < 20) {
      EXPECT_GE(board, 0.48f * smaller) << screen.text();
    }
  });
  // A phone, a tablet, a laptop and a large display.
  constexpr std::array<std::pair<Vec2, float>, 5> kLeast = {
      {{{390, 844}, 340}, {{360, 640}, 280}, {{768, 1024}, 510}, {{1366, 768}, 540}, {{1920, 1080}, 840}}};
  for (const auto& [size, least] : kLeast) {
    EXPECT_GE(layoutOf(request(size, View::full)).board.width, least) << size.x << " x " << size.y;
  }
}

TEST(Layout, PutsProgramAndTabsBesideTheBoardOnAWideScreen) {
  for (const Vec2 size : {Vec2{1024, 768}, Vec2{1366, 768}, Vec2{1920, 1080}, Vec2{3000, 2000}}) {
    for (const std::size_t codeLines : {std::size_t{18}, std::size_t{54}}) {
      const Layout layout = layoutOf(request(size, View::full, 15, codeLines));
      EXPECT_FALSE(layout.compact);
      for (const Rect& part : {layout.caption, layout.code, layout.side}) {
        EXPECT_GE(part.x, layout.board.x + layout.board.width);
        EXPECT_GE(part.width, 300);
      }
      EXPECT_GE(layout.code.height, 150);
      EXPECT_GE(layout.side.height, 150);
      EXPECT_EQ(layout.transport.width, size.x);
    }
  }
}

template <class Look>
void forEachTransport(Look look) {
  forEachScreen([&](const Screen& screen) {
    const Layout layout = screen.layout();
    if (!layout.transport.empty())
      look(screen, layout,
           transportOf(layout.transport, screen.textSize, layout.chartOverLine(), layout.toolbar.empty()));
  });
}

TEST(Transport, HasTargetsForAFinger) {
  forEachTransport([](const Screen& screen, const Layout&, const TransportLayout& parts) {
    if (screen.size.x < 320) return;
    EXPECT_GE(parts.buttons.width, kButtons * 44) << screen.text();
    EXPECT_GE(parts.buttons.height, 44) << screen.text();
    if (!screen.touch || screen.size.x < 22 * screen.textSize) return;
    for (const Rect& each : {parts.scrubber, parts.stepSize, parts.speed, parts.chart, parts.legend}) {
      if (each.empty()) continue;
      EXPECT_GE(each.height, 44) << screen.text();
      EXPECT_GE(each.width, 44) << screen.text();
    }
  });
}

TEST(Transport, HasItsPartsSideBySideInItsBar) {
  forEachTransport([](const Screen& screen, const Layout& layout, const TransportLayout& parts) {
    const Rect bar = layout.transport;
    std::vector<Rect> all = {parts.buttons, parts.scrubber, parts.counter, parts.speed};
    // Otherwise the menu of the toolbar contains the legend. The step size needs room.
    if (layout.toolbar.empty()) all.push_back(parts.legend);
    if (!parts.stepSize.empty()) all.push_back(parts.stepSize);
    if (screen.size.x - 20 >= 18 * screen.textSize) all.push_back(parts.chart);
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_FALSE(all[i].empty()) << screen.text();
      EXPECT_TRUE(all[i].x >= bar.x && all[i].x + all[i].width <= bar.x + bar.width) << screen.text();
      EXPECT_TRUE(all[i].y >= bar.y && all[i].y + all[i].height <= bar.y + bar.height) << screen.text();
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(all[i], all[j])) << screen.text();
    }
  });
}

// Digits, and a line on which a finger can distinguish positions.
TEST(Transport, HasRoomForThePosition) {
  forEachTransport([](const Screen& screen, const Layout&, const TransportLayout& parts) {
    EXPECT_GE(parts.scrubber.width, 6 * screen.textSize) << screen.text();
    EXPECT_GE(parts.scrubber.height, 24) << screen.text();
    EXPECT_GE(parts.counter.width, 6 * screen.textSize) << screen.text();
    EXPECT_GE(parts.speed.width, 6 * screen.textSize) << screen.text();
    if (!parts.stepSize.empty()) {
      EXPECT_GE(parts.stepSize.width, 5 * screen.textSize) << screen.text();
      EXPECT_GE(parts.stepSize.height, 24) << screen.text();
    }
    if (parts.legend.empty()) return;
    EXPECT_GE(parts.legend.width, 2 * screen.textSize) << screen.text();
    EXPECT_GE(parts.legend.height, 24) << screen.text();
  });
}

// On every screen the explanations have a place: tabs always, and at least ten lines beside a stacked board.
TEST(Layout, HidesNoFunction) {
  forEachScreen([](const Screen& screen) {
    if (screen.view != View::full || screen.chart) return;
    const Layout layout = screen.layout();
    EXPECT_FALSE(layout.side.empty()) << screen.text();
    const bool shown = !layout.boardIsTab || screen.boardInFront;
    EXPECT_EQ(layout.caption.empty(), !shown) << screen.text();
  });
}

TEST(Layout, GivesTheRoomOfTheSentenceToItsNeighbours) {
  forEachScreen([](const Screen& screen) {
    LayoutRequest wanted = request(screen.size, screen.view, screen.textSize, screen.codeLines);
    const Layout with = layoutOf(wanted);
    wanted.narration = false;
    const Layout without = layoutOf(wanted);
    EXPECT_TRUE(without.caption.empty()) << screen.text();
    const auto room = [](const Layout& layout) {
      const bool abreast = !layout.code.empty() && layout.code.y == layout.side.y;
      const float below = abreast ? std::max(layout.code.height, layout.side.height)
                                  : layout.code.height + layout.side.height;
      return layout.board.width + below;
    };
    EXPECT_GE(room(without), room(with)) << screen.text();
    EXPECT_FALSE(overlap(without.board, without.side) && !without.sheetable) << screen.text();
  });
}

TEST(Layout, LeavesTenLinesBelowABoard) {
  const auto lines = [](LayoutRequest wanted) {
    const Layout layout = layoutOf(wanted);
    return (layout.side.height - 4.4f * wanted.unit) / (1.38f * wanted.unit);
  };
  EXPECT_GE(lines(request({768, 1024}, View::full)), 9.9f);
  for (const Vec2 phone : {Vec2{390, 844}, {360, 740}, {412, 915}}) {
    LayoutRequest wanted = request(phone, View::full);
    EXPECT_TRUE(layoutOf(wanted).sheetable);
    wanted.sheet = true;
    EXPECT_GE(lines(wanted), 10) << phone.x;
    EXPECT_GT(layoutOf(wanted).side.y, layoutOf(wanted).board.y) << "the upper rows stay in sight";
  }
}

TEST(Layout, PutsProgramAndVariablesSideBySideWhereBothHaveRoom) {
  LayoutRequest wanted = request({1920, 1080}, View::full);
  const Layout wide = layoutOf(wanted);
  EXPECT_EQ(wide.code.y, wide.side.y);
  EXPECT_GT(wide.side.x, wide.code.x + wide.code.width);
  EXPECT_TRUE(wide.panelDivider.empty());
  // A divided column has one above the other.
  wanted.split.panel = 0.5f;
  EXPECT_GT(layoutOf(wanted).side.y, wide.side.y);
  const Layout narrow = layoutOf(request({1280, 800}, View::full));
  EXPECT_GT(narrow.side.y, narrow.code.y);
}

// The longest line of Bitmask, including the counts of its lines.
TEST(Layout, LeavesTheLongestLineItsWidthBesideTheWholeSearch) {
  LayoutRequest wanted = request({1280, 800}, View::full);
  wanted.chart = true;
  wanted.program.columns = 68;
  for (const std::size_t counts : {0, 8}) {
    wanted.program.counts = counts;
    const float needed =
        wanted.program.leastWidth() + kLetter * wanted.program.least * static_cast<float>(counts);
    EXPECT_GE(layoutOf(wanted).code.width, needed) << counts;
  }
}

// A lesson leaves this width of a page with 1280 pixels.
TEST(Layout, LeavesPanelsAThirdOfASquareScreen) {
  const Layout layout = layoutOf(request({864, 800}, View::full));
  EXPECT_GE(layout.side.width, 0.33f * 864);
  EXPECT_GE(layout.board.width, 0.5f * 864);
}

TEST(Layout, IsDividedAsTheReaderWants) {
  LayoutRequest wanted = request({1280, 800}, View::full);
  const Layout usual = layoutOf(wanted);
  wanted.split = {.column = 0.3f, .panel = 0.3f};
  const Layout divided = layoutOf(wanted);
  EXPECT_LT(divided.board.width, usual.board.width);
  EXPECT_GT(divided.code.width, usual.code.width);
  EXPECT_LT(divided.code.height, usual.code.height);
  EXPECT_GT(divided.side.height, usual.side.height);
  // The divider is at the position that it reports.
  const float middle = divided.columnDivider.x + 0.5f * divided.columnDivider.width;
  EXPECT_NEAR(middle / divided.columnRoom, 0.3f, 0.03f);
}

// The board is visible even from the last row, but the program must be readable.
TEST(Layout, GivesWayToTheTextOnAProjector) {
  for (const Vec2 size : {Vec2{1280, 800}, {1920, 1080}}) {
    const float unit = 20 * std::min(size.x / 1280, size.y / 720);
    const Layout layout = layoutOf(request(size, View::full, unit));
    ASSERT_FALSE(layout.side.empty());
    EXPECT_GT(layout.side.width, 0.5f * size.x) << size.x;
  }
}

}  // namespace
}  // namespace queens
