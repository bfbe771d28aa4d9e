#include "look/palette.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace queens {
namespace {

// WCAG 2.2: relative luminance and contrast ratio of two opaque colours.
double luminance(Color color) {
  const auto linear = [](std::uint8_t channel) {
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

double contrast(Color a, Color b) {
  const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
  return (lighter + 0.05) / (darker + 0.05);
}

// What WCAG asks for: text (1.4.3), and graphics without which one cannot understand (1.4.11).
constexpr double kText = 4.5;
constexpr double kGraphics = 3;

class PaletteOf : public testing::TestWithParam<Theme> {
 protected:
  const Palette& colors = palette(GetParam(), false);
};

TEST(Contrast, IsThatOfTheStandardsExamples) {
  EXPECT_NEAR(contrast(Color::hex(0x000000), Color::hex(0xFFFFFF)), 21, 1e-9);
  EXPECT_NEAR(contrast(Color::hex(0x777777), Color::hex(0xFFFFFF)), 4.48, 0.005);
  EXPECT_NEAR(contrast(Color::hex(0x123456), Color::hex(0x123456)), 1, 1e-9);
}

TEST_P(PaletteOf, TextCanBeRead) {
  for (const Color ground : {colors.page, colors.panel, colors.hover}) {
    EXPECT_GE(contrast(colors.ink, ground), kText);
    EXPECT_GE(contrast(colors.faint, ground), kText);
  }
  EXPECT_GE(contrast(colors.onAccent, colors.accent), kText);
}

TEST_P(PaletteOf, TheAccentStandsOut) {
  EXPECT_GE(contrast(colors.accent, colors.page), kGraphics);
  EXPECT_GE(contrast(colors.accent, colors.panel), kGraphics);
}

TEST_P(PaletteOf, QueensAndMarksStandOutOnBothSquares) {
  const std::vector<std::pair<std::string, Color>> marks = {{"queen", colors.queen},
                                                            {"safe", colors.safe},
                                                            {"attacked", colors.attacked},
                                                            {"placed", colors.placed},
                                                            {"removed", colors.removed},
                                                            {"accent", colors.accent},
                                                            {"rail of the columns", colors.railColumns},
                                                            {"rail of the anti diagonals", colors.railAnti}};
  for (const auto& [name, mark] : marks) {
    EXPECT_GE(contrast(mark, colors.lightSquare), kGraphics) << name << " on a light square";
    EXPECT_GE(contrast(mark, colors.darkSquare), kGraphics) << name << " on a dark square";
  }
}

// The check and the cross that tell safe from attacked without any colour.
TEST_P(PaletteOf, SignsStandOutOnTheirDiscs) {
  EXPECT_GE(contrast(colors.queenEdge, colors.safe), kGraphics);
  EXPECT_GE(contrast(colors.queenEdge, colors.attacked), kGraphics);
}

TEST_P(PaletteOf, SquaresDiffer) {
  EXPECT_GE(contrast(colors.lightSquare, colors.darkSquare), 1.25);
  EXPECT_GT(luminance(colors.lightSquare), luminance(colors.darkSquare));
}

INSTANTIATE_TEST_SUITE_P(Themes, PaletteOf, testing::Values(Theme::light, Theme::dark, Theme::projector),
                         [](const auto& theme) {
                           return std::string(kThemeNames[static_cast<std::size_t>(theme.param)]);
                         });

TEST(Palette, FollowsTheSystemWhenAskedTo) {
  EXPECT_EQ(&palette(Theme::automatic, true), &palette(Theme::dark, false));
  EXPECT_EQ(&palette(Theme::automatic, false), &palette(Theme::light, true));
  EXPECT_TRUE(palette(Theme::dark, false).dark);
  EXPECT_FALSE(palette(Theme::light, false).dark);
  EXPECT_FALSE(palette(Theme::projector, true).dark);
}

TEST(Palette, OfAProjectorIsLarger) {
  EXPECT_GT(palette(Theme::projector, false).textSize, palette(Theme::light, false).textSize);
  EXPECT_GT(palette(Theme::projector, false).strokeSize, palette(Theme::light, false).strokeSize);
}

TEST(Palette, HasNamesForItsThemes) {
  for (std::size_t i = 0; i < kThemeNames.size(); ++i) {
    EXPECT_EQ(themeNamed(kThemeNames[i]), static_cast<Theme>(i));
  }
  EXPECT_FALSE(themeNamed(""));
  EXPECT_FALSE(themeNamed("Dark"));
}

}  // namespace
}  // namespace queens
