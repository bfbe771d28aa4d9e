// The legend explains the drawings on request.
#include <set>

#include "finding.hpp"

namespace queens {
namespace {

std::set<std::string> legend(const App& app) {
  std::set<std::string> entries;
  for (const Record& each : app.records()) {
    if (each.id.starts_with("legend/") && each.role == Role::item) entries.insert(each.name);
  }
  return entries;
}

bool explains(const App& app, Message message) {
  std::string text = format(Language::en, message);
  std::erase(text, '`');
  return legend(app).contains(text);
}

TEST(Legend, OpensByItsKeyAndIsOfTheSearchShown) {
  Headless screen("n=6", {1280, 800});
  App& app = screen.app();
  EXPECT_TRUE(legend(app).empty());
  EXPECT_TRUE(app.key("k", false));
  screen.rest();
  EXPECT_TRUE(explains(app, Message::legendHatched));
  EXPECT_TRUE(explains(app, Message::legendSafe));
  EXPECT_TRUE(explains(app, Message::legendRead));
  EXPECT_FALSE(explains(app, Message::legendRails));
  EXPECT_FALSE(explains(app, Message::legendCompare));
  app.key("5", false);
  EXPECT_TRUE(app.key("K", true));
  screen.rest();
  EXPECT_TRUE(explains(app, Message::legendRails));
  EXPECT_TRUE(explains(app, Message::legendMasks));
  EXPECT_FALSE(explains(app, Message::legendSafe));
  EXPECT_TRUE(app.key("Escape", false));
  screen.rest();
  EXPECT_TRUE(legend(app).empty());
}

// For the search tree, explains only its current form.
TEST(Legend, IsOfTheFormThatTheWholeSearchHas) {
  struct Form {
    const char* query;
    std::vector<Message> there, away;
  };
  using enum Message;
  const Form forms[] = {
      {"n=4&view=tree",
       {legendNodeDead, legendNodeSolution, legendTwig, legendNodeToCome},
       {legendDotDead, legendFold, legendBarFolded}},
      {"n=5&step=381", {legendNodeDead, legendNodeSolved, legendNodeToCome}, {legendDotDead, legendTwig}},
      {"n=7&step=5239",
       {legendDotNow, legendDotDead, legendDotSolved, legendDotSolution, legendDotVain},
       {legendNodeDead, legendTwig}},
      {"n=8&tree=boards&view=tree",
       {legendNodeDead, legendFold, legendTwig},
       {legendDotDead, legendNodeToCome}},
      {"n=8", {legendNodeDead, legendBarFolded}, {legendDotDead, legendFold, legendTwig}},
      {"n=8&tree=none", {legendQueen}, {legendNodeDead, legendDotDead, legendBarFolded}}};
  for (const Form& each : forms) {
    Headless screen(std::string(each.query) + "&lang=en", {1280, 800});
    if (std::string_view(each.query).starts_with("n=4")) {
      screen.app().perform(ask::OfSession{0, ask::Seek{110}});
      screen.rest();
    }
    screen.app().key("k", false);
    screen.rest();
    for (const Message message : each.there) EXPECT_TRUE(explains(screen.app(), message)) << each.query;
    for (const Message message : each.away) EXPECT_FALSE(explains(screen.app(), message)) << each.query;
  }
}

// A phone has room for squares of five pixels, but each of them is drawn with several of the device's.
TEST(Legend, IsOfBoardsOnAFineScreen) {
  for (const float density : {1.0f, 2.0f}) {
    Headless screen("lang=en", {390, 844});
    ImGui::GetIO().DisplayFramebufferScale = {density, density};
    screen.app().welcome();
    screen.rest();
    screen.app().key(" ", false);
    screen.frame();
    screen.app().key("k", false);
    screen.rest();
    EXPECT_EQ(explains(screen.app(), Message::legendNodeSolution), density > 1);
  }
}

TEST(Legend, TicksUnusedColumnsWhereNothingElseIsLookedAt) {
  Headless screen("variant=permutations&n=6", {1280, 800});
  screen.app().key("k", false);
  screen.rest();
  EXPECT_TRUE(explains(screen.app(), Message::legendUnused));
  EXPECT_FALSE(explains(screen.app(), Message::legendSafe));
}

TEST(Legend, HasAWayToTheNumbersOfTheDiagonals) {
  Headless screen("n=6", {1280, 800});
  App& app = screen.app();
  app.key("k", false);
  screen.rest();
  EXPECT_TRUE(explains(app, Message::legendNumbers));
  EXPECT_TRUE(app.press("legend/numbers/anti"));
  screen.rest();
  EXPECT_EQ(formatAddress(app.address()), "n=6&numbers=anti");
  // The legend stays open.
  ASSERT_TRUE(withId(app, "legend/numbers/anti"));
  EXPECT_TRUE(withId(app, "legend/numbers/anti")->on);
  app.key("Escape", false);
  // The key moves to the next kind of numbers, and from the last one to none.
  EXPECT_TRUE(app.key("#", true));
  EXPECT_EQ(formatAddress(app.address()), "n=6");
  for (const std::string numbers : {"main", "main-index", "anti"}) {
    EXPECT_TRUE(app.key("#", true));
    EXPECT_EQ(formatAddress(app.address()), "n=6&numbers=" + numbers);
  }
}

TEST(Legend, IsOpenedFromTheHelp) {
  Headless screen("n=6", {1280, 800});
  screen.app().key("?", false);
  screen.rest();
  press(screen, Role::button, "Legend");
  EXPECT_FALSE(legend(screen.app()).empty());
}

TEST(Legend, IsAtHandAtEverySize) {
  for (const Vec2 size :
       {Vec2{1280, 800}, {768, 1024}, {844, 390}, {390, 844}, {480, 360}, {320, 568}, {320, 320}}) {
    for (const std::string view : {"full", "player"}) {
      Headless screen("n=6&view=" + view, size);
      press(screen, Role::button, "Legend");
      EXPECT_FALSE(legend(screen.app()).empty()) << view << ", " << size.x << " × " << size.y;
    }
  }
}

// Drawing another frame moves nothing.
TEST(Legend, AndHelpStandStillOnceTheyAreOpen) {
  for (const std::string key : {"k", "?"}) {
    for (const Vec2 size : {Vec2{1280, 800}, {390, 844}, {480, 360}}) {
      Headless screen("n=6", size);
      screen.app().key(key, false);
      screen.rest();
      const Rect before = named(screen.app(), Role::button, "Close")->area;
      screen.app().settle();
      screen.rest();
      EXPECT_EQ(named(screen.app(), Role::button, "Close")->area.y, before.y) << key << ", " << size.x;
    }
  }
}

// On a small screen the rest is reached by scrolling, here by key.
TEST(Legend, AndHelpFitOnEveryScreenAndCanBeReadToTheirEnds) {
  for (const std::string key : {"k", "?"}) {
    for (const Vec2 size : {Vec2{1280, 800}, {390, 844}, {480, 360}, {320, 480}, {320, 320}}) {
      Headless screen("variant=bitmask&n=6", size);
      App& app = screen.app();
      app.key(key, false);
      screen.rest();
      const ImGuiWindow* card = screen.card();
      ASSERT_NE(card, nullptr);
      EXPECT_GE(card->Pos.x, 0);
      EXPECT_LE(card->Pos.x + card->Size.x, size.x);
      EXPECT_GE(card->Pos.y, 0);
      EXPECT_LE(card->Pos.y + card->Size.y, size.y);
      const auto last = [&] {
        Rect area;
        for (const Record& each : app.records()) {
          if (each.region == Region::overlay && each.role == Role::item) area = each.area;
        }
        return area;
      };
      for (int i = 0; i < 60 && last().y + last().height > size.y; ++i) {
        app.key("PageDown", false);
        screen.rest();
      }
      EXPECT_LE(last().y + last().height, size.y) << key << ", " << size.x << " x " << size.y;
      EXPECT_LE(last().x + last().width, size.x) << key << ", " << size.x << " x " << size.y;
      ASSERT_NE(named(app, Role::button, "Close"), nullptr);
      const Rect close = named(app, Role::button, "Close")->area;
      EXPECT_GE(close.y, 0);
      EXPECT_LE(close.x + close.width, size.x);
    }
  }
}

TEST(Help, HasTheTermsOfTheField) {
  Headless screen("", {1280, 800});
  screen.app().key("?", false);
  screen.rest();
  for (const std::string term : {"n queens", "Dead end", "Backtracking", "↘ diagonal", "frames", "A000170"})
    EXPECT_NE(named(screen.app(), Role::item, term), nullptr) << term;
  EXPECT_NE(named(screen.app(), Role::item, "N P next or previous solution"), nullptr);
}

TEST(Help, BeginsWithFingersOnATouchScreenAndEndsWithKeys) {
  for (const bool touch : {false, true}) {
    Headless screen("", {390, 844});
    if (touch) screen.takeFinger();
    screen.app().key("?", false);
    screen.rest();
    std::vector<std::string> items;
    for (const Record& each : screen.app().records()) {
      if (each.region == Region::overlay && each.role == Role::item) items.push_back(each.name);
    }
    ASSERT_GT(items.size(), 20u);
    EXPECT_EQ(items.front().starts_with("Tap a square"), touch) << items.front();
    EXPECT_EQ(items.back().starts_with("Esc "), touch) << items.back();
  }
}

}  // namespace
}  // namespace queens
