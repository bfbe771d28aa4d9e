#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "listings/listing.hpp"
#include "look/geometry.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// Number of letters reserved at the end of program lines for how often each line ran.
inline constexpr std::size_t kCountLetters = 8;

/// The type size of a program in an area.
struct ProgramSetting {
  float em = 13;        ///< size of its letters, CSS px
  float line = 20;      ///< height of a line, CSS px
  bool folded = false;  ///< the lines before its search are folded into one
};

/// The space that a program needs.
struct ProgramSize {
  std::size_t lines = 20;
  std::size_t preamble = 0;  ///< number of lines that can be folded into one
  std::size_t columns = 40;  ///< number of letters of its longest line
  float least = 11;          ///< minimum size of letters; em, CSS px
  std::optional<bool> folded =
      {};                  ///< chosen by the student; nullopt: folded if there is no space for all lines
  std::size_t counts = 0;  ///< number of letters reserved at the end of each line for how often it ran
  bool touch = false;      ///< lines are large enough for a finger

  /// Space beside the letters, and above them for the names of the languages; CSS px.
  static constexpr float kBeside = 34;
  float above(float unit) const { return tabsHeight(unit, touch); }

  /// The largest letters at which the longest line fits into an area. The lines are closer together and the
  /// letters slightly smaller if this shows the complete program.
  /// @param room CSS px, without the parts above
  ProgramSetting in(Vec2 room, float unit) const {
    const float usual = 0.92f * unit;
    const float fitting = (room.x - kBeside) / (kLetter * static_cast<float>(columns + counts));
    ProgramSetting set = {.em = std::clamp(fitting, std::min(least, usual), usual)};
    const float airy = touch ? std::max(std::floor(kAiry * set.em), kTouched) : std::floor(kAiry * set.em);
    set.line = airy;
    set.folded = preamble > 0 && folded.value_or(airy * shown(false) > room.y);
    if (touch) return set;
    const float line = std::floor(room.y / shown(set.folded));
    const float em = std::min(set.em, line / kClose);
    if (line >= airy || em < std::min(set.em, 0.7f * unit)) return set;
    return {.em = em, .line = line, .folded = set.folded};
  }
  /// Minimum width for its longest line, CSS px.
  float leastWidth() const { return kBeside + kLetter * least * static_cast<float>(columns); }
  /// Number of lines shown, including the one that folds others or replaces them.
  float shown(bool withoutPreamble) const {
    const std::size_t count = lines - (withoutPreamble ? preamble : 0) + (preamble > 0 ? 1 : 0);
    return static_cast<float>(count);
  }

 private:
  // Heights of a line relative to its letters, and the least height for a finger; CSS px.
  static constexpr float kAiry = 1.5f;
  static constexpr float kClose = 1.33f;
  static constexpr float kTouched = 24;
};

/// @param counts number of letters reserved for how often each line ran
/// @param touch whether lines are large enough for a finger
inline ProgramSize programSize(const Listing& listing, const Palette& palette, std::optional<bool> folded,
                               std::size_t counts = 0, bool touch = false) {
  return {.lines = listing.lines.size(),
          .preamble = listing.preamble(),
          .columns = listing.columns(),
          .least = palette.smallest(kLeastProgram),
          .folded = folded,
          .counts = counts,
          .touch = touch};
}

}  // namespace queens
