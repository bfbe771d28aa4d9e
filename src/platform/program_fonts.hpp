#pragma once

#include <span>

#include "ui/controls/style.hpp"

namespace queens {

/// The fonts that every reader needs, cut to what the languages have in common. They are a part of the
/// program, so that none is a request of its own, nor missing. The build writes them, by
/// `script/texts/program-fonts.mjs`.
extern const FontFile kTextFont;
extern const FontFile kStrongFont;
extern const FontFile kMonoFont;

/// The characters of a language's name that those lack: who looks for his language finds it under its own
/// name.
struct NameFont {
  FontFile file;
  float line;  ///< height of a line for an em of 1
};
extern const std::span<const NameFont> kNameFonts;

}  // namespace queens
