#pragma once

#include <array>
#include <cstdint>

#include "core/search.hpp"
#include "timeline/line_counts.hpp"

namespace queens {

/// How often each line of a program has run recently, for play that is too fast to follow single lines. It
/// changes slowly and independently of the frame rate, so that no line flickers.
class LineShades {
 public:
  /// Samples the next events of a search.
  /// @param count number of events since the last call, from 1 on
  /// @param seconds time since then
  void look(Search search, std::uint64_t count, double seconds);
  void clear() { *this = {}; }

  /// 0…1; how often a line runs per event on average, 1 for lines that run at least once in each.
  float of(Label label) const { return shades_[static_cast<std::size_t>(label)]; }

 private:
  std::array<float, kLabelNames.size()> shades_{};
  bool fresh_ = true;
};

}  // namespace queens
