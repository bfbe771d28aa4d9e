#pragma once

#include <cstdint>

namespace queens {

/// Heap allocations of this test program since its start. Programs that link this have an `operator new` that
/// counts.
struct Allocations {
  std::uint64_t calls = 0;
  std::uint64_t bytes = 0;
};
Allocations allocations();

}  // namespace queens
