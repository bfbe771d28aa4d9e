#pragma once

#include <cstdint>
#include <optional>

#include "playback/budget.hpp"

namespace queens {

/// Something about a search that can take longer than a frame to find. It is worked at in every frame in
/// which somebody wants to see it.
template <class What>
struct Incremental {
  What what;
  Pace pace;
  bool waiting = false;  ///< it is wanted and not all there yet

  /// Goes on. @param attempt is given it and how many events to go through, and says whether it is all there;
  /// if not, it has used them up
  template <class Attempt>
  void goOn(Budget& time, Seconds most, const Attempt& attempt) {
    waiting =
        !time.work(pace, most, Pace::kLeast, [&](std::uint64_t allowance) -> std::optional<std::uint64_t> {
          if (attempt(what, allowance)) return std::nullopt;
          return allowance;
        });
  }
};

}  // namespace queens
