#include "look/palette.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

constexpr Color kOrange = Color::hex(0xE69F00);
constexpr Color kSkyBlue = Color::hex(0x56B4E9);
constexpr Color kBlue = Color::hex(0x0072B2);

constexpr Palette kLight = {
    .page = Color::hex(0xFBFAF7),
    .panel = Color::hex(0xF3F1EB),
    .border = Color::hex(0xDEDAD0),
    .ink = Color::hex(0x23262B),
    .faint = Color::hex(0x62666D),
    .accent = kBlue,
    .onAccent = Color::hex(0xFFFFFF),
    .hover = Color::hex(0xE7E3D9),
    .lightSquare = Color::hex(0xF4EFE4),
    .darkSquare = Color::hex(0xDDD3BF),
    .queen = Color::hex(0x2A2D33),
    .queenEdge = Color::hex(0xFFFFFF),
    .excluded = Color::hex(0x7A7058),
    .safe = Color::hex(0x007757),
    .attacked = Color::hex(0xAE4B00),
    .placed = Color::hex(0x006DAA),
    .removed = Color::hex(0x585C63),
    .solved = Color::hex(0x7C5600),
    .solvedGround = kOrange.faded(0.68f),
    .pointed = Color::hex(0x6B3FA0),
    .heat = kBlue,
    .railColumns = Color::hex(0x006DAA),
    .railMain = Color::hex(0x8B5F00),
    .railAnti = Color::hex(0x9C4D7F),
    .textSize = 15,
    .least = 0.62f,
    .strokeSize = 3,
    .dark = false,
    .large = false,
};

constexpr Palette kDark = {
    .page = Color::hex(0x17191D),
    .panel = Color::hex(0x202329),
    .border = Color::hex(0x363B44),
    .ink = Color::hex(0xE8E6E1),
    .faint = Color::hex(0xA0A5AE),
    .accent = kSkyBlue,
    .onAccent = Color::hex(0x10131A),
    .hover = Color::hex(0x2C313A),
    .lightSquare = Color::hex(0x434954),
    .darkSquare = Color::hex(0x31363F),
    .queen = Color::hex(0xF3F0E8),
    .queenEdge = Color::hex(0x17191D),
    .excluded = Color::hex(0x9AA0AB),
    .safe = Color::hex(0x2CC79A),
    .attacked = Color::hex(0xF58535),
    .placed = kSkyBlue,
    .removed = Color::hex(0xB4B9C2),
    .solved = Color::hex(0xF0E442),
    .solvedGround = Color::hex(0x6B5000),
    .pointed = Color::hex(0xCDB6FF),
    .heat = Color::hex(0x2E8BC4),
    .railColumns = kSkyBlue,
    .railMain = kOrange,
    .railAnti = Color::hex(0xE09ABF),
    .textSize = 15,
    .least = 0.62f,
    .strokeSize = 3,
    .dark = true,
    .large = false,
};

constexpr Palette makeProjector() {
  Palette large = kLight;
  large.page = large.queenEdge = Color::hex(0xFFFFFF);
  large.panel = Color::hex(0xF2F2F2);
  large.border = Color::hex(0x767676);
  large.ink = large.queen = Color::hex(0x000000);
  large.faint = large.removed = Color::hex(0x3A3A3A);
  large.lightSquare = Color::hex(0xFFFFFF);
  large.darkSquare = Color::hex(0xCFCFCF);
  large.excluded = Color::hex(0x5A5A5A);
  large.safe = Color::hex(0x007455);
  large.attacked = Color::hex(0xA84900);
  large.placed = large.railColumns = Color::hex(0x0067A1);
  large.solved = Color::hex(0x7A5500);
  large.railMain = Color::hex(0x835A00);
  large.railAnti = Color::hex(0x934878);
  large.textSize = 20;
  large.least = 0.8f;
  large.large = true;
  large.strokeSize = 5;
  return large;
}
constexpr Palette kProjector = makeProjector();

// The definition of WCAG 2.2, except for the darkest colours.
float luminance(Color color) {
  const auto linear = [](std::uint8_t part) { return std::pow(static_cast<float>(part) / 255, 2.2f); };
  return 0.2126f * linear(color.r) + 0.7152f * linear(color.g) + 0.0722f * linear(color.b);
}

float contrast(Color one, Color other) {
  const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
  return (lighter + 0.05f) / (darker + 0.05f);
}

}  // namespace

Color mixed(Color one, Color other, float share) {
  const auto part = [share](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(
        std::lround((1 - share) * static_cast<float>(from) + share * static_cast<float>(to)));
  };
  return {part(one.r, other.r), part(one.g, other.g), part(one.b, other.b), one.a};
}

const Palette& palette(Theme theme, bool systemIsDark) {
  switch (theme) {
    case Theme::light:
      return kLight;
    case Theme::dark:
      return kDark;
    case Theme::projector:
      return kProjector;
    case Theme::automatic:
      break;
  }
  return systemIsDark ? kDark : kLight;
}

Palette accented(Palette palette, Color accent) {
  constexpr Color kWhite = Color::hex(0xFFFFFF);
  constexpr Color kBlack = Color::hex(0x10131A);
  for (int tenths = 0; tenths <= 10; ++tenths) {
    palette.accent = mixed(accent, palette.ink, static_cast<float>(tenths) / 10);
    if (contrast(palette.accent, palette.page) >= 3) break;
  }
  const bool white = contrast(palette.accent, kWhite) >= contrast(palette.accent, kBlack);
  palette.onAccent = white ? kWhite : kBlack;
  return palette;
}

Palette contrasted(Palette palette) {
  constexpr Color kWhite = Color::hex(0xFFFFFF);
  constexpr Color kBlack = Color::hex(0x000000);
  palette.page = palette.dark ? kBlack : kWhite;
  palette.border = palette.faint;
  palette.ink = palette.queen = palette.faint = palette.removed = palette.dark ? kWhite : kBlack;
  return palette;
}

std::optional<Color> maskColor(const Palette& palette, std::string_view variable) {
  if (variable == "cols") return palette.railColumns;
  if (variable == "ld") return palette.railMain;
  if (variable == "rd") return palette.railAnti;
  if (variable == "free") return palette.safe;
  return std::nullopt;
}

CellColors cellColors(const Palette& palette, bool set, bool changed, std::optional<Color> mask) {
  if (changed && !mask) return {palette.accent, palette.onAccent};
  if (!set) return {palette.panel, palette.ink};
  return {mask.value_or(palette.ink.faded(0.78f)), palette.page};
}

}  // namespace queens
