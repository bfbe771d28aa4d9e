#pragma once

#include <array>
#include <cstddef>

#include "core/event.hpp"
#include "core/search.hpp"

namespace queens {

/// How often each square has held a queen recently, row by row with a stride of `kMaxN`; for drawing fast
/// play. Only relative values are meaningful.
using HeatMap = std::array<float, kMaxN * kMaxN>;

/// A heat map of samples; older ones are fainter. While single events cannot be seen, occasional samples of
/// the queens on the board are enough.
class Heat {
 public:
  /// Warms the squares of the queens on the board.
  void sample(const Search& search);
  /// Lets time pass: samples older than a second have almost no effect, whatever the frame rate.
  void decay(double seconds);
  void clear() { map_.fill(0); }

  const HeatMap& map() const { return map_; }

 private:
  HeatMap map_{};
};

}  // namespace queens
