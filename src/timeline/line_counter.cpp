#include "timeline/line_counter.hpp"

namespace queens {

const LineCounter::Counts* LineCounter::countTo(VariantId variant, int n, std::uint64_t position,
                                                std::uint64_t allowance) {
  const bool same = search_ && search_->variant() == variant && search_->n() == n;
  if (!same || position < position_) {
    search_.emplace(variant, n);
    position_ = 0;
    counts_.fill(0);
  }
  const auto count = [this](Label label, Square = {}) { ++counts_[static_cast<std::size_t>(label)]; };
  for (; position_ < position && allowance > 0 && !search_->done(); ++position_, --allowance)
    search_->advance(count);
  return position_ == position ? &counts_ : nullptr;
}

}  // namespace queens
