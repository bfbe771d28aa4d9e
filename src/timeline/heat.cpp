#include "timeline/heat.hpp"

#include <cmath>

namespace queens {
namespace {

constexpr double kHeatHalfLife = 0.1;  // seconds
constexpr float kNothing = 1e-3f;      // less is not seen

}  // namespace

void Heat::sample(const Search& search) {
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) {
    const Square queen = search.queen(i);
    ++map_[static_cast<std::size_t>(queen.row * kMaxN + queen.column)];
  }
}

void Heat::decay(double seconds) {
  const auto left = static_cast<float>(std::exp2(-seconds / kHeatHalfLife));
  for (float& each : map_) {
    each *= left;
    if (each < kNothing) each = 0;
  }
}

}  // namespace queens
