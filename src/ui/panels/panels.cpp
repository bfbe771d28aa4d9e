#include <array>

#include "ui/panels/all.hpp"

namespace queens {

std::span<const Panel> panels() {
  static const std::array all = {kCodePanel,  kStatePanel, kCallsPanel, kSolutionsPanel,
                                 kStatsPanel, kLogPanel,   kCountPanel};
  return all;
}

}  // namespace queens
