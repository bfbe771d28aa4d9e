// Space on the screen, and elements that scroll into view by themselves.
#include "finding.hpp"
#include "ui/panels/panels.hpp"

namespace queens {
namespace {

// Touch targets on a phone are at least as large as a fingertip. Lines of a program are lower, but further
// apart than the thickness of a finger.
TEST(Room, WhatFingersPressIsLargeEnough) {
  for (const Vec2 size : {Vec2{390, 844}, {360, 640}, {320, 568}, {844, 390}, {1024, 768}}) {
    for (const std::string query : {"n=6&step=30", "n=6&step=30&panels=code", "n=6&step=30&panels=count"}) {
      Headless screen("lang=en&" + query, size);
      App& app = screen.app();
      app.tellCounting(&Counting::makeAvailable);
      screen.takeFinger();
      std::size_t seen = 0;
      for (const Record& each : app.records()) {
        const bool pressed = (each.command || each.set) && each.role != Role::node;
        if (!pressed || each.id.starts_with("divider/") || each.id == "code/fold") continue;
        if (each.region == Region::tree || each.id == "count/start" || each.id == "count/explain") continue;
        ++seen;
        const float least = each.role == Role::line ? 24 : 44;
        EXPECT_GE(each.area.height, least) << each.id << ", " << size.x << " x " << size.y;
        EXPECT_GE(each.area.width, 43.9f) << each.id << ", " << size.x << " x " << size.y;
        // Tabs and lines extend beyond the edge and scroll.
        if (each.role == Role::tab || each.role == Role::line) continue;
        EXPECT_GE(each.area.x, 0) << each.id;
        EXPECT_LE(each.area.x + each.area.width, size.x + 0.5f) << each.id << ", " << size.x;
      }
      EXPECT_GT(seen, 15u);
    }
  }
}

TEST(Room, OnAPhoneAllElseIsOneListAway) {
  for (const float width : {320.0f, 360.0f, 390.0f, 430.0f}) {
    for (const std::string language : {"en", "zh"}) {
      Headless screen("n=32&lang=" + language, {width, 844});
      App& app = screen.app();
      screen.takeFinger();
      std::vector<Record> bar;
      for (const Record& each : app.records())
        if (each.region == Region::toolbar && each.role != Role::text) bar.push_back(each);
      for (std::size_t i = 1; i < bar.size(); ++i)
        EXPECT_GE(bar[i].area.x, bar[i - 1].area.x + bar[i - 1].area.width - 0.01f)
            << bar[i].id << ", " << width;
      EXPECT_GE(withId(app, "variant")->area.width, 90) << width;
      EXPECT_TRUE(withId(app, "program")) << width;
      ASSERT_TRUE(app.press("more"));
      screen.rest();
      // Whether an entry of the list has a command of a type that meets a condition.
      const auto leads = [&](auto meets) {
        return std::any_of(app.records().begin(), app.records().end(), [&](const Record& each) {
          return each.region == Region::overlay && each.command && std::visit(meets, *each.command);
        });
      };
      const auto no = [](const auto&) { return false; };
      for (const Dialog dialog : {Dialog::share, Dialog::lesson})
        EXPECT_TRUE(leads(Handle{no, [=](const ask::ShowDialog& given) { return given.dialog == dialog; }}));
      EXPECT_TRUE(leads(Handle{no, [](const ask::OfSession& given) {
                                 const auto* search = std::get_if<SearchAction>(&given.command);
                                 return search && *search == SearchAction::reset;
                               }}));
      for (const AppAction action : {AppAction::toggleHelp, AppAction::toggleLegend, AppAction::toggleChart})
        EXPECT_TRUE(leads(Handle{no, [=](AppAction given) { return given == action; }}));
      for (const std::optional<Language> choice : {std::optional(Language::zh), std::optional<Language>()})
        EXPECT_TRUE(
            leads(Handle{no, [=](const ask::SetLanguage& given) { return given.language == choice; }}));
      EXPECT_TRUE(
          leads(Handle{no, [](const ask::SetTheme& given) { return given.theme == Theme::projector; }}));
    }
  }
}

TEST(Room, TheLanguageIsTheBrowsersAgainWhereThatIsChosen) {
  Headless screen("n=6&lang=zh", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(app.language(), Language::zh);
  ASSERT_TRUE(app.press("more"));
  screen.rest();
  const auto entry = std::find_if(app.records().begin(), app.records().end(), [](const Record& each) {
    const auto* to = each.command ? std::get_if<ask::SetLanguage>(&*each.command) : nullptr;
    return to && !to->language;
  });
  ASSERT_NE(entry, app.records().end());
  ASSERT_TRUE(app.press(std::string(entry->id)));
  EXPECT_EQ(app.language(), Language::en);
  EXPECT_FALSE(app.address().preferences.language);
}

TEST(Room, TwoSearchesOnAPhoneHaveTheirPanels) {
  Headless screen("n=6&step=29&lang=en&with=bitmask", {390, 844});
  App& app = screen.app();
  EXPECT_TRUE(withId(app, "board"));
  for (const std::string_view panel : {"state", "code", "log"}) {
    app.perform(ask::ShowPanel{panel});
    screen.rest();
    EXPECT_FALSE(withId(app, "board"));
    for (const ImGuiWindow* each : ImGui::GetCurrentContext()->Windows)
      EXPECT_FALSE(each->WasActive &&
                   std::string_view(each->Name).find("difference") != std::string_view::npos)
          << "how they differ is not cut";
  }
  app.perform(ask::ShowPanel{kBoardTab});
  screen.rest();
  EXPECT_TRUE(withId(app, "board"));
}

// The panel of calls is for searches that recurse.
TEST(Room, APanelThatASearchDoesNotHaveLeavesItsRoomToAnother) {
  Headless screen("n=6&step=29&lang=en&panels=calls&variant=explicit-stack&with=bitmask", {390, 844});
  EXPECT_FALSE(withId(screen.app(), "board"));
  EXPECT_TRUE(std::ranges::any_of(screen.app().records(),
                                  [](const Record& each) { return each.role == Role::line; }));
}

TEST(Room, TheProgramIsWholeBesideTheSearch) {
  // The second is what a laptop of 1366 × 768 has inside its browser.
  for (const Vec2 size : {Vec2{1280, 800}, Vec2{1366, 650}}) {
    for (const std::string n : {"4", "6", "8"}) {
      Headless screen("step=29&lang=en&n=" + n, size);
      ASSERT_TRUE(withId(screen.app(), "tree/more")) << size.y << ", n = " << n;
      ASSERT_TRUE(withId(screen.app(), "state/queens")) << size.y << ", n = " << n;
      for (const Record& each : screen.app().records()) {
        if (each.role == Role::line || each.id.starts_with("state/")) {
          EXPECT_TRUE(each.inSight) << each.name << ", " << size.y << ", n = " << n;
        }
      }
    }
  }
}

// All controls that are visible before a menu is opened, except dividers.
TEST(Room, FewControlsStandOnTheScreen) {
  for (const Vec2 size : {Vec2{1280, 800}, Vec2{1366, 650}, Vec2{1920, 1080}}) {
    Headless screen("n=6&step=29&lang=en", size);
    std::string names;
    int count = 0;
    for (const Record& each : screen.app().records()) {
      const bool operated = each.role == Role::button || each.role == Role::toggle ||
                            each.role == Role::tab || each.role == Role::slider || each.role == Role::choice;
      if (!operated || each.id.starts_with("divider/")) continue;
      names += each.id + " ";
      ++count;
    }
    EXPECT_LE(count, 22) << size.x << ": " << names;
  }
}

TEST(Room, NothingMovesWhereLinesAreCounted) {
  Headless screen("n=8&step=200&lang=en", {1280, 800});
  App& app = screen.app();
  const Rect before = withId(app, "code/12")->area;
  app.perform(AppAction::toggleLineCounts);
  screen.rest();
  const Record* after = withId(app, "code/12");
  EXPECT_FALSE(after->value.empty());
  EXPECT_EQ(after->area.x, before.x);
  EXPECT_EQ(after->area.y, before.y);
  EXPECT_EQ(after->area.height, before.height);
}

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

TEST(Room, ATabOnAPhoneDrawsItsPanelUpAndLetsItDownAgain) {
  Headless screen("n=6&lang=en&step=30", {390, 844});
  App& app = screen.app();
  const auto top = [&] {
    const Record* tabs = withId(app, "panel/calls");
    return tabs->area.y;
  };
  const float down = top();
  app.perform(ask::ShowPanel{"calls"});
  screen.rest();
  const float up = top();
  EXPECT_LT(up, down);
  const Rect board = withId(app, "board")->area;
  EXPECT_GE(up, board.y + board.height) << "the board is whole";
  EXPECT_LE(withId(app, "sentence")->area.y + withId(app, "sentence")->area.height, up);
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
    app.perform(ask::OfSession{0, SearchAction::stepLine});
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

// The narrowest screens have one row of tabs, which scrolls to the selected one.
TEST(Room, HasEveryPanelInOneRowOfTabs) {
  for (const Vec2 size : {Vec2{320, 568}, {320, 480}, {320, 320}, {360, 640}, {640, 420}, {1280, 800}}) {
    for (const std::string language : {"en", "zh"}) {
      Headless screen("n=6&step=30&lang=" + language, size);
      App& app = screen.app();
      std::vector<Record> tabs;
      for (const Record& each : app.records())
        if (each.role == Role::tab && each.id.starts_with("panel/")) tabs.push_back(each);
      ASSERT_GE(tabs.size(), 4u) << size.x;
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

// A finger that drags the row of tabs starts and ends on the same tab, but selects none.
TEST(Room, AFingerDrawsTheRowOfTabsAside) {
  Headless screen("n=6&step=30&lang=en", {260, 480});
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

// While a question waits there is nothing that would make its text false or give the answer away.
TEST(Room, AQuestionLeavesTheBoardAndWhatItNeeds) {
  for (const Vec2 size : {Vec2{865, 745}, Vec2{950, 650}, Vec2{390, 380}, Vec2{1500, 1080}}) {
    for (const bool panel : {false, true}) {
      Headless screen("n=4&step=9&lang=en&tree=none&panels=state", size);
      App& app = screen.app();
      app.ask(Asked{panel});
      screen.rest();
      ASSERT_TRUE(withId(app, "board")) << size.x;
      EXPECT_GE(withId(app, "board")->area.width, 300) << size.x << ", " << panel;
      EXPECT_EQ(withId(app, "state/queens") != nullptr, panel && size.x != 390) << size.x;
      for (const Record& each : app.records()) {
        EXPECT_NE(each.region, Region::toolbar) << each.id;
        EXPECT_NE(each.region, Region::transport) << each.id;
        if (each.role == Role::tab) {
          EXPECT_TRUE(each.id == "panel/board" || each.id == "panel/state") << each.id;
        }
      }
      for (const std::string_view key : {"ArrowRight", " ", "n", "Home", "c", "2"})
        EXPECT_FALSE(app.key(key, false));
      EXPECT_EQ(app.session().timeline().position(), 9u);
      app.ask(std::nullopt);
      screen.rest();
      EXPECT_TRUE(withId(app, "transport/play") && withId(app, "variant")) << size.x;
      EXPECT_TRUE(app.key("ArrowRight", false));
      EXPECT_EQ(app.session().timeline().position(), 10u);
    }
  }
}

// The parts that the answer brings back have their places already.
TEST(Room, ABoardStaysWhereItIsWhenAQuestionIsAnswered) {
  for (const std::string query : {"tree=none", "with=bitmask", "view=player", "view=tree&tree=boards"}) {
    for (const bool panel : {false, true}) {
      const bool tree = query.starts_with("view=tree");
      if (tree && panel) continue;
      Headless screen("n=4&step=9&lang=en&panels=state&narration=0&" + query, {888, 650});
      App& app = screen.app();
      const auto place = [&] { return withId(app, tree ? "tree/.0" : "board")->area; };
      app.ask(Asked{panel, true});
      screen.rest();
      const Rect before = place();
      EXPECT_FALSE(withId(app, "transport/play") || withId(app, "variant")) << query;
      EXPECT_EQ(withId(app, "state/cols") != nullptr, panel && query != "with=bitmask") << query;
      app.ask(std::nullopt);
      app.load("narration=1");
      screen.rest();
      const Rect after = place();
      EXPECT_EQ(before.x, after.x) << query;
      EXPECT_EQ(before.y, after.y) << query;
      EXPECT_EQ(before.width, after.width) << query;
    }
  }
}

// What has no room in the toolbar is in its menu, at every width.
TEST(Room, EveryWordOfTheToolbarIsThereOrInItsMenu) {
  for (float width = 320; width < 1400; width += 60) {
    Headless screen("n=6&lang=en", {width, 800});
    for (const std::string name : {"Lesson", "Race two searches", "Present"}) {
      if (named(screen.app(), Role::button, name)) continue;
      ASSERT_TRUE(screen.app().press("more")) << width;
      screen.rest();
      EXPECT_TRUE(named(screen.app(), Role::option, name)) << name << ", " << width;
      screen.app().key("Escape", false);
      screen.rest();
    }
  }
}

TEST(Room, AQuestionAtTheEndOfASearchIsAskedWithoutItsSummary) {
  Headless screen("n=4&step=110&lang=en&tree=none", {888, 650});
  EXPECT_TRUE(withId(screen.app(), "summary/found"));
  screen.app().ask(Asked{false, true});
  screen.rest();
  EXPECT_FALSE(withId(screen.app(), "summary/found"));
}

TEST(Room, AQuestionAboutTwoBoardsOrTheTreeHasNoPlayerEither) {
  for (const std::string query : {"with=bitmask", "view=tree", "view=player"}) {
    for (const Vec2 size : {Vec2{1280, 800}, Vec2{640, 420}, Vec2{390, 340}}) {
      Headless screen("n=4&step=9&lang=en&" + query, size);
      App& app = screen.app();
      app.ask(Asked{false});
      screen.rest();
      for (const Record& each : app.records()) {
        EXPECT_NE(each.region, Region::toolbar) << query << ", " << each.id;
        EXPECT_NE(each.region, Region::transport) << query << ", " << each.id;
        EXPECT_NE(each.role, Role::choice) << query << ", " << each.id;
        EXPECT_NE(each.role, Role::button) << query << ", " << each.id;
      }
      EXPECT_FALSE(app.key("ArrowRight", false)) << query;
      EXPECT_EQ(app.session().timeline().position(), 9u) << query;
      if (query == "view=tree") continue;
      EXPECT_GE(withId(app, "board")->area.width, 270) << query << ", " << size.x;
      EXPECT_EQ(withId(app, "2:board") != nullptr, query == "with=bitmask" && size.x > 600) << size.x;
    }
  }
}

}  // namespace
}  // namespace queens
