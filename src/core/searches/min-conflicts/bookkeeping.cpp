#include "core/searches/min-conflicts/machine.hpp"

namespace queens {
namespace {

Variable countsVariable(std::string_view name, CellKey key, std::span<const std::int8_t> counts) {
  return {.name = name, .type = VariableType::list, .values = {counts.begin(), counts.end()}, .key = key};
}

Variable resultVariable(std::string_view name, std::int64_t value) {
  Variable variable = numberVariable(name, value);
  variable.found = true;
  return variable;
}

}  // namespace

std::vector<Variable> MinConflicts::variables(const Event*) const {
  const std::size_t diagonals = 2 * index(n_) - 1;
  return {countsVariable("cols", CellKey::column, std::span(columns_).first(index(n_))),
          countsVariable("diags1", CellKey::mainIndex, std::span(mains_).first(diagonals)),
          countsVariable("diags2", CellKey::anti, std::span(antis_).first(diagonals)),
          queensVariable(places()),
          resultVariable("seed", random_),
          resultVariable("moves", moves_)};
}

bool MinConflicts::restore() {
  const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
  if (!within(n_, 1, kMaxN) || !within(count_, 0, n_) || !within(moves_, 0, limit()) ||
      !within(attempt_, 0, kAttempts) || seed_ == 0 || random_ > 65536 || !isPossible())
    return false;
  for (const std::int8_t each : places())
    if (!within(each, 0, n_ - 1)) return false;
  columns_.fill(0);
  mains_.fill(0);
  antis_.fill(0);
  for (std::int8_t row = 0; row < count_; ++row) count(row, places_[index(row)], 1);
  return true;
}

// Whether `advance` can continue from this phase and number of queens.
bool MinConflicts::isPossible() const {
  if (count_ < n_ && moves_ > 0) return false;
  switch (phase_) {
    case Phase::start:
      return count_ == 0 && attempt_ == 0;
    case Phase::restarted:
      return count_ == 0 && attempt_ > 0 && attempt_ < kAttempts;
    case Phase::place:
      return count_ > 0 && count_ < n_ && attempt_ < kAttempts;
    case Phase::moved:
      return count_ == n_ && attempt_ < kAttempts;
    case Phase::found:
    case Phase::done:
      return count_ == n_;
  }
  return false;
}

}  // namespace queens
