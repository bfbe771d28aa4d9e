#include "look/palette.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/named.hpp"
#include "support/contrast.hpp"

namespace queens {
namespace {

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
    EXPECT_GE(contrast(colors.ink, ground), kTextContrast);
    EXPECT_GE(contrast(colors.faint, ground), kTextContrast);
  }
  EXPECT_GE(contrast(colors.onAccent, colors.accent), kTextContrast);
}

// Digits in the colours of the marks, and code in a sentence.
TEST_P(PaletteOf, ColouredTextCanBeRead) {
  for (const Color color : {colors.accent, colors.railColumns, colors.railMain, colors.railAnti, colors.safe,
                            colors.pointed, colors.attacked}) {
    EXPECT_GE(contrast(color, colors.page), kTextContrast);
  }
}

// WCAG 2.2, 1.4.6, requires 7. If more contrast is requested, text gets the maximum.
TEST_P(PaletteOf, MoreContrastMakesNoLetterFainterThanAnother) {
  for (const bool dark : {false, true}) {
    const Palette before = palette(GetParam(), dark);
    const Palette more = contrasted(before);
    for (const Color ground : {more.page, more.panel, more.hover}) {
      for (const Color letters : {more.ink, more.faint, more.removed})
        EXPECT_GE(contrast(letters, ground), 10);
    }
    EXPECT_GE(contrast(more.border, more.page), kGraphicsContrast);
    for (const Color mark : {more.accent, more.safe, more.attacked, more.placed, more.solved, more.pointed}) {
      EXPECT_GE(contrast(mark, more.page), kTextContrast);
    }
    for (const Color square : {more.lightSquare, more.darkSquare}) {
      EXPECT_GE(contrast(more.queen, square), contrast(before.queen, square));
    }
  }
}

// Controls: buttons, sliders, the marks of solutions on the scrubber.
TEST_P(PaletteOf, ControlsStandOut) {
  for (const Color color : {colors.accent, colors.faint, colors.solved}) {
    EXPECT_GE(contrast(color, colors.page), kGraphicsContrast);
    EXPECT_GE(contrast(color, colors.panel), kGraphicsContrast);
  }
}

// On tints too; tests/board/contrast_test.cpp checks those in pictures.
TEST_P(PaletteOf, QueensAndMarksStandOutOnBothSquares) {
  const std::vector<std::pair<std::string, Color>> marks = {{"queen", colors.queen},
                                                            {"excluded", colors.excluded},
                                                            {"safe", colors.safe},
                                                            {"attacked", colors.attacked},
                                                            {"placed", colors.placed},
                                                            {"removed", colors.removed},
                                                            {"solved", colors.solved},
                                                            {"pointed", colors.pointed},
                                                            {"accent", colors.accent},
                                                            {"rail of the columns", colors.railColumns},
                                                            {"rail of the main diagonals", colors.railMain},
                                                            {"rail of the anti diagonals", colors.railAnti}};
  for (const auto& [name, mark] : marks) {
    EXPECT_GE(contrast(mark, colors.lightSquare), kGraphicsContrast) << name << " on a light square";
    EXPECT_GE(contrast(mark, colors.darkSquare), kGraphicsContrast) << name << " on a dark square";
  }
}

TEST_P(PaletteOf, QueensStandOutOnTheGroundOfASolution) {
  for (const Color square : {colors.lightSquare, colors.darkSquare}) {
    EXPECT_GE(contrast(colors.queen, over(colors.solvedGround, square)), kGraphicsContrast);
  }
}

// The check and the cross, which distinguish safe from attacked without colour.
TEST_P(PaletteOf, SignsStandOutOnTheirDiscs) {
  EXPECT_GE(contrast(colors.queenEdge, colors.safe), kGraphicsContrast);
  EXPECT_GE(contrast(colors.queenEdge, colors.attacked), kGraphicsContrast);
}

// A digit in a set bit with the colour of its mask.
TEST_P(PaletteOf, DigitsStandOutOnTheColoursOfMasks) {
  for (const Color color : {colors.railColumns, colors.railMain, colors.railAnti, colors.safe}) {
    EXPECT_GE(contrast(colors.page, color), kTextContrast);
  }
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
    EXPECT_EQ(named<Theme>(kThemeNames, kThemeNames[i]), static_cast<Theme>(i));
  }
  EXPECT_FALSE(named<Theme>(kThemeNames, ""));
  EXPECT_FALSE(named<Theme>(kThemeNames, "Dark"));
}

}  // namespace
}  // namespace queens
