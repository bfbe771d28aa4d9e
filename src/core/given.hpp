#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/event.hpp"
#include "core/line.hpp"

namespace queens {

/// Queens that stand on the board before a search begins. Its rows with a given queen are passed over.
struct Given {
  std::array<Square, kMaxN> squares{};  ///< by row; those after `count` are `Square()`
  std::int8_t count = 0;

  constexpr std::span<const Square> queens() const& {
    return {squares.data(), static_cast<std::size_t>(count)};
  }
  std::span<const Square> queens() const&& = delete;  // they would not outlive it
  constexpr explicit operator bool() const { return count > 0; }

  /// Adds a queen. @return false if there are as many as the largest board has rows
  bool add(Square square);

  friend constexpr bool operator==(const Given&, const Given&) = default;
};

/// The size of the smallest board that has all squares of given queens, at least 1.
int leastBoard(const Given& given);

/// Two given queens that attack each other.
struct GivenClash {
  Square one;
  Square other;
  Line line;
};

/// The first two given queens that attack each other, if any. Two on one square share its row.
std::optional<GivenClash> clashOf(const Given& given);

/// A square from its row and column, "2.0", both below `kMaxN`; nullopt for anything else.
std::optional<Square> squareFrom(std::string_view text);
/// The text that `squareFrom` reads.
std::string textOf(Square square);
/// Given queens from their squares with commas between, "0.3,4.6"; they may attack each other.
std::optional<Given> givenFrom(std::string_view text);
/// The text that `givenFrom` reads.
std::string textOf(const Given& given);

}  // namespace queens
