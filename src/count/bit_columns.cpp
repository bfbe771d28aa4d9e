#include "count/bit_columns.hpp"

namespace queens {
namespace {

// Swaps the off-diagonal quarters of all blocks of 2·size bits at once.
template <int size>
void swapQuarters(std::span<Lanes, 32> words, std::uint32_t lowHalf) {
  for (unsigned block = 0; block < 32; block += 2 * size) {
    for (unsigned i = block; i < block + size; ++i) {
      const Lanes difference = (words[i] >> size ^ words[i + size]) & lowHalf;
      words[i] ^= difference << size;
      words[i + size] ^= difference;
    }
  }
}

}  // namespace

void transpose(std::span<Lanes, 32> words) {
  swapQuarters<16>(words, 0x0000ffff);
  swapQuarters<8>(words, 0x00ff00ff);
  swapQuarters<4>(words, 0x0f0f0f0f);
  swapQuarters<2>(words, 0x33333333);
  swapQuarters<1>(words, 0x55555555);
}

}  // namespace queens
