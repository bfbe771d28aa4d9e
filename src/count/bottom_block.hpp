#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "count/bit_columns.hpp"
#include "count/halves.hpp"

namespace queens {

/// A top half as a place in each of a block's tables: its main low, anti low, main high, anti high diagonals.
using TopEntry = std::array<std::uint16_t, 4>;

/// A block of bottom halves, tabulated so that those which a top half does not clash with are found together.
///
/// For each run of diagonals (see `Halves`) there is a table: entry x is the set of the bottoms that use none
/// of the diagonals in x, one bit for each. The entries for a top's four runs, ANDed, leave the bottoms that
/// make a solution with it.
class BottomBlock {
 public:
  /// Bottoms that fit into a block.
  static constexpr std::size_t kMost = 512;

  /// A block without bottoms.
  explicit BottomBlock(const Halves& halves);

  /// Fills the tables with 1…`kMost` bottoms.
  /// @param keys from bit 0 on main high, anti high, on odd boards a bit that is not looked at, anti low,
  ///   main low
  void assign(std::span<const std::uint64_t> keys);

  /// The number of pairs of a top and a bottom that do not clash.
  std::uint64_t count(std::span<const TopEntry> tops) const;

 private:
  void fill(std::size_t group, const Lanes& present, std::span<const Lanes> unused);
  template <std::size_t width>
  std::uint64_t countAtWidth(std::span<const TopEntry> tops) const;

  Halves halves_;
  std::size_t width_ = 0;      // groups of 128 bottoms in use
  std::vector<Lanes> tables_;  // one after the other, `width_` vectors for an entry
};

}  // namespace queens
