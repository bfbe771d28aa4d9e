#include <algorithm>
#include <array>

#include "ui/panels/all.hpp"

namespace queens {

std::span<const Panel> panels() {
  static const std::array<Panel, 5> all = {kCodePanel, kStatePanel, kStatsPanel, kLogPanel, kCountPanel};
  return all;
}

const Panel& panelNamed(std::string_view id) {
  const auto all = panels();
  const auto found = std::find_if(all.begin(), all.end(), [id](const Panel& each) { return each.id == id; });
  return found == all.end() ? all.front() : *found;
}

}  // namespace queens
