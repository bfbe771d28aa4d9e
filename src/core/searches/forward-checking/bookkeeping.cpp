#include "core/searches/forward-checking/machine.hpp"

namespace queens {

std::vector<Variable> ForwardChecking::variables(const Event*) const {
  Variable queens = queensVariable(places());
  if (bug_ == Bug::mrv) {
    // One column for each row; −1 means that the row has no queen.
    queens.values.assign(index(n_), -1);
    queens.key = CellKey::row;
    for (int i = 0; i < count_; ++i) queens.values[index(rows_[index(i)])] = places_[index(i)];
  }
  return {matrixVariable("domains", domains(), n_), queens};
}

bool ForwardChecking::restore() {
  const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
  if (!within(n_, 1, kMaxN) || (bug_ != Bug::none && bug_ != Bug::mrv) || !within(count_, 0, n_) ||
      !within(at_, -1, n_ - 1) || !within(later_, 0, n_) || !within(line_, 0, kLines))
    return false;
  // A row is in progress once its columns have been tried, and after its queen has been removed.
  const bool inRow = count_ < n_ && (phase_ == Phase::leaveExhausted || phase_ == Phase::restore);
  std::uint32_t used = 0;
  for (int i = 0; i < count_ + inRow; ++i) {
    const int row = rows_[index(i)];
    if (!within(row, 0, n_ - 1) || (used >> row & 1) || (bug_ == Bug::none && row != i)) return false;
    used |= std::uint32_t{1} << row;
  }
  for (const std::int8_t each : places())
    if (!within(each, 0, n_ - 1)) return false;
  filled_ = inRow ? used & ~(std::uint32_t{1} << row()) : used;
  if (!isPossible()) return false;
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
      return count_ > 0 && later_ < n_ && isEmpty(later_);
    case Phase::leaveFull:
      return full;
    case Phase::leaveExhausted:
      return !full;
    case Phase::restore:
      if (full || at_ < 0) return false;
      return later_ == n_ ? line_ == 0 : isEmpty(later_) && later_ != row();
  }
  return false;
}

// Takes from each row what the queens placed before its own take. The last queen may have reached only a row
// and a line.
void ForwardChecking::rebuildDomains() {
  domains_.fill(all());
  const bool removed = phase_ == Phase::restore;
  const bool partly = removed || phase_ == Phase::restrict || phase_ == Phase::leaveWipedOut;
  const int last = removed ? count_ : phase_ == Phase::look ? count_ - 2 : count_ - 1;
  std::uint32_t filled = 0;
  for (int i = 0; i <= last; ++i) {
    const Square by = i < count_ ? queen(i) : Square{row(), at_};
    filled |= std::uint32_t{1} << by.row;
    for (int row = 0; row < n_; ++row) {
      for (int line = 0; line < kLines; ++line) {
        const int column = columnOn(line, by, row);
        const bool reached = !partly || i < last || row < later_ || (row == later_ && line < line_);
        if ((filled >> row & 1) == 0 && reached && isOn(column))
          domains_[index(row)] &= ~(std::uint32_t{1} << column);
      }
    }
  }
}

}  // namespace queens
