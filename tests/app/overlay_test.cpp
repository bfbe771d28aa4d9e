// Only one overlay covers the screen at a time.
#include <array>

#include "finding.hpp"

namespace queens {
namespace {

constexpr std::array<std::string_view, 3> kOverlays = {"help", "legend", "menu"};

bool isOpen(const App& app, std::string_view overlay) {
  if (overlay == "help") return withId(app, "help/title") != nullptr;
  if (overlay == "legend") return withId(app, "legend/title") != nullptr;
  return std::any_of(app.records().begin(), app.records().end(),
                     [](const Record& each) { return each.role == Role::option; });
}

void open(Headless& screen, std::string_view overlay) {
  if (overlay == "menu")
    press(screen, Role::choice, "Search");
  else
    EXPECT_TRUE(screen.app().key(overlay == "help" ? "?" : "k", false));
  screen.rest();
}

TEST(Overlay, HoldsPlayUntilItIsClosed) {
  for (const std::string_view overlay : kOverlays) {
    Headless screen("lang=en&n=8&play=1&speed=8", {1280, 800});
    App& app = screen.app();
    const auto pass = [&] {
      for (int i = 0; i < 128; ++i) screen.frame();
    };
    pass();
    EXPECT_GT(app.session().timeline().position(), 2u);
    open(screen, overlay);
    const std::uint64_t position = app.session().timeline().position();
    pass();
    EXPECT_EQ(app.session().timeline().position(), position) << overlay;
    EXPECT_FALSE(app.untilNextFrame()) << overlay;
    EXPECT_TRUE(app.key("Escape", false));
    pass();
    EXPECT_GT(app.session().timeline().position(), position + 2) << overlay;
  }
}

TEST(Overlay, GivesWayToTheNext) {
  for (const std::string_view first : kOverlays) {
    for (const std::string_view second : kOverlays) {
      // A menu receives the typed letters itself.
      if (first == "menu" && second != "menu") continue;
      Headless screen("lang=en", {1280, 800});
      open(screen, first);
      EXPECT_TRUE(isOpen(screen.app(), first)) << first;
      open(screen, second);
      for (const std::string_view each : kOverlays)
        EXPECT_EQ(isOpen(screen.app(), each), each == second && first != second) << first << ", " << second;
    }
  }
}

TEST(Overlay, ThatIsAMenuOwnsTheLetters) {
  Headless screen("lang=en&n=4&step=10", {1280, 800});
  open(screen, "menu");
  for (const std::string_view key : {"b", "B", "n", "d", "r", "k", "?", "5", "]", " "}) {
    EXPECT_TRUE(screen.app().key(key, false)) << key;
    screen.rest();
    EXPECT_TRUE(isOpen(screen.app(), "menu")) << key;
    EXPECT_EQ(screen.app().session().timeline().position(), 10u) << key;
    EXPECT_EQ(screen.app().session().variant(), VariantId::flagArrays) << key;
  }
  EXPECT_TRUE(screen.app().key("Escape", false));
  screen.rest();
  EXPECT_FALSE(isOpen(screen.app(), "menu"));
}

TEST(Overlay, IsGoneWhenSomethingElseIsDone) {
  for (const std::string_view overlay : kOverlays) {
    Headless screen("lang=en", {1280, 800});
    open(screen, overlay);
    EXPECT_TRUE(screen.app().key("ArrowRight", false));
    screen.rest();
    EXPECT_FALSE(isOpen(screen.app(), overlay)) << overlay;
    EXPECT_EQ(screen.app().session().timeline().position(), 1u);
  }
}

TEST(Overlay, IsClosedByAClickBesideIt) {
  for (const std::string_view overlay : kOverlays) {
    Headless screen("lang=en", {1280, 800});
    open(screen, overlay);
    screen.click({1270, 790});
    EXPECT_FALSE(isOpen(screen.app(), overlay)) << overlay;
  }
}

TEST(Overlay, ThatIsACardIsScrolledByKeysAndStaysOpen) {
  for (const std::string_view overlay : {"help", "legend"}) {
    Headless screen("lang=en", {480, 360});
    open(screen, overlay);
    const auto read = [&] {
      std::vector<float> places;
      for (const Record& each : screen.app().records())
        if (each.region == Region::overlay && each.role == Role::item) places.push_back(each.area.y);
      return places;
    };
    const std::vector<float> before = read();
    EXPECT_TRUE(screen.app().key("PageDown", false));
    screen.rest();
    EXPECT_TRUE(isOpen(screen.app(), overlay)) << overlay;
    EXPECT_NE(read(), before) << overlay;
    const std::vector<float> scrolled = read();
    screen.rest();
    EXPECT_EQ(read(), scrolled) << "once for each press";
    EXPECT_TRUE(screen.app().key("End", false));
    screen.rest();
    EXPECT_TRUE(isOpen(screen.app(), overlay)) << overlay;
    EXPECT_LE(read().back(), 360) << overlay;
    EXPECT_TRUE(screen.app().key("Home", false));
    screen.rest();
    EXPECT_EQ(read(), before) << overlay;
    EXPECT_EQ(screen.app().session().timeline().position(), 0u);
  }
}

TEST(Overlay, IsNotSeenWhereTheBoardIsShownAloneAndIsThereAfterwards) {
  for (const std::string_view overlay : kOverlays) {
    Headless screen("lang=en", {1280, 800});
    open(screen, overlay);
    screen.app().showAlone(true);
    screen.frame();
    screen.frame();
    EXPECT_EQ(screen.card(), nullptr) << overlay;
    screen.app().showAlone(false);
    screen.rest();
    EXPECT_TRUE(isOpen(screen.app(), overlay)) << overlay;
  }
}

}  // namespace
}  // namespace queens
