#include "timeline/outline.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

// Events that finding a checkpoint and copying it takes as long as.
constexpr std::uint64_t kCostOfSample = 200;

// 0, half, a quarter, three quarters and so on of a power of two: any number of them is evenly spread.
std::size_t mirrored(std::size_t index, int bits) {
  std::size_t result = 0;
  for (int i = 0; i < bits; ++i) result |= ((index >> i) & 1) << (bits - 1 - i);
  return result;
}

Outline::Sample sampleOf(const Moment& moment) {
  Outline::Sample sample;
  sample.standing = static_cast<std::int8_t>(moment.search.places().size());
  for (int i = 0; i < sample.standing; ++i)
    sample.queens[static_cast<std::size_t>(i)] = moment.search.queen(i);
  sample.placed = moment.counters.of(EventKind::place);
  sample.solutions = moment.counters.of(EventKind::solution);
  return sample;
}

// Number of events that is worth saving on the way from a checkpoint.
constexpr std::uint64_t kFar = 2048;

}  // namespace

const Moment* Outline::momentWithin(const Checkpoints& checkpoints, std::uint64_t position) const {
  const Moment& before = checkpoints.before(position);
  if (position - before.position < kFar) return nullptr;
  const Moment& after = checkpoints.before(before.position + checkpoints.spacing());
  const auto off = [position](const Moment& each) {
    return each.position < position ? position - each.position : each.position - position;
  };
  const Moment& nearest = off(after) < off(before) ? after : before;
  return off(nearest) <= (range_.to - range_.from) / samples_.size() / 2 ? &nearest : nullptr;
}

bool Outline::look(const Timeline& timeline, Range range, std::size_t columns, std::uint64_t allowance) {
  if (timeline.program() != program_ || timeline.n() != n_ || range != range_ || columns != samples_.size()) {
    program_ = timeline.program();
    n_ = timeline.n();
    range_ = range;
    samples_.assign(columns, Sample());
    explored_ = 0;
    whole_ = false;
  }
  if (timeline.explored() > explored_) whole_ = false;
  explored_ = timeline.explored();
  if (whole_) return true;
  const int bits = std::bit_width(std::max<std::size_t>(columns, 1) - 1);
  for (std::size_t index = 0; index < std::size_t{1} << bits; ++index) {
    const std::size_t column = mirrored(index, bits);
    if (column >= columns || samples_[column].standing >= 0) continue;
    const std::uint64_t position = positionAt(column);
    if (position > explored_) continue;
    if (allowance == 0) return false;
    if (const Moment* within = momentWithin(timeline.checkpoints(), position)) {
      samples_[column] = sampleOf(*within);
      allowance -= std::min(allowance, kCostOfSample);
      continue;
    }
    Moment moment = timeline.checkpoints().before(position);
    const std::uint64_t cost = position - moment.position + kCostOfSample;
    moment.skipTo(position);
    samples_[column] = sampleOf(moment);
    allowance -= std::min(allowance, cost);
  }
  whole_ = true;
  return true;
}

std::uint64_t Outline::positionAt(std::size_t column) const {
  const double share = (static_cast<double>(column) + 0.5) / static_cast<double>(samples_.size());
  return range_.from + static_cast<std::uint64_t>(share * static_cast<double>(range_.to - range_.from + 1));
}

const Outline::Sample& Outline::at(std::size_t column) const {
  static const Sample kUnseen;
  if (positionAt(column) > explored_) return kUnseen;
  while (column > 0 && samples_[column].standing < 0) --column;
  return samples_[column];
}

std::vector<Outline::Bar> Outline::bars(std::size_t least) const {
  std::vector<Bar> bars;
  if (!samples_.empty()) addLevel({0, 0, samples_.size() - 1}, least, bars);
  return bars;
}

// A full board is followed by its solution, if it is one; in the columns the board may be gone by then.
bool Outline::solvedIn(const Bar& bar) const {
  const std::size_t end = std::min(bar.last + (bar.depth + 1 == n_ ? 1 : 0), samples_.size() - 1);
  return at(end).solutions > at(bar.first).solutions;
}

bool Outline::addLevel(const Stretch& stretch, std::size_t least, std::vector<Bar>& bars) const {
  const auto queenAt = [&](std::size_t column) {
    const Sample& sample = at(column);
    return sample.standing > stretch.depth ? sample.queens[static_cast<std::size_t>(stretch.depth)]
                                           : Square{};
  };
  std::vector<std::size_t> mine;
  bool folding = false;  // the last of them is folded and goes on
  for (std::size_t first = stretch.first, next = first; first <= stretch.last; first = next) {
    const Square square = queenAt(first);
    next = first + 1;
    while (next <= stretch.last && queenAt(next) == square) ++next;
    const bool thin = next - first < least;
    // A gap between thin bars is part of what they are folded to.
    if (square.row < 0) {
      folding = folding && thin;
      continue;
    }
    if (thin && folding) {
      bars[mine.back()].last = next - 1;
      continue;
    }
    mine.push_back(bars.size());
    folding = thin;
    bars.push_back(
        {.depth = stretch.depth, .square = square, .folded = thin, .first = first, .last = next - 1});
    if (!thin) bars[mine.back()].solved = addLevel({stretch.depth + 1, first, next - 1}, least, bars);
  }
  bool anySolved = false;
  for (std::size_t index : mine) {
    Bar& bar = bars[index];
    bar.solved = bar.solved || solvedIn(bar);
    bar.queens = at(bar.last).placed - at(bar.first).placed;
    anySolved = anySolved || bar.solved;
  }
  return anySolved;
}

}  // namespace queens
