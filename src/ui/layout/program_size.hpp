#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "listings/listing.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// How much room a program takes.
struct ProgramSize {
  std::size_t lines = 20;
  std::size_t preamble = 0;         ///< lines that can be folded to one
  std::size_t columns = 40;         ///< letters of its longest line
  float least = 11;                 ///< the smallest letters that are allowed; em, CSS px
  std::optional<bool> folded = {};  ///< as the reader has chosen; nothing: where there is no room for all

  /// Room beside the letters, and above them for the names of the languages; CSS px.
  static constexpr float kBeside = 34;
  static constexpr float above(float unit) { return 2.2f * unit; }
  static float lineHeight(float em) { return std::floor(1.5f * em); }

  /// Letters as large as the longest line lets them be in a width. @return em, CSS px
  float em(float width, float unit) const {
    const float fitting = (width - kBeside) / (kLetter * static_cast<float>(columns));
    return std::clamp(fitting, std::min(least, 0.92f * unit), 0.92f * unit);
  }
  /// Width in which its longest line is whole, CSS px.
  float leastWidth() const { return kBeside + kLetter * least * static_cast<float>(columns); }
  /// Whether its preamble is folded in a room of that height, CSS px.
  bool folds(float em, float room) const { return preamble > 0 && folded.value_or(height(em, false) > room); }
  /// Height of it in letters of a size, CSS px.
  float height(float em, bool withoutPreamble) const {
    const std::size_t shown = lines - (withoutPreamble ? preamble : 0) + (preamble > 0 ? 1 : 0);
    return lineHeight(em) * static_cast<float>(shown);
  }
};

inline ProgramSize programSize(const Listing& listing, const Palette& palette, std::optional<bool> folded) {
  return {listing.lines.size(), listing.preamble(), listing.columns(), palette.smallest(kLeastProgram),
          folded};
}

}  // namespace queens
