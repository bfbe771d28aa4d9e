#pragma once

#include <array>
#include <cstddef>

#include "core/event.hpp"
#include "core/search.hpp"

namespace queens {

/// How much each square has held queens of late, row by row with a stride of `kMaxN`; what fast play is drawn
/// from. Only relative values are meaningful.
using HeatMap = std::array<float, kMaxN * kMaxN>;

/// A heat map of samples; older ones are paler. While single events cannot be seen, an occasional sample of
/// the standing queens is enough.
class Heat {
 public:
  /// Warms the squares of the queens that stand.
  void sample(const Search& search);
  /// Lets time pass: what is a second old is as good as gone, however many frames the second had.
  void decay(double seconds);
  void clear() { map_.fill(0); }

  const HeatMap& map() const { return map_; }

 private:
  HeatMap map_{};
};

}  // namespace queens
