#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/event.hpp"
#include "core/tracer.hpp"

namespace queens {

/// How often each line of a listing has been executed; figures for a `Follower`.
struct LineCounts {
  std::array<std::uint64_t, kLabelNames.size()> byLabel{};  ///< indexed by `Label`

  std::uint64_t of(Label label) const { return byLabel[static_cast<std::size_t>(label)]; }

  void operator()(Label label, Square = {}) { ++byLabel[static_cast<std::size_t>(label)]; }
  void operator()(const Event&) {}

  friend bool operator==(const LineCounts&, const LineCounts&) = default;
};

}  // namespace queens
