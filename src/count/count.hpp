#pragma once

#include <cstdint>

namespace queens {

/// Largest board that `countSolutions` accepts; about half a minute in WebAssembly on a laptop.
inline constexpr int kMaxCountN = 16;

/// The number of ways to place n queens that do not attack each other (OEIS A000170), by bitmask recursion
/// over half of the first row; mirroring gives the other half.
/// @param n squares per side, 1…`kMaxCountN`; anything else is the caller's error
std::uint64_t countSolutions(int n);

}  // namespace queens
