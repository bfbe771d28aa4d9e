#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "count/halves.hpp"

namespace queens {

/// Four 32-bit words side by side: a compiler vector, held in one SIMD register where available.
using Lanes [[gnu::vector_size(16)]] = std::uint32_t;

/// A top half as indices into the four tables of a block: its ↘ low, ↙ low, ↘ high and ↙ high diagonals.
using TopEntry = std::array<std::uint16_t, 4>;

/// A block of bottom halves, tabulated so that all bottoms compatible with a top half are found together.
///
/// There is one table for each run of diagonals (see `Halves`). Entry x is the set of bottoms that use none
/// of the diagonals in x, one bit each. ANDing the entries for a top's four runs gives the bottoms that form
/// a solution with it.
class BottomBlock {
 public:
  /// Maximum number of bottoms in a block.
  static constexpr std::size_t kMost = 512;

  /// Creates a block without bottoms.
  explicit BottomBlock(const Halves& halves);

  /// Fills the tables with 1…`kMost` bottoms.
  /// @param keys bits from 0 up: ↘ high, ↙ high, on odd boards one unused bit, ↙ low, ↘ low
  void assign(std::span<const std::uint64_t> keys);

  /// Number of compatible pairs of a top and a bottom.
  std::uint64_t count(std::span<const TopEntry> tops) const;

 private:
  void fill(std::size_t group, const Lanes& present, std::span<const Lanes> unused);
  template <std::size_t width>
  std::uint64_t countAtWidth(std::span<const TopEntry> tops) const;

  Halves halves_;
  std::size_t width_ = 0;      // groups of 128 bottoms in use
  std::vector<Lanes> tables_;  // the tables one after the other, `width_` vectors per entry
};

}  // namespace queens
