#pragma once

#include <span>

namespace queens {

/// Whether bytes look like a complete TrueType file: a header, a table directory within bounds, and every
/// table needed to draw glyphs. Fonts with other outlines (OpenType with CFF) are rejected.
bool isTrueType(std::span<const unsigned char> bytes);

}  // namespace queens
