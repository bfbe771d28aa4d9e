#include <array>

#include "ui/panels/all.hpp"

namespace queens {

std::span<const Panel> panels() {
  static const std::array<Panel, 6> all = {kCodePanel,  kStatePanel, kSolutionsPanel,
                                           kStatsPanel, kLogPanel,   kCountPanel};
  return all;
}

}  // namespace queens
