#pragma once

#include <cstdint>
#include <span>

namespace queens {

/// Four 32-bit words side by side: a compiler vector, held in one SIMD register where available.
using Lanes [[gnu::vector_size(16)]] = std::uint32_t;

/// Transposes a 32×32 bit matrix in each lane: swaps bit j of word i with bit i of word j.
void transpose(std::span<Lanes, 32> words);

}  // namespace queens
