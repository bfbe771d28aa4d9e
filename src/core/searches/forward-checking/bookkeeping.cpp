#include "core/searches/forward-checking/machine.hpp"

namespace queens {

std::vector<Variable> ForwardChecking::variables(const Event*) const {
  return {matrixVariable("domains", domains(), n_), queensVariable(places())};
}

bool ForwardChecking::restore() {
  const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
  if (!within(n_, 1, kMaxN) || !within(count_, 0, n_) || !within(at_, -1, n_ - 1) || !within(later_, 0, n_) ||
      !within(line_, 0, kLines) || !isPossible())
    return false;
  for (const std::int8_t each : places())
    if (!within(each, 0, n_ - 1)) return false;
  rebuildDomains();
  return true;
}

// Whether `advance` can continue from this phase, row and line.
bool ForwardChecking::isPossible() const {
  const bool full = count_ == n_;
  switch (phase_) {
    case Phase::enter:
    case Phase::done:
      return count_ == 0;
    case Phase::look:
      return count_ > 0;
    case Phase::restrict:
    case Phase::leaveWipedOut:
      return count_ > 0 && later_ >= count_ && later_ < n_;
    case Phase::leaveFull:
      return full;
    case Phase::leaveExhausted:
      return !full;
    case Phase::restore:
      // The row in progress has lost nothing, so the way back ends there.
      return !full && at_ >= 0 && later_ > count_ && (later_ < n_ || line_ == 0);
  }
  return false;
}

// Takes from each row what the queens above it take. The last queen may have come only to a row and a line.
void ForwardChecking::rebuildDomains() {
  domains_.fill(all());
  const bool removed = phase_ == Phase::restore;
  const bool partly = removed || phase_ == Phase::restrict || phase_ == Phase::leaveWipedOut;
  const int last = removed ? count_ : phase_ == Phase::look ? count_ - 2 : count_ - 1;
  for (int above = 0; above <= last; ++above) {
    const Square by = above < count_ ? queenOf(above) : Square{count_, at_};
    for (int row = above + 1; row < n_; ++row) {
      for (int line = 0; line < kLines; ++line) {
        const int column = columnOn(line, by, row);
        const bool reached = !partly || above < last || row < later_ || (row == later_ && line < line_);
        if (reached && isOn(column)) domains_[index(row)] &= ~(std::uint32_t{1} << column);
      }
    }
  }
}

}  // namespace queens
