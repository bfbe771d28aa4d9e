#include "app/keys.hpp"

#include <gtest/gtest.h>

namespace queens {

static bool operator==(const Command& a, const Command& b) {
  return a.action == b.action && a.value == b.value;
}

static void PrintTo(const Command& command, std::ostream* out) {
  *out << "action " << static_cast<int>(command.action) << " with " << command.value;
}

namespace {

// What keys look at; all else in a model is as it comes.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
Model modelOf(const Timeline& timeline, const Palette& palette) {
  return {.timeline = timeline, .palette = palette};
}
#pragma GCC diagnostic pop

using Asked = std::optional<Command>;

class Keys : public testing::Test {
 protected:
  Asked press(std::string_view key, bool shift = false) const { return commandForKey(key, shift, model); }

  Timeline timeline{VariantId::flagArrays, 8};
  Model model = modelOf(timeline, palette(Theme::light, false));
};

TEST_F(Keys, MoveThroughTheSearch) {
  const std::vector<std::pair<std::string_view, Action>> keys = {
      {" ", Action::playOrPause},     {"ArrowRight", Action::step}, {"ArrowLeft", Action::back},
      {"Home", Action::first},        {"End", Action::last},        {"n", Action::nextSolution},
      {"N", Action::nextSolution},    {"b", Action::nextBacktrack}, {"B", Action::nextBacktrack},
      {"?", Action::toggleHelp},      {"r", Action::reset},         {"p", Action::previousSolution},
      {"P", Action::previousSolution}};
  for (const auto& [key, action] : keys) EXPECT_EQ(press(key), Asked(Command{action})) << key;
  EXPECT_EQ(press("ArrowRight", true), Asked(Command{Action::stepLine}));
  EXPECT_EQ(press("ArrowLeft", true), Asked(Command{Action::backLine}));
}

TEST_F(Keys, DoubleAndHalveTheSpeedWithinItsBounds) {
  model.speed = 8;
  for (const std::string_view key : {"+", "="}) EXPECT_EQ(press(key), Asked(Command{Action::setSpeed, 16}));
  for (const std::string_view key : {"-", "_"}) EXPECT_EQ(press(key), Asked(Command{Action::setSpeed, 4}));
  model.speed = kFastest * 0.75;
  EXPECT_EQ(press("+"), Asked(Command{Action::setSpeed, kFastest}));
  model.speed = kSlowest * 1.5;
  EXPECT_EQ(press("-"), Asked(Command{Action::setSpeed, kSlowest}));
}

TEST_F(Keys, ChooseTheVariantByItsPlace) {
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(press(std::to_string(i + 1)), Asked(Command{Action::setVariant, static_cast<double>(i)}));
  }
}

TEST_F(Keys, ChangeTheSizeOfTheBoardByOne) {
  EXPECT_EQ(press("["), Asked(Command{Action::setN, 7}));
  EXPECT_EQ(press("]"), Asked(Command{Action::setN, 9}));
  const Timeline smallest(VariantId::flagArrays, 1);
  EXPECT_EQ(commandForKey("[", false, modelOf(smallest, model.palette)), Asked(Command{Action::setN, 1}));
  const Timeline largest(VariantId::flagArrays, 32);
  EXPECT_EQ(commandForKey("]", false, modelOf(largest, model.palette)), Asked(Command{Action::setN, 32}));
}

TEST_F(Keys, GoRoundTheLanguages) {
  const auto index = [](Language language) { return static_cast<double>(language); };
  for (const std::string_view key : {"l", "L"}) {
    model.language = Language::en;
    EXPECT_EQ(press(key), Asked(Command{Action::setLanguage, index(Language::zh)}));
    model.language = Language::zh;
    EXPECT_EQ(press(key), Asked(Command{Action::setLanguage, index(Language::en)}));
  }
}

TEST_F(Keys, GoRoundTheThemesFromTheOneInSight) {
  const auto index = [](Theme theme) { return static_cast<double>(theme); };
  const std::vector<std::pair<Theme, Theme>> rounds = {{Theme::automatic, Theme::dark},
                                                       {Theme::light, Theme::dark},
                                                       {Theme::dark, Theme::projector},
                                                       {Theme::projector, Theme::light}};
  for (const auto& [from, to] : rounds) {
    model.theme = from;
    for (const std::string_view key : {"t", "T"})
      EXPECT_EQ(press(key), Asked(Command{Action::setTheme, index(to)}));
  }
  const Model inTheDark = modelOf(timeline, palette(Theme::automatic, true));
  EXPECT_EQ(commandForKey("t", false, inTheDark), Asked(Command{Action::setTheme, index(Theme::light)}));
}

TEST_F(Keys, LeaveAllOthersToThePage) {
  for (const std::string_view key :
       {"",  "Tab", "Escape", "Enter", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "F5", "Shift", "Control",
        "0", "8",   "9",      "12",    "a",       "q",         "/",      "皇",       "nn", "  "}) {
    EXPECT_EQ(press(key), std::nullopt) << key;
    EXPECT_EQ(press(key, true), std::nullopt) << key;
  }
}

}  // namespace
}  // namespace queens
