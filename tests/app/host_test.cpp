// Settings by an embedding page: allowed controls, an accent colour, and a very small frame.
#include <gtest/gtest.h>

#include "started.hpp"

namespace queens {
namespace {

std::string written(std::string_view query) {
  return formatAddress(parseAddress(query).address);
}

TEST(HostParameters, AreReadAndWritten) {
  for (const std::string kept : {"controls=play,step", "controls=none", "controls=n", "accent=0072b2",
                                 "keys=nav", "keys=none", "keys=-f", "keys=-1,-f"})
    EXPECT_EQ(written(kept), kept);
  EXPECT_EQ(written("controls=step,play,step"), "controls=play,step");
  EXPECT_EQ(written("accent=%23AA00ff"), "accent=aa00ff");
  EXPECT_EQ(written("controls=all&accent=auto&keys=all"), "");
  EXPECT_EQ(written("keys=-V,-f,-v"), "keys=-f,-v");
  for (const std::string bad :
       {"controls=", "controls=play,", "controls=fly", "controls=all,play", "controls=none,play",
        "keys=", "keys=f", "keys=-", "keys=-f,", "keys=-f,v", "keys=-a", "keys=--f", "keys=nav,-f",
        "accent=", "accent=red", "accent=0072b", "accent=0072b22", "accent=##72b2", "accent=-072b2"})
    EXPECT_EQ(parseAddress(bad).complaints.size(), 1u) << bad;
}

TEST(HostParameters, KeepKeysFromTheReaderAlone) {
  App app = started("n=6&controls=step");
  EXPECT_TRUE(app.key("ArrowRight", false));
  EXPECT_EQ(app.session().timeline().position(), 1u);
  // The embedding page keeps the keys that the application may not use.
  for (const std::string_view key : {"ArrowLeft", " ", "]", "1", "t", "End", "n"})
    EXPECT_FALSE(app.key(key, false)) << key;
  EXPECT_EQ(app.session().timeline().position(), 1u);
  EXPECT_EQ(app.session().n(), 6);
  EXPECT_TRUE(app.key("?", false)) << "nobody is kept from an explanation";
  app.perform(ask::OfSession{0, ask::Grow{1}});
  EXPECT_EQ(app.session().n(), 7);
}

// Every key with a function, with and without Shift, on every part of the screen.
TEST(HostParameters, LeaveNoKeyWhereNothingIsLeftToTheReader) {
  for (const std::string query : {"controls=none", "keys=none"}) {
    App app = started("n=6&step=28&play=1&" + query);
    const std::string before = formatAddress(app.address());
    std::vector<std::string> keys = {"ArrowLeft", "ArrowRight", "Home",    "End",
                                     "Escape",    "PageUp",     "PageDown"};
    for (char sign = ' '; sign <= '~'; ++sign) keys.emplace_back(1, sign);
    for (const std::string& key : keys) {
      for (const bool shift : {false, true}) EXPECT_FALSE(app.key(key, shift)) << query << " " << key;
    }
    EXPECT_EQ(formatAddress(app.address()), before);
    EXPECT_TRUE(app.takeRequests().empty());
    EXPECT_FALSE(app.takesPointer({-1, -1}, true)) << "nothing lies over the board";
    // A script can open a card that only Esc closes without a pointer.
    app.perform(AppAction::toggleHelp);
    EXPECT_TRUE(app.key("Escape", false));
  }
}

TEST(HostParameters, TakeAwayLettersOrSingleKeys) {
  App app = started("n=6&keys=nav");
  for (const std::string_view key : {" ", "ArrowRight", "ArrowLeft", "Home", "End"})
    EXPECT_TRUE(app.key(key, false)) << key;
  for (const std::string_view key : {"n", "F", "1", "?", "#", "]", "+", "m"})
    EXPECT_FALSE(app.key(key, false)) << key;
  app.load("keys=-f,-?");
  EXPECT_FALSE(app.key("f", false));
  EXPECT_FALSE(app.key("F", true));
  EXPECT_FALSE(app.key("?", true));
  EXPECT_TRUE(app.key("n", false));
  app.load("keys=all");
  EXPECT_TRUE(app.key("f", false));
}

TEST(HostParameters, GiveTheAccent) {
  App app = started("theme=light&accent=800000");
  EXPECT_EQ(app.palette().accent, Color::hex(0x800000));
  EXPECT_EQ(app.palette().onAccent, Color::hex(0xFFFFFF));
  // An accent without contrast is mixed with the text colour.
  App dark = started("theme=dark&accent=202020");
  EXPECT_GT(dark.palette().accent.r, 0x50);
  App pale = started("theme=light&accent=ffff00");
  EXPECT_LT(pale.palette().accent.r, 0xC0);
}

TEST(Frame, IsAPictureWhereItCannotBeUsed) {
  App app = started("n=6&view=player");
  const auto isPicture = [&](Vec2 size, bool framed = true) {
    app.setEnvironment({.size = size, .framed = framed});
    return app.isPicture();
  };
  EXPECT_TRUE(isPicture({300, 150}));
  EXPECT_TRUE(isPicture({700, 240}));
  EXPECT_TRUE(isPicture({200, 600}));
  EXPECT_FALSE(isPicture({480, 360}));
  EXPECT_FALSE(isPicture({700, 240}, false)) << "a phone that is held across";
  app.load("view=board");
  EXPECT_FALSE(isPicture({300, 150})) << "it is one already";
  EXPECT_EQ(formatAddress(app.address()), "n=6&view=board");
}

}  // namespace
}  // namespace queens
