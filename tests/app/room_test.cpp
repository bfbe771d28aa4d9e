// What has its place on the screen, and what comes into sight by itself.
#include "finding.hpp"

namespace queens {
namespace {

TEST(Room, AFingerThatIsLiftedLeavesNoTip) {
  Headless screen("n=6&lang=en&variant=bitmask&step=30", {320, 320});
  const Record* tab = withId(screen.app(), "panel/code");
  ASSERT_TRUE(tab);
  const Vec2 middle = middleOf(tab->area);
  screen.point(middle);
  EXPECT_FALSE(ImGui::GetForegroundDrawList()->VtxBuffer.empty())
      << "whoever points there is told what it is";
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  screen.click(middle);
  EXPECT_TRUE(ImGui::GetForegroundDrawList()->VtxBuffer.empty());
}

TEST(Room, ATourHidesNoFunction) {
  for (const Vec2 size : {Vec2{844, 390}, {667, 375}, {640, 400}, {480, 360}, {1280, 800}, {390, 844}}) {
    Headless screen("tour=3&lang=en", size);
    const App& app = screen.app();
    const bool listed = withId(app, "panel/state") || withId(app, "panel/log");
    EXPECT_TRUE(listed) << size.x << " × " << size.y;
    ASSERT_TRUE(withId(app, "tour/stop"));
    EXPECT_GE(withId(app, "tour/stop")->area.height, 3 * app.palette().textSize) << size.x << " × " << size.y;
  }
}

TEST(Room, EscapeLeavesTheTourAfterAllThatLiesOverIt) {
  Headless screen("n=8&step=42&lang=en", {1280, 800});
  App& app = screen.app();
  app.perform(ask::ShowTour{2});
  app.perform(ask::ToggleHelp{});
  EXPECT_TRUE(app.key("Escape", false));
  EXPECT_TRUE(app.address().tour);
  EXPECT_TRUE(app.key("Escape", false));
  EXPECT_FALSE(app.address().tour);
  EXPECT_EQ(app.session().timeline().position(), 42u);
  EXPECT_FALSE(app.key("Escape", false));
}

TEST(Room, ATabOnAPhoneDrawsItsPanelUpAndLetsItDownAgain) {
  Headless screen("n=6&lang=en&step=30", {390, 844});
  App& app = screen.app();
  const auto top = [&] {
    const Record* tabs = withId(app, "panel/log");
    return tabs->area.y;
  };
  const float down = top();
  app.perform(ask::ShowPanel{"log"});
  screen.rest();
  const float up = top();
  EXPECT_LT(up, down);
  const Rect board = withId(app, "board")->area;
  EXPECT_GT(up, board.y + 0.3f * board.height) << "some of the board stays in sight";
  app.perform(ask::ShowPanel{"stats"});
  screen.rest();
  EXPECT_EQ(top(), up);
  app.perform(ask::ShowPanel{"stats"});
  screen.rest();
  EXPECT_EQ(top(), down);
}

TEST(Room, APanelThatIsAskedForIsShownWhereTheBoardIsATab) {
  Headless screen("n=6&lang=en&panels=stats", {320, 480});
  EXPECT_TRUE(withId(screen.app(), "stats/0"));
}

TEST(Room, ADividerStaysWhereItIsLetGo) {
  for (const Vec2 size : {Vec2{1280, 800}, {844, 390}}) {
    Headless screen("n=6&lang=en", size);
    const float from = middleOf(withId(screen.app(), "divider/column")->area).x;
    screen.drag(middleOf(withId(screen.app(), "divider/column")->area), -60);
    EXPECT_NEAR(middleOf(withId(screen.app(), "divider/column")->area).x, from - 60, 3) << size.x;
  }
}

TEST(Room, AFoldedProgramBeginsWithTheHeadOfItsSearch) {
  for (const VariantInfo& variant : kVariants) {
    for (const ProgramLanguageInfo& language : kProgramLanguages) {
      Headless screen("n=6&lang=en&variant=" + std::string(variant.id) + "&code=" + std::string(language.id),
                      {1280, 800});
      App& app = screen.app();
      if (!withId(app, "code/fold")) continue;
      app.perform(ask::FoldPreamble{true});
      screen.rest();
      std::string first;
      for (const Record& each : app.records()) {
        if (each.role != Role::line) continue;
        {
          first = each.name;
          break;
        }
      }
      EXPECT_TRUE(first.find("(") != first.npos) << variant.id << ", " << language.id << ": " << first;
      EXPECT_EQ(first.find("nonlocal"), first.npos) << variant.id << ", " << language.id;
    }
  }
}

TEST(Room, TheLineThatRunsComesIntoSightUnderThePointerToo) {
  Headless screen("n=6&lang=en&variant=explicit-stack&theme=projector", {1280, 800});
  App& app = screen.app();
  screen.point(middleOf(withId(app, "code/20")->area));
  for (int step = 0; step < 60; ++step) {
    app.perform(ask::OfSession{0, ask::StepLine{}});
    screen.rest();
    for (const Record& each : app.records()) {
      if (!each.id.starts_with("code/") || !each.on) continue;
      EXPECT_TRUE(each.inSight) << each.name;
    }
  }
}

TEST(Room, OnAProjectorTheLineThatRunsIsWhole) {
  for (const VariantInfo& variant : kVariants) {
    for (const ProgramLanguageInfo& language : kProgramLanguages) {
      Headless screen("n=6&lang=en&theme=projector&variant=" + std::string(variant.id) +
                          "&code=" + std::string(language.id),
                      {1280, 800});
      for (const Record& each : screen.app().records()) {
        if (each.role != Role::line) continue;
        EXPECT_LE(each.area.x + each.area.width, 1281) << variant.id << ", " << language.id;
      }
      EXPECT_GE(withId(screen.app(), "board")->area.width, 360);
    }
  }
}

// The narrowest screens have one row of tabs, which is scrolled to the one that is shown.
TEST(Room, HasEveryPanelInOneRowOfTabs) {
  for (const Vec2 size : {Vec2{320, 568}, {320, 480}, {320, 320}, {360, 640}, {640, 420}, {1280, 800}}) {
    for (const std::string language : {"en", "zh"}) {
      Headless screen("n=6&step=30&lang=" + language, size);
      App& app = screen.app();
      std::vector<Record> tabs;
      for (const Record& each : app.records())
        if (each.role == Role::tab && each.id.starts_with("panel/")) tabs.push_back(each);
      ASSERT_GE(tabs.size(), 5u) << size.x;
      for (const Record& each : tabs) {
        EXPECT_TRUE(app.press(each.id));
        screen.rest();
        const Record* shown = withId(app, each.id);
        ASSERT_NE(shown, nullptr);
        EXPECT_EQ(shown->area.y, withId(app, tabs.front().id)->area.y) << each.name;
        EXPECT_TRUE(shown->on && shown->inSight) << each.name << ", " << size.x << " × " << size.y;
        EXPECT_GE(shown->area.x, 0) << each.name;
        EXPECT_LE(shown->area.x + shown->area.width, size.x) << each.name << ", " << size.x;
      }
    }
  }
}

// A finger that draws the row aside lands on a tab and is lifted from it, as they go along; it chooses none.
TEST(Room, AFingerDrawsTheRowOfTabsAside) {
  Headless screen("n=6&step=30&lang=en", {320, 480});
  App& app = screen.app();
  screen.app().tellCounting(&Counting::makeAvailable);
  screen.rest();
  const Rect before = withId(app, "panel/state")->area;
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  screen.drag(middleOf(before), -40);
  const Rect after = withId(app, "panel/state")->area;
  EXPECT_LT(after.x, before.x - 20);
  EXPECT_FALSE(withId(app, "panel/state")->on) << "nothing was chosen on the way";
  EXPECT_TRUE(withId(app, "panel/board")->on);
  screen.click(middleOf(after));
  EXPECT_TRUE(withId(app, "panel/state")->on) << "a tap chooses";
}

}  // namespace
}  // namespace queens
