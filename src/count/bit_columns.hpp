#pragma once

#include <cstdint>
#include <span>

namespace queens {

/// Four 32-bit words side by side: a compiler's vector, one SIMD register where there are any.
using Lanes [[gnu::vector_size(16)]] = std::uint32_t;

/// Turns a 32×32 matrix of bits over in each lane: bit j of word i and bit i of word j change places.
void transpose(std::span<Lanes, 32> words);

}  // namespace queens
