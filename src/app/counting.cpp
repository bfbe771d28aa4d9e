#include "app/counting.hpp"

#include <algorithm>
#include <array>

namespace queens {
namespace {

// Long enough to measure a machine by, short enough not to be noticed.
constexpr int kCalibration = 15;

// Seconds that a count of each n takes on one core in WebAssembly: measured by script/bench for 16…18, scaled
// from native times for the others. Only the ratios matter.
constexpr std::array<double, kMaxCountN> kEffort = {1e-5, 1e-5,  1e-5, 1e-5, 1e-5, 2e-5, 4e-5,
                                                    8e-5, 2e-4,  5e-4, 1e-3, 3e-3, 7e-3, 0.02,
                                                    0.06, 0.138, 0.75, 3.8,  32,   200};

// Seconds for each board that a count with given queens visits, on the same machine.
constexpr double kEffortOfABoard = 1.2e-8;

double effort(int n) {
  return kEffort[static_cast<std::size_t>(n - 1)];
}

}  // namespace

void Counting::calibrate() {
  if (measuredN_ > 0 || wanted_ != 0) return;
  begin(kCalibration, {});
  view_.measuring = kCalibration;
}

void Counting::follow(int n, const Given& given) {
  const bool sameQueens = given == view_.given;
  const int wanted = std::clamp(n, 1, kMaxCountN);
  if (sameQueens && (chosen_ || wanted == view_.n)) return;
  view_.given = given;
  change(chosen_ ? view_.n : n);
}

void Counting::choose(int n) {
  chosen_ = true;
  change(n);
}

void Counting::change(int n) {
  view_.n = std::clamp(n, std::min(leastBoard(view_.given), kMaxCountN), kMaxCountN);
  view_.estimate.reset();
  expect();
}

void Counting::estimate() {
  view_.estimate = estimateTree(view_.n, ++seed_, view_.given);
  view_.descent = 0;
}

void Counting::showDescent(int index) {
  view_.descent = std::clamp(index, 0, kDescents - 1);
}

void Counting::start() {
  begin(view_.n, view_.given);
}

void Counting::begin(int n, const Given& given) {
  wanted_ = n;
  wantedGiven_ = given;
  view_.measuring.reset();
  view_.running = true;
  view_.share = 0;
  view_.soFar = 0;
  view_.secondsLeft = view_.expected;
  view_.problem.reset();
}

void Counting::progress(double share, std::uint64_t soFar, double secondsLeft) {
  view_.share = share;
  view_.soFar = soFar;
  view_.secondsLeft = secondsLeft;
}

void Counting::finish(std::uint64_t solutions, double seconds, double working) {
  if (wanted_ == 0) return;
  // The table has what was asked for.
  if (!view_.measuring) keep({wanted_, wantedGiven_, solutions, seconds});
  if (!wantedGiven_ && wanted_ >= measuredN_) {
    measuredN_ = wanted_;
    measuredSeconds_ = working;
  }
  cancel();
  expect();
}

void Counting::keep(const CountResult& result) {
  std::erase_if(view_.results,
                [&](const CountResult& each) { return each.n == result.n && each.given == result.given; });
  view_.results.insert(std::ranges::upper_bound(view_.results, result.n, {}, &CountResult::n), result);
}

void Counting::fail(std::string_view code) {
  cancel();
  view_.problem = code == "no-workers" ? Message::countNoWorkers
                  : code == "memory"   ? Message::countNoMemory
                                       : Message::countWorkersFail;
}

void Counting::cancel() {
  wanted_ = 0;
  view_.measuring.reset();
  view_.running = false;
}

void Counting::expect() {
  if (measuredN_ == 0) return;
  const double chosen =
      view_.given ? kEffortOfABoard * estimateTree(view_.n, 1, view_.given).mean : effort(view_.n);
  view_.expected = measuredSeconds_ * chosen / effort(measuredN_);
}

}  // namespace queens
