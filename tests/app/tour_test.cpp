// The guided introduction, while the student goes elsewhere.
#include "text/tour.hpp"
#include "finding.hpp"

namespace queens {
namespace {

TEST(Tour, GivesBackTheSearchThatWasWatched) {
  Headless screen("variant=bitmask&n=7&step=40&speed=8", {1280, 800});
  App& app = screen.app();
  app.session().seek(300);
  app.session().seek(40);
  app.perform(ask::ShowTour{1});
  screen.rest();
  EXPECT_EQ(app.session().variant(), tour()[0].variant);
  EXPECT_EQ(app.session().speed(), 8);
  press(screen, Role::button, "Next");
  press(screen, Role::button, "Skip");
  EXPECT_EQ(app.session().variant(), VariantId::bitmask);
  EXPECT_EQ(app.session().n(), 7);
  EXPECT_EQ(app.session().timeline().position(), 40u);
  EXPECT_EQ(app.session().timeline().explored(), 300u) << "what is known of it too";
  EXPECT_FALSE(app.session().playing());
}

TEST(Tour, GivesBackBothSearchesThatWereCompared) {
  Headless screen("lang=en&variant=hash-sets&n=6&step=40&with=bitmask&by=queen", {1280, 800});
  App& app = screen.app();
  const LinkState before = app.address();
  app.perform(ask::ShowTour{2});
  screen.rest();
  EXPECT_EQ(app.address().with, std::nullopt);
  EXPECT_EQ(app.sessions().size(), 1u);
  app.perform(ask::ShowTour{5});
  screen.rest();
  app.perform(ask::ShowTour{0});
  screen.rest();
  EXPECT_EQ(app.sessions().size(), 2u);
  LinkState after = app.address();
  // A stop may have selected another panel, which stays selected.
  after.preferences.panel = before.preferences.panel;
  EXPECT_EQ(after, before);
}

TEST(Tour, LeavesRoomForTheSentenceOnceTheReaderHasGoneOn) {
  for (const std::string wish : {"step", "size"}) {
    Headless screen("tour=2", {1280, 800});
    App& app = screen.app();
    EXPECT_EQ(withId(app, "sentence"), nullptr);
    EXPECT_NE(withId(app, "tour/stop"), nullptr);
    EXPECT_EQ(named(app, Role::button, "Back to this stop"), nullptr);
    app.key(wish == "step" ? "ArrowRight" : "]", false);
    screen.rest();
    EXPECT_NE(withId(app, "sentence"), nullptr);
    EXPECT_EQ(withId(app, "tour/stop"), nullptr);
    press(screen, Role::button, "Back to this stop");
    EXPECT_NE(withId(app, "tour/stop"), nullptr);
    EXPECT_EQ(app.session().n(), tour()[1].n);
    EXPECT_EQ(app.session().timeline().position(), tour()[1].position);
  }
}

TEST(Tour, IsForgottenWithTheSearchBeforeItWhenAnotherIsLoaded) {
  Headless screen("variant=bitmask&n=7", {1280, 800});
  App& app = screen.app();
  app.perform(ask::ShowTour{1});
  app.load("n=5&variant=hash-sets");
  screen.rest();
  EXPECT_EQ(withId(app, "tour/leave"), nullptr);
  app.perform(ask::ShowTour{3});
  app.perform(ask::ShowTour{0});
  EXPECT_EQ(app.session().variant(), VariantId::hashSets);
  EXPECT_EQ(app.session().n(), 5);
}

// On the smallest screens the text scrolls instead of running below the buttons.
TEST(Tour, HasItsTextAndItsButtonsApart) {
  for (const Vec2 size : {Vec2{480, 360}, {320, 480}, {390, 844}, {1280, 800}}) {
    for (const std::string language : {"en", "zh"}) {
      for (int stop = 1; stop <= static_cast<int>(tour().size()); ++stop) {
        Headless screen("lang=" + language + "&tour=" + std::to_string(stop), size);
        const App& app = screen.app();
        const Record* text = withId(app, "tour/stop");
        ASSERT_NE(text, nullptr) << size.x << " x " << size.y;
        for (const char* id : {"tour/previous", "tour/next", "tour/leave"}) {
          const Record* button = withId(app, id);
          ASSERT_NE(button, nullptr);
          EXPECT_GE(button->area.y, text->area.y + text->area.height) << id << size.x << " x " << size.y;
          EXPECT_LE(button->area.x + button->area.width, size.x) << id << ", " << language;
          EXPECT_LE(button->area.y + button->area.height, withId(app, "transport/play")->area.y) << id;
        }
      }
    }
  }
}

TEST(Aloud, SaysTheStopOfTheTourAndItsNumber) {
  Headless screen("lang=en&tour=2", {1280, 800});
  EXPECT_TRUE(screen.app().aloud().starts_with("Stop 2 of 9, Why row by row. 6 queens can be placed"))
      << screen.app().aloud();
  screen.app().perform(ask::OfSession{0, SearchAction::step});
  EXPECT_FALSE(screen.app().aloud().starts_with("Stop")) << "the reader has gone elsewhere";
}

TEST(Aloud, SaysWhilePlayingOnlyWhatEndsABranch) {
  Headless screen("lang=en&n=4&play=1&speed=8", {1280, 800});
  App& app = screen.app();
  std::vector<EventKind> told;
  std::uint64_t position = 0;
  while (app.session().playing()) {
    screen.frame();
    if (app.session().timeline().position() == position) continue;
    position = app.session().timeline().position();
    if (!app.aloud().empty() && app.session().playing())
      told.push_back(app.session().timeline().event()->kind);
  }
  // For n = 4: a dead end, and another one, before each of the solutions.
  EXPECT_EQ(std::count(told.begin(), told.end(), EventKind::solution), 2);
  EXPECT_EQ(std::count(told.begin(), told.end(), EventKind::exhausted),
            static_cast<std::ptrdiff_t>(app.session().timeline().counters().deadEnd));
  EXPECT_EQ(told.size(), 2 + app.session().timeline().counters().deadEnd);
  EXPECT_FALSE(app.aloud().empty()) << "at rest";
}

TEST(Aloud, SaysOnTheWayToSomewhereFarWhereverItIs) {
  Headless screen("lang=en&n=16", {1280, 800});
  screen.workTakesTime();
  App& app = screen.app();
  app.session().runTo(EventKind::done);
  for (int frame = 0; frame < 30; frame++) {
    screen.frame();
    ASSERT_TRUE(app.session().pursuing());
    EXPECT_FALSE(app.aloud().empty()) << "at event " << app.session().timeline().position();
  }
}

}  // namespace
}  // namespace queens
