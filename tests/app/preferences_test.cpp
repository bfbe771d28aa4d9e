#include <gtest/gtest.h>

#include "started.hpp"

namespace queens {
namespace {

void press(App& app, std::string_view key) {
  EXPECT_TRUE(app.key(key, false)) << key;
}

TEST(Speed, IsDoubledAndHalvedWithinItsBounds) {
  App app = started("speed=8");
  press(app, "+");
  EXPECT_EQ(app.session().speed(), 16);
  press(app, "-");
  press(app, "-");
  EXPECT_EQ(app.session().speed(), 4);
  App fast = started("speed=9000000");
  press(fast, "+");
  EXPECT_EQ(fast.session().speed(), kFastest);
  App slow = started("speed=0.75");
  press(slow, "-");
  EXPECT_EQ(slow.session().speed(), kSlowest);
}

TEST(Board, StaysWithinItsSizes) {
  App smallest = started("n=1");
  press(smallest, "[");
  EXPECT_EQ(smallest.session().n(), 1);
  press(smallest, "]");
  EXPECT_EQ(smallest.session().n(), 2);
  App largest = started("n=32");
  press(largest, "]");
  EXPECT_EQ(largest.session().n(), 32);
}

TEST(Language, GoesRound) {
  App app = started("");
  EXPECT_EQ(app.language(), Language::en);
  press(app, "l");
  EXPECT_EQ(app.language(), Language::zh);
  press(app, "L");
  EXPECT_EQ(app.language(), Language::en);
}

TEST(Theme, GoesRoundFromTheOneInSight) {
  const std::vector<std::pair<std::string, Theme>> rounds = {
      {"auto", Theme::dark}, {"light", Theme::dark}, {"dark", Theme::projector}, {"projector", Theme::light}};
  for (const auto& [from, to] : rounds) {
    App app = started("theme=" + from);
    press(app, "t");
    EXPECT_EQ(app.address().preferences.theme, to) << from;
  }
  App app = started("");
  Environment dark;
  dark.systemIsDark = true;
  app.setEnvironment(dark);
  press(app, "T");
  EXPECT_EQ(app.address().preferences.theme, Theme::light);
}

// Every overlay closes with the next request.
TEST(Overlay, ClosesWithTheNextWishAndWithEscape) {
  App app = started("n=6");
  const auto covers = [&app] { return app.takesPointer({-1, -1}, true); };
  press(app, "?");
  EXPECT_TRUE(covers());
  press(app, "Escape");
  EXPECT_FALSE(covers());
  app.perform(ask::OpenMenu{"variant"});
  EXPECT_TRUE(covers());
  app.perform(ask::OpenMenu{"variant"});
  EXPECT_FALSE(covers()) << "a second press closes it";
  app.perform(ask::OpenMenu{"variant"});
  app.perform(ask::OfSession{0, ask::ChooseVariant{VariantId::bitmask}});
  EXPECT_FALSE(covers());
  EXPECT_EQ(app.session().variant(), VariantId::bitmask);
}

}  // namespace
}  // namespace queens
