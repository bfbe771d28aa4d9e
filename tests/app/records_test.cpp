// Everything that can be operated or read on the screen leaves a record, which scripts can find and operate.
#include <set>

#include "finding.hpp"
#include "ui/controls/squares.hpp"

namespace queens {
namespace {

TEST(Records, HaveIdsThatNoOtherHas) {
  for (const std::string panel : {"code", "state", "calls", "solutions", "stats", "log", "count"}) {
    for (const std::string other : {"", "&with=bitmask"}) {
      for (const Vec2 size : {Vec2{1280, 800}, {390, 844}}) {
        // The page must be open before counting becomes available.
        const bool counts = panel == "count";
        Headless screen("n=6&lang=en&step=900&panels=" + (counts ? "" : panel + ",") + "tree" + other, size);
        screen.app().tellCounting(&Counting::makeAvailable);
        if (counts) screen.app().perform(ask::ShowPanel{panel});
        screen.rest();
        if (counts && size.x > 1000) {
          EXPECT_TRUE(withId(screen.app(), "count/start"));
        }
        std::set<std::string> ids;
        for (const Record& each : screen.app().records())
          EXPECT_TRUE(ids.insert(each.id).second)
              << each.id << " twice, with " << panel << " in front" << other;
      }
    }
  }
}

TEST(Records, HaveIdsOfTheirOwnNamesAndPlacesOnTheScreen) {
  for (const Vec2 size : {Vec2{1280, 800}, {390, 844}, {844, 390}, {640, 420}, {480, 360}}) {
    Headless screen("n=6&step=30", size);
    std::set<std::string> ids;
    for (const Record& record : screen.app().records()) {
      EXPECT_TRUE(ids.insert(record.id).second) << record.id << " twice";
      EXPECT_NE(record.name, "") << record.id;
      EXPECT_FALSE(record.area.empty()) << record.id;
    }
    for (const std::string id : {"transport/play", "transport/step", "scrubber", "board", "variant"}) {
      EXPECT_TRUE(ids.contains(id)) << id << ", " << size.x << " x " << size.y;
    }
  }
}

TEST(Records, NameTheButtonOfALongRunByWhatItDoes) {
  Headless screen("n=24&lang=en", {1280, 800});
  App& app = screen.app();
  screen.workTakesTime();
  app.session().runTo(EventKind::done);
  screen.frame();
  ASSERT_TRUE(app.session().pursuing());
  EXPECT_EQ(withId(app, "transport/play")->name, "Pause");
  EXPECT_TRUE(app.press("transport/play"));
  screen.rest();
  EXPECT_FALSE(app.session().pursuing());
  EXPECT_EQ(withId(app, "transport/play")->name, "Play");
}

// The canvas reacts to each control at the place in its record.
TEST(Records, LieWhereTheirControlsReact) {
  Headless screen("n=6&step=30", {1280, 800});
  const std::vector<Record> records = screen.app().records();
  for (const Record& record : records) {
    if (!record.command || !record.enabled) continue;
    const Vec2 middle = {record.area.x + 0.5f * record.area.width, record.area.y + 0.5f * record.area.height};
    if (!record.inSight || middle.x > 1280 || middle.y > 800) continue;
    EXPECT_NE(screen.under(middle), 0u) << record.id;
  }
}

TEST(Records, OperateWhatTheyStandFor) {
  Headless screen("n=6", {1280, 800});
  App& app = screen.app();
  press(screen, Role::button, "One step");
  EXPECT_EQ(app.session().timeline().position(), 1u);
  press(screen, Role::button, "Make the board one size larger");
  EXPECT_EQ(app.session().n(), 7);
  press(screen, Role::tab, "Statistics");
  EXPECT_NE(named(app, Role::item, "Solutions"), nullptr);
  press(screen, Role::tab, "Java");
  EXPECT_EQ(app.address().preferences.code, ProgramLanguage::java);
  EXPECT_TRUE(app.slide("speed", 1000)) << "as far as it goes";
  EXPECT_EQ(app.session().speed(), kFastest);
  EXPECT_FALSE(app.slide("transport/step", 1)) << "a button does not slide";
  EXPECT_FALSE(app.press("nowhere"));
}

TEST(Records, OfWhatIsDisabledDoNothing) {
  Headless screen("n=6", {1280, 800});
  const Record* back = named(screen.app(), Role::button, "One step back");
  ASSERT_NE(back, nullptr);
  EXPECT_FALSE(back->enabled);
  EXPECT_FALSE(screen.app().press(back->id));
}

TEST(Records, OfAMenuAreThereWhileItIsOpen) {
  Headless screen("n=6", {1280, 800});
  EXPECT_EQ(named(screen.app(), Role::option, "5  Bitmask"), nullptr);
  press(screen, Role::choice, "Search");
  press(screen, Role::option, "5  Bitmask");
  EXPECT_EQ(screen.app().session().variant(), VariantId::bitmask);
  EXPECT_EQ(named(screen.app(), Role::option, "5  Bitmask"), nullptr);
}

TEST(Records, OfTheGrainAreBesideTheSpeedOrInTheMenu) {
  for (const Vec2 size : {Vec2{390, 844}, {320, 480}}) {
    Headless screen("n=6", size);
    ASSERT_TRUE(screen.app().press("more"));
    screen.rest();
    press(screen, Role::toggle, "Step size: Queen");
    EXPECT_EQ(screen.app().session().snapshot().stepSize, StepSize::queen);
  }
  for (const Vec2 size : {Vec2{1280, 800}, {844, 390}, {640, 420}, {480, 360}}) {
    for (const std::string view : {"full", "player"}) {
      Headless screen("n=6&view=" + view, size);
      press(screen, Role::choice, "Step size");
      const Record* option = named(screen.app(), Role::option, "Queen");
      ASSERT_NE(option, nullptr) << size.x;
      EXPECT_GE(option->area.y, 0) << size.x;
      EXPECT_LE(option->area.y + option->area.height, size.y) << size.x;
      press(screen, Role::option, "Queen");
      EXPECT_EQ(screen.app().session().snapshot().stepSize, StepSize::queen);
      EXPECT_EQ(formatAddress(screen.app().address()).find("grain=queen") == std::string::npos, false);
    }
  }
}

// An overlay takes every press; the controls below do not react.
TEST(Records, OfTheHelpCoverTheScreen) {
  Headless screen("n=6&step=3", {1280, 800});
  App& app = screen.app();
  // One control is below the card, the other beside it.
  const Vec2 larger = middleOf(named(app, Role::button, "Make the board one size larger")->area);
  const Vec2 search = middleOf(named(app, Role::choice, "Search")->area);
  app.perform(AppAction::toggleHelp);
  screen.rest();
  screen.click(larger);
  EXPECT_EQ(app.session().n(), 6);
  EXPECT_NE(named(app, Role::button, "Close"), nullptr);
  screen.click(search);
  EXPECT_EQ(named(app, Role::button, "Close"), nullptr) << "the click only closes the help";
  EXPECT_EQ(named(app, Role::option, "5  Bitmask"), nullptr);
  screen.click(larger);
  EXPECT_EQ(app.session().n(), 7);
  screen.click(search);
  EXPECT_NE(named(app, Role::option, "5  Bitmask"), nullptr);
}

// The help's button closes it too.
TEST(Records, OfTheHelpHaveAButtonThatClosesIt) {
  Headless screen("n=6&step=3", {1280, 800});
  screen.app().key("?", false);
  screen.rest();
  ASSERT_NE(named(screen.app(), Role::button, "Close"), nullptr);
  screen.click(middleOf(named(screen.app(), Role::button, "Close")->area));
  EXPECT_EQ(named(screen.app(), Role::button, "Close"), nullptr);
  EXPECT_EQ(screen.app().session().timeline().position(), 3u);
}

// The log's rows lead to their positions.
TEST(Log, LeadsToTheEventOfARow) {
  Headless screen("n=6&step=30", {1280, 800});
  press(screen, Role::tab, "Log");
  EXPECT_TRUE(screen.app().press("log/12"));
  EXPECT_EQ(screen.app().session().timeline().position(), 12u);
}

// Going back to an entry keeps the later ones, and marks the current one.
TEST(Log, KeepsWhatTheReaderHasSeenBeyond) {
  Headless screen("n=6&step=30", {1280, 800});
  App& app = screen.app();
  press(screen, Role::tab, "Log");
  const auto current = [&] {
    std::string id;
    for (const Record& each : app.records()) {
      if (each.id.starts_with("log/") && each.on) id += each.id;
    }
    return id;
  };
  EXPECT_EQ(current(), "log/30");
  EXPECT_EQ(withId(app, "log/31"), nullptr) << "nobody has been there";
  app.press("log/12");
  screen.rest();
  EXPECT_EQ(current(), "log/12");
  ASSERT_NE(withId(app, "log/30"), nullptr);
  EXPECT_EQ(withId(app, "log/31"), nullptr);
  app.press("log/30");
  screen.rest();
  EXPECT_EQ(app.session().timeline().position(), 30u);
}

TEST(Log, ShowsThePresentEventWhole) {
  Headless screen("n=6&step=300", {1280, 800});
  App& app = screen.app();
  press(screen, Role::tab, "Log");
  const float bottom = withId(app, "transport/play")->area.y;
  for (const int position : {300, 301, 290, 299, 200}) {
    app.session().seek(static_cast<std::uint64_t>(position));
    app.settle();
    screen.rest();
    const Record* row = withId(app, "log/" + std::to_string(position));
    ASSERT_NE(row, nullptr) << position;
    EXPECT_LE(row->area.y + row->area.height, bottom) << position;
    EXPECT_GE(row->area.y, withId(app, "panel/log")->area.y + 10) << position;
  }
}

TEST(Count, FollowsTheBoardUntilAnotherIsChosen) {
  Headless screen("n=6", {1280, 800});
  App& app = screen.app();
  app.tellCounting(&Counting::makeAvailable);
  screen.rest();
  press(screen, Role::tab, "Count");
  EXPECT_EQ(app.counting().view().n, 6);
  app.tellCounting([](Counting& counting) { counting.finish(2279184, 1, 1); });
  app.key("]", false);
  screen.rest();
  EXPECT_EQ(app.counting().view().n, 7);
  press(screen, Role::button, "Choose a board one size larger");
  EXPECT_EQ(app.counting().view().n, 8);
  app.key("]", false);
  app.key("]", false);
  screen.rest();
  EXPECT_EQ(app.counting().view().n, 8);
}

TEST(Menu, OfTheSearchesSaysWhatIsDifferentInEach) {
  Headless screen("", {1280, 800});
  press(screen, Role::choice, "Search");
  std::set<std::string> notes;
  for (const Record& each : screen.app().records()) {
    if (each.role != Role::option) continue;
    EXPECT_TRUE(notes.insert(each.hint).second && !each.hint.empty()) << each.name;
  }
  EXPECT_EQ(notes.size(), 9u);
}

// On a narrow screen the explanations take several lines, and none is cut off.
TEST(Menu, HasItsNotesWhole) {
  for (const std::string menu : {"variant", "grain"}) {
    for (const Vec2 size : {Vec2{1280, 800}, {320, 568}, {320, 900}}) {
      // On a phone the step sizes are in the menu of the toolbar, without notes.
      if (menu == "grain" && size.x < 400) continue;
      Headless screen("", size);
      EXPECT_TRUE(screen.app().press(menu));
      screen.rest();
      std::size_t letters = menu == "variant" ? marks("From five published texts") + marks("Looking ahead") +
                                                    marks("Local search")
                                              : 0;
      std::size_t inSight = 0;
      for (const Record& each : screen.app().records()) {
        const bool apart = each.role == Role::toggle && each.id.starts_with(menu + "/");
        if (each.role != Role::option && !apart) continue;
        letters += marks(each.hint);
        inSight += each.inSight;
      }
      // On the smallest screen the last one is scrolled to.
      ASSERT_EQ(inSight, menu == "grain" ? 5u : size.y < 600 ? 16u : 17u) << size.x;
      std::size_t drawn = 0;
      for (const ImGuiWindow* each : ImGui::GetCurrentContext()->Windows) {
        if (!each->WasActive || std::string_view(each->Name).find("/menu_") == std::string_view::npos)
          continue;
        for (const ImDrawVert& vertex : each->DrawList->VtxBuffer)
          drawn += vertex.col == imColor(screen.app().palette().faint);
      }
      EXPECT_EQ(drawn / 4, letters) << menu << ", " << size.x;
    }
  }
}

// A switch below the step sizes; play continues from a solution where it stopped.
TEST(Transport, StopsAtSolutionsWhereTheReaderWantsIt) {
  Headless screen("n=6&lang=en&speed=1000", {1280, 800});
  App& app = screen.app();
  EXPECT_TRUE(app.press("grain"));
  screen.rest();
  press(screen, Role::toggle, "Stop at solutions");
  EXPECT_EQ(formatAddress(app.address()), "n=6&speed=1000&until=solution&lang=en");
  std::vector<int> stops;
  while (!app.session().timeline().atEnd() && stops.size() < 10) {
    app.session().play();
    while (app.session().playing()) screen.rest();
    stops.push_back(static_cast<int>(app.session().timeline().counters().of(EventKind::solution)));
  }
  EXPECT_EQ(stops, (std::vector<int>{1, 2, 3, 4, 4})) << "and at the end";
  EXPECT_TRUE(app.press("grain"));
  screen.rest();
  press(screen, Role::toggle, "Stop at solutions");
  EXPECT_EQ(app.session().snapshot().until, std::nullopt);
}

TEST(Transport, SaysHowFastInTheWordsOfTheStep) {
  const auto speed = [](const std::string& query) {
    Headless screen("lang=en&" + query, {1280, 800});
    return withId(screen.app(), "speed")->value;
  };
  EXPECT_EQ(speed("speed=1"), "1 event/s");
  EXPECT_EQ(speed("speed=2.5"), "2.5 events/s");
  EXPECT_EQ(speed("speed=0.5"), "0.5 events/s");
  EXPECT_EQ(speed("speed=100"), "100 events/s");
  EXPECT_EQ(speed("speed=1&grain=queen"), "1 queen/s");
  EXPECT_EQ(speed("speed=3&grain=line"), "3 lines/s");
  EXPECT_EQ(speed("speed=3&grain=turn"), "3 turning points/s");
}

TEST(Transport, PlaysAgainFromTheEnd) {
  Headless screen("n=4&step=110", {1280, 800});
  EXPECT_TRUE(screen.app().press("transport/play"));
  EXPECT_TRUE(screen.app().session().playing());
  EXPECT_LT(screen.app().session().timeline().position(), 10u);
}

TEST(Statistics, CountASearchInTheUnitsOfTextbooks) {
  Headless screen("lang=en&n=4&step=43&panels=stats", {1280, 800});
  ASSERT_EQ(screen.app().session().timeline().event()->kind, EventKind::solution);
  const auto sizes = [&](const std::string& unit) {
    EXPECT_TRUE(screen.app().press("stats/size/" + unit));
    screen.rest();
    return std::pair(withId(screen.app(), "stats/pruned")->value,
                     withId(screen.app(), "stats/unpruned")->value);
  };
  EXPECT_EQ(sizes("nodes"), std::pair(std::string("27"), std::string("155")));
  EXPECT_EQ(sizes("tests"), std::pair(std::string("26"), std::string("154")));
  EXPECT_EQ(sizes("boards").second, "155");
  screen.app().load("step=110");
  screen.rest();
  EXPECT_EQ(sizes("boards"), std::pair(std::string("17"), std::string("341")));
  screen.app().load("variant=bitmask&n=4");
  screen.rest();
  EXPECT_FALSE(withId(screen.app(), "stats/size/tests")) << "it tests no square by itself";
  screen.app().load("variant=min-conflicts&n=4&panels=stats");
  screen.rest();
  EXPECT_FALSE(withId(screen.app(), "stats/size")) << "it visits no tree";
}

TEST(Squares, SayWhatStandsOnThemAndWhatAttacksThem) {
  Headless screen("n=4&step=4", {640, 420});
  const Search& search = screen.app().session().timeline().search();
  EXPECT_EQ(squareName(search, {0, 0}, Language::en, 0), "row 0, column 0: queen");
  EXPECT_EQ(squareName(search, {1, 1}, Language::en, 0),
            "row 1, column 1: attacked by the queen in row 0, column 0");
  EXPECT_EQ(squareName(search, {1, 2}, Language::en, 0), "row 1, column 2: no queen, not attacked");
  EXPECT_EQ(squareName(search, {1, 1}, Language::en, 1),
            "row 2, column 2: attacked by the queen in row 1, column 1");
}

// Moving the focus scrolls only to hidden elements. Otherwise an opened help would begin below its top.
TEST(Reveal, ScrollsOnlyToWhatIsOutOfSight) {
  Headless screen("n=6", {1280, 800});
  screen.app().perform(AppAction::toggleHelp);
  screen.rest();
  const auto top = [&screen](std::string_view id) { return withId(screen.app(), id)->area.y; };
  const float before = top("help/legend");
  screen.app().reveal("help/legend");
  screen.rest();
  EXPECT_EQ(top("help/legend"), before);
  const std::vector<Record> records = screen.app().records();
  const auto hidden = std::find_if(records.begin(), records.end(), [](const Record& each) {
    return each.region == Region::overlay && !each.inSight;
  });
  ASSERT_NE(hidden, records.end()) << "the glossary is longer than the screen";
  screen.app().reveal(hidden->id);
  screen.rest();
  EXPECT_LT(top(hidden->id), hidden->area.y);
}

}  // namespace
}  // namespace queens
