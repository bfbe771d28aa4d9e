// What a page around chooses for its readers: what they may do, an accent colour, a frame that is too small.
#include <gtest/gtest.h>

#include "started.hpp"

namespace queens {
namespace {

std::string written(std::string_view query) {
  return formatAddress(parseAddress(query).address);
}

TEST(HostParameters, AreReadAndWritten) {
  for (const std::string kept : {"controls=play,step", "controls=none", "controls=n", "accent=0072b2"})
    EXPECT_EQ(written(kept), kept);
  EXPECT_EQ(written("controls=step,play,step"), "controls=play,step");
  EXPECT_EQ(written("accent=%23AA00ff"), "accent=aa00ff");
  EXPECT_EQ(written("controls=all&accent=auto"), "");
  for (const std::string bad :
       {"controls=", "controls=play,", "controls=fly", "controls=all,play", "controls=none,play",
        "accent=", "accent=red", "accent=0072b", "accent=0072b22", "accent=##72b2", "accent=-072b2"})
    EXPECT_EQ(parseAddress(bad).complaints.size(), 1u) << bad;
}

TEST(HostParameters, KeepKeysFromTheReaderAlone) {
  App app = started("n=6&controls=step");
  EXPECT_TRUE(app.key("ArrowRight", false));
  EXPECT_EQ(app.session().timeline().position(), 1u);
  // A key that is not for the application is for the page around.
  for (const std::string_view key : {"ArrowLeft", " ", "]", "1", "t", "End", "n"})
    EXPECT_FALSE(app.key(key, false)) << key;
  EXPECT_EQ(app.session().timeline().position(), 1u);
  EXPECT_EQ(app.session().n(), 6);
  EXPECT_TRUE(app.key("?", false)) << "nobody is kept from an explanation";
  app.perform(ask::OfSession{0, ask::Grow{1}});
  EXPECT_EQ(app.session().n(), 7);
}

TEST(HostParameters, GiveTheAccent) {
  App app = started("theme=light&accent=800000");
  EXPECT_EQ(app.palette().accent, Color::hex(0x800000));
  EXPECT_EQ(app.palette().onAccent, Color::hex(0xFFFFFF));
  // Where it would not be seen it is mixed with what can be.
  App dark = started("theme=dark&accent=202020");
  EXPECT_GT(dark.palette().accent.r, 0x50);
  App pale = started("theme=light&accent=ffff00");
  EXPECT_LT(pale.palette().accent.r, 0xC0);
}

TEST(Frame, IsAPictureWhereItCannotBeUsed) {
  App app = started("n=6&view=player");
  const auto isPicture = [&](Vec2 size, bool framed = true) {
    app.setSurroundings({.size = size, .framed = framed});
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
