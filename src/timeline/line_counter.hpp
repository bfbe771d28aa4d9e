#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/search.hpp"
#include "core/tracer.hpp"

namespace queens {

/// How often each line of a listing has been executed up to a position. Kept beside the timeline and only
/// while somebody looks at it, because counting lines is slower than running without them.
class LineCounter {
 public:
  using Counts = std::array<std::uint64_t, kLabelNames.size()>;  ///< indexed by `Label`

  /// Goes on counting towards a position of a search, for at most `allowance` events; starts over where the
  /// search is another one or the position lies behind.
  /// @return the counts once they are those of the position, else nullptr
  const Counts* countTo(VariantId variant, int n, std::uint64_t position, std::uint64_t allowance);

 private:
  std::optional<Search> search_;
  std::uint64_t position_ = 0;
  Counts counts_{};
};

}  // namespace queens
