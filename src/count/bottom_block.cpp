#include "count/bottom_block.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

constexpr std::size_t kWordBits = 32;
// One vector holds one bit for each of 128 bottoms.
constexpr std::size_t kGroup = 128;

using TwoWords [[gnu::vector_size(16)]] = std::uint64_t;

constexpr std::size_t tableSize(int bits) {
  return std::size_t{1} << bits;
}

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

// Transposes a 32×32 bit matrix in each lane: swaps bit j of word i with bit i of word j.
void transpose(std::span<Lanes, 32> words) {
  swapQuarters<16>(words, 0x0000ffff);
  swapQuarters<8>(words, 0x00ff00ff);
  swapQuarters<4>(words, 0x0f0f0f0f);
  swapQuarters<2>(words, 0x33333333);
  swapQuarters<1>(words, 0x55555555);
}

}  // namespace

BottomBlock::BottomBlock(const Halves& halves)
    : halves_(halves), tables_(2 * (tableSize(halves.low) + tableSize(halves.high)) * (kMost / kGroup)) {}

void BottomBlock::assign(std::span<const std::uint64_t> keys) {
  width_ = (keys.size() + kGroup - 1) / kGroup;
  const auto parts = static_cast<std::size_t>(halves_.bottomBits() + 31) / kWordBits;
  for (std::size_t g = 0; g < width_; ++g) {
    const auto group = keys.subspan(g * kGroup, std::min(kGroup, keys.size() - g * kGroup));
    std::array<Lanes, 2 * kWordBits> unused;
    for (std::size_t part = 0; part < parts; ++part) {
      std::array<std::uint32_t, kGroup> words{};
      for (std::size_t i = 0; i < group.size(); ++i) {
        words[i] = static_cast<std::uint32_t>(group[i] >> part * kWordBits);
      }
      auto columns = std::bit_cast<std::array<Lanes, kWordBits>>(words);
      transpose(columns);
      for (std::size_t b = 0; b < kWordBits; ++b) unused[part * kWordBits + b] = ~columns[b];
    }
    // The transposition puts the i-th bottom at bit i/4 of lane i%4.
    Lanes present{};
    for (unsigned lane = 0; lane < 4; ++lane) {
      const std::size_t count = (group.size() + 3 - lane) / 4;
      present[lane] = static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1);
    }
    fill(g, present, unused);
  }
}

void BottomBlock::fill(std::size_t group, const Lanes& present, std::span<const Lanes> unused) {
  Lanes* table = tables_.data() + group;
  const auto tabulate = [&](int firstBit, int bits) {
    table[0] = present;
    for (int b = 0; b < bits; ++b) {
      const Lanes without = unused[static_cast<std::size_t>(firstBit + b)];
      Lanes* const upper = table + tableSize(b) * width_;
      for (std::size_t x = 0; x < tableSize(b); ++x) upper[x * width_] = table[x * width_] & without;
    }
    table += tableSize(bits) * width_;
  };
  const int afterHigh = halves_.bottomShared();
  tabulate(afterHigh + halves_.low, halves_.low);
  tabulate(afterHigh, halves_.low);
  tabulate(0, halves_.high);
  tabulate(halves_.high, halves_.high);
}

template <std::size_t width>
std::uint64_t BottomBlock::countAtWidth(std::span<const TopEntry> tops) const {
  const Lanes* const mainLow = tables_.data();
  const Lanes* const antiLow = mainLow + tableSize(halves_.low) * width;
  const Lanes* const mainHigh = antiLow + tableSize(halves_.low) * width;
  const Lanes* const antiHigh = mainHigh + tableSize(halves_.high) * width;
  std::uint64_t count = 0;
  for (const TopEntry& top : tops) {
    const Lanes* const a = mainLow + top[0] * width;
    const Lanes* const b = antiLow + top[1] * width;
    const Lanes* const c = mainHigh + top[2] * width;
    const Lanes* const d = antiHigh + top[3] * width;
    for (std::size_t w = 0; w < width; ++w) {
      const auto left = reinterpret_cast<TwoWords>(a[w] & b[w] & c[w] & d[w]);
      count += static_cast<std::uint32_t>(std::popcount(left[0]) + std::popcount(left[1]));
    }
  }
  return count;
}

std::uint64_t BottomBlock::count(std::span<const TopEntry> tops) const {
  static_assert(kMost == 4 * kGroup);
  switch (width_) {
    case 1:
      return countAtWidth<1>(tops);
    case 2:
      return countAtWidth<2>(tops);
    case 3:
      return countAtWidth<3>(tops);
    default:
      return countAtWidth<4>(tops);
  }
}

}  // namespace queens
