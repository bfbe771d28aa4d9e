#pragma once

#include <algorithm>
#include <cmath>

#include "look/palette.hpp"

namespace queens {

/// Requirements of WCAG 2.2: text (1.4.3), and graphics needed for understanding (1.4.11).
inline constexpr double kTextContrast = 4.5;
inline constexpr double kGraphicsContrast = 3;

/// The relative luminance of an opaque colour, by WCAG 2.2.
inline double luminance(Color color) {
  const auto linear = [](std::uint8_t channel) {
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

/// The contrast ratio of two opaque colours, by WCAG 2.2.
inline double contrast(Color a, Color b) {
  const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
  return (lighter + 0.05) / (darker + 0.05);
}

/// A colour laid over an opaque one.
inline Color over(Color top, Color ground) {
  const auto channel = [&](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(std::lround(from + (to - from) * (top.a / 255.0)));
  };
  return {channel(ground.r, top.r), channel(ground.g, top.g), channel(ground.b, top.b), 255};
}

}  // namespace queens
