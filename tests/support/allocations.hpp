#pragma once

#include <cstdint>

namespace queens {

/// What this test program has taken from the heap since it started; a program that links this has an
/// `operator new` that counts.
struct Allocations {
  std::uint64_t calls = 0;
  std::uint64_t bytes = 0;
};
Allocations allocations();

}  // namespace queens
