#include "app/keys.hpp"

#include <algorithm>
#include <array>

namespace queens {
namespace {

Command ofSession(SessionCommand command) {
  return ask::OfSession{0, std::move(command)};
}

// The key's name in lower case: letters mean the same with and without shift.
std::string lower(std::string_view key) {
  std::string name(key);
  if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z') name[0] = static_cast<char>(name[0] + 32);
  return name;
}

}  // namespace

std::optional<Command> commandForKey(std::string_view key, bool shift) {
  struct Meaning {
    std::string_view key;
    SessionCommand command;
  };
  const std::array<Meaning, 18> meanings = {{
      {" ", ask::PlayOrPause{}},
      {"Home", ask::ToStart{}},
      {"End", ask::ToLastSeen{}},
      {"+", ask::Faster{}},
      {"=", ask::Faster{}},
      {"-", ask::Slower{}},
      {"_", ask::Slower{}},
      {"n", ask::NextSolution{}},
      {"p", ask::PreviousSolution{}},
      {"b", ask::NextBacktrack{}},
      {"o", ask::StepOver{}},
      {"u", ask::StepOut{}},
      {"d", ask::NextDeadEnd{}},
      {"r", ask::Reset{}},
      {"[", ask::Grow{-1}},
      {"]", ask::Grow{1}},
      {"ArrowRight", shift ? SessionCommand(ask::StepLine{}) : ask::Step{}},
      {"ArrowLeft", shift ? SessionCommand(ask::BackLine{}) : ask::Back{}},
  }};
  const std::string name = lower(key);
  const auto found = std::find_if(meanings.begin(), meanings.end(),
                                  [&](const Meaning& meaning) { return meaning.key == name; });
  if (found != meanings.end()) return ofSession(found->command);
  if (name == "s") return shift ? Command(ask::ToggleBreakpoint{}) : ofSession(ask::ToNextBreakpoint{});
  if (name == "t") return ask::NextTheme{};
  if (name == "l") return ask::NextLanguage{};
  if (name == "c") return ask::ToggleComparison{};
  if (name == "m") return ask::KeepPlace{};
  if (name == "e") return ask::ShowDialog{Dialog::share};
  if (name == "f") return ask::ShowDialog{Dialog::figures};
  if (name == "y") return ask::ShowDialog{Dialog::program};
  if (name == "?") return ask::ToggleHelp{};
  if (name == "g") return shift ? Command(ask::ToggleTree{}) : ask::ToggleChart{};
  if (name == "k") return ask::ToggleLegend{};
  if (name == "v") return ask::TogglePresenting{};
  if (name == "#") return ask::NextSquareNumbers{};
  if (name.size() == 1 && name[0] >= '1' && name[0] <= '7') {
    return ofSession(ask::ChooseVariant{static_cast<VariantId>(name[0] - '1')});
  }
  return std::nullopt;
}

}  // namespace queens
