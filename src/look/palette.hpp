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
  /// The same colour, `opacity` (0…1) times as opaque.
  constexpr Color faded(float opacity) const {
    return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * opacity + 0.5f)};
  }
  friend bool operator==(const Color&, const Color&) = default;
};

/// What the reader asks for; `automatic` follows the system.
enum class Theme : std::uint8_t { automatic, light, dark, projector };

/// The public names of the themes, indexed by `Theme`.
inline constexpr std::array<std::string_view, 4> kThemeNames = {"auto", "light", "dark", "projector"};

/// The theme with that public name, or nothing.
std::optional<Theme> themeNamed(std::string_view name);

/// The colours and sizes of a theme. The marks are Okabe and Ito's colours, which colour-blind readers tell
/// apart ("Color Universal Design", 2008), darker or lighter where they would not stand out 3 : 1 from both
/// squares, bare or tinted; each mark has a shape of its own besides.
struct Palette {
  Color page, panel, border, ink, faint, accent, onAccent, hover;
  Color lightSquare, darkSquare, queen, queenEdge, excluded;
  Color safe, attacked, placed, removed, solved;
  Color solvedGround;  ///< with its opacity: what lies under the queens of a solution
  Color pointed;       ///< what belongs to what the reader points at; no event has it
  Color heat;
  Color railColumns, railMain, railAnti;
  float textSize;    ///< CSS px
  float least;       ///< em below which nothing is set, in parts of `textSize`
  float strokeSize;  ///< CSS px; width of the marks' lines on a large square
  bool dark;
  bool large;  ///< for readers far away

  /// Text has three sizes, CSS px: `textSize`, a small one for what stands beside something, and a large one
  /// for the sentence and for headings. Only a program, and what has to find room, lies between them.
  constexpr float small() const { return smallest(0.84f); }
  constexpr float heading() const { return 1.5f * textSize; }

  /// A size in parts of `textSize`, but not smaller than what this theme allows; CSS px.
  constexpr float smallest(float part) const { return (part < least ? least : part) * textSize; }
};

/// @param systemIsDark what the system prefers, for `Theme::automatic`
const Palette& palette(Theme theme, bool systemIsDark);

/// The palette with another colour in place of its own accent, mixed with the ink where it would not stand
/// out 3 : 1 from the page.
Palette accented(Palette palette, Color accent);

/// The palette for readers who ask their system for more contrast: letters as far from the page as colours
/// can be, none of them fainter than others, and borders that stand out like letters.
Palette contrasted(Palette palette);

/// The colour that a mask of the bitmask search has, on the board and among the variables; nothing for
/// others.
std::optional<Color> maskColor(const Palette& palette, std::string_view variable);

/// The colours of a cell of the state, and of the text in it.
struct CellColors {
  Color fill, ink;
};

/// @param set a flag or bit that is on
/// @param changed by the event; a cell of a mask shows that otherwise
/// @param mask of which mask it is a bit, see `maskColor`
CellColors cellColors(const Palette& palette, bool set, bool changed, std::optional<Color> mask);

}  // namespace queens
