#include "app/keys.hpp"

#include <algorithm>
#include <array>

#include "ui/model/preferences.hpp"

namespace queens {
namespace {

Command ofSession(SessionCommand command) {
  return ask::OfSession{0, std::move(command)};
}

}  // namespace

std::optional<Command> commandForKey(std::string_view key, bool shift) {
  struct Meaning {
    std::string_view key;
    SessionCommand command;
  };
  const std::array<Meaning, 18> meanings = {{
      {" ", SearchAction::playOrPause},
      {"Home", SearchAction::toStart},
      {"End", SearchAction::toLastSeen},
      {"+", SearchAction::faster},
      {"=", SearchAction::faster},
      {"-", SearchAction::slower},
      {"_", SearchAction::slower},
      {"n", SearchAction::nextSolution},
      {"p", SearchAction::previousSolution},
      {"b", SearchAction::nextBacktrack},
      {"o", SearchAction::stepOver},
      {"u", SearchAction::stepOut},
      {"d", SearchAction::nextDeadEnd},
      {"r", SearchAction::reset},
      {"[", ask::Grow{-1}},
      {"]", ask::Grow{1}},
      {"ArrowRight", shift ? SessionCommand(SearchAction::stepLine) : SearchAction::step},
      {"ArrowLeft", shift ? SessionCommand(SearchAction::backLine) : SearchAction::back},
  }};
  // Letters mean the same with and without shift.
  std::string name(key);
  if (name.size() == 1) name[0] = KeyPermission::lower(name[0]);
  const auto found = std::find_if(meanings.begin(), meanings.end(),
                                  [&](const Meaning& meaning) { return meaning.key == name; });
  if (found != meanings.end()) return ofSession(found->command);
  if (name == "s")
    return shift ? Command(AppAction::toggleBreakpoint) : ofSession(SearchAction::toNextBreakpoint);
  if (name == "t") return AppAction::nextTheme;
  if (name == "l") return AppAction::nextLanguage;
  if (name == "c") return AppAction::toggleComparison;
  if (name == "m") return AppAction::keepPlace;
  if (name == "e") return ask::ShowDialog{Dialog::share};
  if (name == "f") return ask::ShowDialog{Dialog::figures};
  if (name == "y") return ask::ShowDialog{Dialog::program};
  if (name == "?") return AppAction::toggleHelp;
  if (name == "g") return shift ? Command(AppAction::toggleTree) : AppAction::toggleChart;
  if (name == "k") return AppAction::toggleLegend;
  if (name == "v") return AppAction::togglePresenting;
  if (name == "#") return AppAction::nextSquareNumbers;
  if (name.size() == 1 && name[0] >= '1' && name[0] < '1' + static_cast<int>(kVariants.size())) {
    return ofSession(ask::ChooseVariant{static_cast<VariantId>(name[0] - '1')});
  }
  return std::nullopt;
}

}  // namespace queens
