#pragma once

#include "timeline/timeline.hpp"

namespace queens {

/// A timeline at the end of its search, so that all of it is known.
inline Timeline explored(VariantId variant, int n) {
  Timeline timeline(variant, n);
  timeline.seek(Timeline::kUnlimited);
  return timeline;
}

}  // namespace queens
