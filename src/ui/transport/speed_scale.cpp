#include "ui/transport/speed_scale.hpp"

#include <algorithm>
#include <cmath>

#include "playback/playback_state.hpp"
#include "playback/rhythm.hpp"

namespace queens {
namespace {

// The mark up to which single events can be seen, and the number of marks per doubling up to there.
constexpr double kKnee = 0.8 * kSpeedMarks;
constexpr double kMarksADoubling = 4;
static_assert(kSlowest * (1 << 7) == kEven && kKnee == 7 * kMarksADoubling);

double doublingsAMarkBeyond() {
  return std::log2(kFastest / kEven) / (kSpeedMarks - kKnee);
}

}  // namespace

double speedAtMark(double mark) {
  if (mark <= kKnee) return kSlowest * std::exp2(std::max(0.0, mark) / kMarksADoubling);
  if (mark >= kSpeedMarks) return kFastest;
  return kEven * std::exp2((mark - kKnee) * doublingsAMarkBeyond());
}

double markOfSpeed(double speed) {
  const double wanted = std::clamp(speed, kSlowest, kFastest);
  if (wanted <= kEven) return kMarksADoubling * std::log2(wanted / kSlowest);
  return kKnee + std::log2(wanted / kEven) / doublingsAMarkBeyond();
}

}  // namespace queens
