#pragma once

#include "ui/controls/style.hpp"

namespace queens {

/// The fonts that every reader needs, cut to what the languages have in common. They are a part of the
/// program, so that none is a request of its own, nor missing. The build writes them, by
/// `script/texts/program-fonts.mjs`.
extern const FontFile kTextFont;
extern const FontFile kStrongFont;
extern const FontFile kMonoFont;

}  // namespace queens
