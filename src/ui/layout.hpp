#pragma once

#include <cstddef>

#include "look/geometry.hpp"
#include "ui/preferences.hpp"

namespace queens {

/// Where the parts of the screen lie; a part that is not shown is empty.
struct Layout {
  Rect toolbar;
  Rect board;    ///< the squares alone, without the coordinates around them
  Rect caption;  ///< the sentence on the last event
  Rect code;     ///< the program; where it is empty the program is one of the tabs
  Rect side;     ///< tabs with what explains
  Rect transport;
  bool narrow = false;   ///< a phone held upright: parts are stacked
  bool compact = false;  ///< too little room for coordinates around the board
};

/// Widths from which board and explanations stand side by side.
inline constexpr float kWide = 960;

/// @param size of the canvas in CSS pixels
/// @param textSize of running text in CSS pixels; parts grow with it
/// @param codeLines length of the program
/// @param touring whether a stop of the introduction stands in place of the sentence, which takes more room
Layout layoutOf(Vec2 size, View view, float textSize, std::size_t codeLines, bool touring);

/// Buttons of the transport.
inline constexpr int kButtons = 7;

/// Where the parts of the transport lie inside its bar.
struct TransportLayout {
  Rect buttons;   ///< side by side, each as wide as the others
  Rect scrubber;  ///< the line of positions, with the position in digits above it
  Rect speed;     ///< empty where there is no room for it
};

/// @param textSize as for `layoutOf`
TransportLayout transportOf(const Layout& layout, float textSize);

}  // namespace queens
