#include "app/keys.hpp"

#include <gtest/gtest.h>

namespace queens {

namespace {

// The command of a key to the first search; nullptr if it is another one.
const SessionCommand* toSearch(const std::optional<Command>& command) {
  const auto* given = command ? std::get_if<ask::OfSession>(&*command) : nullptr;
  return given && given->session == 0 ? &given->command : nullptr;
}

void expectToSearch(std::string_view key, bool shift, SearchAction action) {
  const std::optional<Command> command = commandForKey(key, shift);
  ASSERT_TRUE(toSearch(command)) << key;
  const auto* given = std::get_if<SearchAction>(toSearch(command));
  ASSERT_TRUE(given) << key;
  EXPECT_EQ(*given, action) << key;
}

void expect(std::string_view key, bool shift, AppAction action) {
  const std::optional<Command> command = commandForKey(key, shift);
  const auto* given = command ? std::get_if<AppAction>(&*command) : nullptr;
  ASSERT_TRUE(given) << key;
  EXPECT_EQ(*given, action) << key;
}

TEST(Keys, AskTheSearch) {
  using enum SearchAction;
  const std::vector<std::pair<std::string_view, SearchAction>> keys = {
      {" ", playOrPause},   {"ArrowRight", step}, {"ArrowLeft", back},     {"Home", toStart},
      {"End", toLastSeen},  {"n", nextSolution},  {"N", nextSolution},     {"b", nextBacktrack},
      {"B", nextBacktrack}, {"r", reset},         {"p", previousSolution}, {"P", previousSolution},
      {"+", faster},        {"=", faster},        {"-", slower},           {"_", slower},
      {"o", stepOver},      {"u", stepOut},       {"d", nextDeadEnd},      {"s", toNextBreakpoint}};
  for (const auto& [key, action] : keys) expectToSearch(key, false, action);
  expectToSearch("ArrowRight", true, stepLine);
  expectToSearch("ArrowLeft", true, backLine);
}

TEST(Keys, ChangeTheSizeOfTheBoard) {
  for (const auto& [key, by] : {std::pair("[", -1), std::pair("]", 1)}) {
    const std::optional<Command> command = commandForKey(key, false);
    ASSERT_TRUE(toSearch(command));
    EXPECT_EQ(std::get<ask::Grow>(*toSearch(command)).by, by);
  }
}

TEST(Keys, ChooseTheVariantByItsPlace) {
  for (int i = 0; i < 7; ++i) {
    const std::optional<Command> command = commandForKey(std::to_string(i + 1), false);
    ASSERT_TRUE(toSearch(command));
    EXPECT_EQ(std::get<ask::ChooseVariant>(*toSearch(command)).variant, static_cast<VariantId>(i));
  }
}

TEST(Keys, AskForHelpLegendThemeAndLanguage) {
  using enum AppAction;
  expect("?", true, toggleHelp);
  for (const std::string_view key : {"k", "K"}) expect(key, false, toggleLegend);
  for (const std::string_view key : {"t", "T"}) expect(key, false, nextTheme);
  for (const std::string_view key : {"l", "L"}) expect(key, false, nextLanguage);
  expect("g", false, toggleChart);
  expect("G", true, toggleTree);
  expect("S", true, toggleBreakpoint);
}

TEST(Keys, AskThePageAroundForItsDialogs) {
  const std::vector<std::pair<std::string_view, Dialog>> keys = {
      {"e", Dialog::share}, {"E", Dialog::share}, {"f", Dialog::figures}, {"F", Dialog::figures}};
  for (const auto& [key, dialog] : keys) {
    const std::optional<Command> command = commandForKey(key, false);
    const auto* show = command ? std::get_if<ask::ShowDialog>(&*command) : nullptr;
    ASSERT_TRUE(show) << key;
    EXPECT_EQ(show->dialog, dialog);
  }
}

TEST(Keys, LeaveAllOthersToThePage) {
  for (const std::string_view key :
       {"", "Tab", "Escape", "Enter", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "F5", "Shift", "Control",
        "0", "12", "a", "q", "/", "皇", "nn", "  "}) {
    EXPECT_FALSE(commandForKey(key, false)) << key;
    EXPECT_FALSE(commandForKey(key, true)) << key;
  }
}

}  // namespace
}  // namespace queens
