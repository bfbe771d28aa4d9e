#include "app/keys.hpp"

#include <gtest/gtest.h>

namespace queens {

namespace {

using Asked = std::optional<Command>;

Asked ofSearch(SessionCommand command) {
  return ask::OfSession{0, std::move(command)};
}

TEST(Keys, AskTheSearch) {
  const std::vector<std::pair<std::string_view, SessionCommand>> keys = {
      {" ", ask::PlayOrPause{}},  {"ArrowRight", ask::Step{}},    {"ArrowLeft", ask::Back{}},
      {"Home", ask::ToStart{}},   {"End", ask::ToLastSeen{}},     {"n", ask::NextSolution{}},
      {"N", ask::NextSolution{}}, {"b", ask::NextBacktrack{}},    {"B", ask::NextBacktrack{}},
      {"r", ask::Reset{}},        {"p", ask::PreviousSolution{}}, {"P", ask::PreviousSolution{}},
      {"+", ask::Faster{}},       {"=", ask::Faster{}},           {"-", ask::Slower{}},
      {"_", ask::Slower{}},       {"[", ask::Grow{-1}},           {"]", ask::Grow{1}}};
  for (const auto& [key, command] : keys) EXPECT_EQ(commandForKey(key, false), ofSearch(command)) << key;
  EXPECT_EQ(commandForKey("ArrowRight", true), ofSearch(ask::StepLine{}));
  EXPECT_EQ(commandForKey("ArrowLeft", true), ofSearch(ask::BackLine{}));
}

TEST(Keys, ChooseTheVariantByItsPlace) {
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(commandForKey(std::to_string(i + 1), false),
              ofSearch(ask::ChooseVariant{static_cast<VariantId>(i)}));
  }
}

TEST(Keys, AskForHelpLegendThemeAndLanguage) {
  EXPECT_EQ(commandForKey("?", true), Asked(ask::ToggleHelp{}));
  for (const std::string_view key : {"k", "K"})
    EXPECT_EQ(commandForKey(key, false), Asked(ask::ToggleLegend{}));
  for (const std::string_view key : {"t", "T"}) EXPECT_EQ(commandForKey(key, false), Asked(ask::NextTheme{}));
  for (const std::string_view key : {"l", "L"}) {
    EXPECT_EQ(commandForKey(key, false), Asked(ask::NextLanguage{}));
  }
}

TEST(Keys, AskThePageAroundForItsDialogs) {
  for (const std::string_view key : {"e", "E"})
    EXPECT_EQ(commandForKey(key, false), Asked(ask::ShowDialog{Dialog::share}));
  for (const std::string_view key : {"f", "F"})
    EXPECT_EQ(commandForKey(key, false), Asked(ask::ShowDialog{Dialog::figures}));
}

TEST(Keys, LeaveAllOthersToThePage) {
  for (const std::string_view key :
       {"",  "Tab", "Escape", "Enter", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "F5", "Shift", "Control",
        "0", "8",   "9",      "12",    "a",       "q",         "/",      "皇",       "nn", "  "}) {
    EXPECT_EQ(commandForKey(key, false), std::nullopt) << key;
    EXPECT_EQ(commandForKey(key, true), std::nullopt) << key;
  }
}

}  // namespace
}  // namespace queens
