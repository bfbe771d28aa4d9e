#include "timeline/line_shades.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

constexpr double kShadeHalfLife = 0.5;  // seconds
constexpr std::uint64_t kEnough = 32;

}  // namespace

void LineShades::look(Search search, std::uint64_t count, double seconds) {
  LineCounts counts;
  int seen = 0;
  for (count = std::min(count, kEnough); count > 0 && !search.done(); --count, ++seen) search.advance(counts);
  if (seen == 0) return;
  const auto stays = fresh_ ? 0 : static_cast<float>(std::exp2(-seconds / kShadeHalfLife));
  fresh_ = false;
  for (std::size_t i = 0; i < shades_.size(); ++i) {
    const float now = std::min(1.0f, static_cast<float>(counts.byLabel[i]) / static_cast<float>(seen));
    shades_[i] = stays * shades_[i] + (1 - stays) * now;
  }
}

}  // namespace queens
