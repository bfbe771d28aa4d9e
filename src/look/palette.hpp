#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace queens {

/// An sRGB colour with straight alpha, 0…255 each.
struct Color {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;

  /// From 0xRRGGBB.
  static constexpr Color hex(std::uint32_t rgb) {
    return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8),
            static_cast<std::uint8_t>(rgb), 255};
  }
  /// The same colour with its opacity multiplied by `opacity` (0…1).
  constexpr Color faded(float opacity) const {
    return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * opacity + 0.5f)};
  }
  friend bool operator==(const Color&, const Color&) = default;
};

/// A colour between two, with the opacity of the first. @param share of the other, 0…1
Color mixed(Color one, Color other, float share);

/// Theme chosen by the student; `automatic` follows the system.
enum class Theme : std::uint8_t { automatic, light, dark, projector };

/// The public names of the themes, indexed by `Theme`.
inline constexpr std::array<std::string_view, 4> kThemeNames = {"auto", "light", "dark", "projector"};

/// The colours and sizes of a theme. The marks have Okabe and Ito's colours, which colour-blind people can
/// distinguish ("Color Universal Design", 2008). They are darker or lighter where the original would have
/// less than 3 : 1 contrast to both squares, plain or tinted. Each mark also has its own shape.
struct Palette {
  Color page, panel, border, ink, faint, accent, onAccent, hover;
  Color lightSquare, darkSquare, queen, queenEdge, excluded;
  Color safe, attacked, placed, removed, solved;
  Color solvedGround;  ///< ground below the queens of a solution, including its opacity
  Color pointed;       ///< marks related to the pointer's position; never used for events
  Color heat;
  Color railColumns, railMain, railAnti;
  float textSize;    ///< CSS px
  float least;       ///< minimum size of text, as a fraction of `textSize`
  float strokeSize;  ///< CSS px; line width of marks on a large square
  bool dark;
  bool large;  ///< for people far from the screen

  /// Text has three sizes, in CSS px: `textSize`, a small one for annotations, and a large one for the
  /// narration and headings. Only listings and text in narrow spaces use sizes in between.
  constexpr float small() const { return smallest(0.84f); }
  constexpr float heading() const { return 1.5f * textSize; }

  /// A fraction of `textSize`, but at least the theme's minimum; CSS px.
  constexpr float smallest(float part) const { return (part < least ? least : part) * textSize; }
};

/// @param systemIsDark the system's preference, for `Theme::automatic`
const Palette& palette(Theme theme, bool systemIsDark);

/// The palette with another accent colour, mixed with the ink until it has a contrast of 3 : 1 to the page.
Palette accented(Palette palette, Color accent);

/// The palette for systems that ask for more contrast: all text has the maximum contrast to the page, and
/// borders have the contrast of text.
Palette contrasted(Palette palette);

/// The colour of a mask of the bitmask search, on the board and among the variables; nullopt for other
/// variables.
std::optional<Color> maskColor(const Palette& palette, std::string_view variable);

/// The colours of a cell of a variable, and of its text.
struct CellColors {
  Color fill, ink;
};

/// @param set a flag or bit that is on
/// @param changed changed by the last event; cells of masks mark this in another way
/// @param mask colour of the cell's mask, see `maskColor`
CellColors cellColors(const Palette& palette, bool set, bool changed, std::optional<Color> mask);

}  // namespace queens
