#pragma once

#include <span>

namespace queens {

/// Whether bytes look like a whole TrueType file: the header, a table directory that stays inside of them,
/// and every table that drawing letters needs. Fonts with other outlines (OpenType with CFF) are none.
bool isTrueType(std::span<const unsigned char> bytes);

}  // namespace queens
