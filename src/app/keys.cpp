#include "app/keys.hpp"

#include <algorithm>

namespace queens {

std::optional<Command> commandForKey(std::string_view key, bool shift, const Model& model) {
  if (key == " ") return Command{Action::playOrPause};
  if (key == "ArrowRight") return Command{shift ? Action::stepLine : Action::step};
  if (key == "ArrowLeft") return Command{shift ? Action::backLine : Action::back};
  if (key == "Home") return Command{Action::first};
  if (key == "End") return Command{Action::last};
  if (key == "+" || key == "=") return Command{Action::setSpeed, std::min(model.speed * 2, kFastest)};
  if (key == "-" || key == "_") return Command{Action::setSpeed, std::max(model.speed / 2, kSlowest)};
  if (key == "n" || key == "N") return Command{Action::nextSolution};
  if (key == "p" || key == "P") return Command{Action::previousSolution};
  if (key == "b" || key == "B") return Command{Action::nextBacktrack};
  if (key == "t" || key == "T") return Command{Action::setTheme, static_cast<double>(nextTheme(model))};
  if (key == "l" || key == "L") {
    const std::size_t next = (static_cast<std::size_t>(model.language) + 1) % kLanguages.size();
    return Command{Action::setLanguage, static_cast<double>(next)};
  }
  if (key == "r" || key == "R") return Command{Action::reset};
  if (key == "[") return Command{Action::setN, static_cast<double>(std::max(model.timeline.n() - 1, 1))};
  if (key == "]") return Command{Action::setN, static_cast<double>(std::min(model.timeline.n() + 1, kMaxN))};
  if (key == "?") return Command{Action::toggleHelp};
  if (key.size() == 1 && key[0] >= '1' && key[0] <= '7') {
    return Command{Action::setVariant, static_cast<double>(key[0] - '1')};
  }
  return std::nullopt;
}

}  // namespace queens
