#include <array>

#include "ui/panels/all.hpp"

namespace queens {

std::span<const Panel> panels() {
  static const std::array<Panel, 5> all = {kCodePanel, kStatePanel, kStatsPanel, kLogPanel, kCountPanel};
  return all;
}

}  // namespace queens
