#pragma once

#include <array>

#include "look/geometry.hpp"
#include "playback/snapshot.hpp"
#include "ui/layout/program_size.hpp"
#include "ui/model/preferences.hpp"

namespace queens {

/// Minimum width of a toolbar with its controls side by side, as a multiple of the text size.
inline constexpr float kNarrowestToolbar = 21.5f;

/// The layout while a question waits for an answer, without toolbar and transport.
struct Asked {
  bool panel = false;  ///< the panel in front is needed to answer it
  bool rest = false;   ///< the other parts come back after the answer, so the board is where it is then
};

/// The input of a layout.
struct LayoutRequest {
  Vec2 size;  ///< of the canvas in CSS pixels
  View view = View::full;
  float unit = 15;     ///< size of running text in CSS pixels; parts grow with it
  bool large = false;  ///< for students far from the screen: text takes space from the board
  ProgramSize program;
  std::optional<Asked> asked = {};  ///< a question waits for an answer
  std::optional<FirstParts> first;  ///< a new student is shown only these parts
  bool presenting = false;          ///< only board, explanation and search tree
  bool beside = false;       ///< two searches beside each other, without a column for panels and search tree
  bool racing = false;       ///< two searches run operation by operation, and each has a bar
  bool narration = true;     ///< the explanation is shown; otherwise its neighbours take its space
  bool boardInFront = true;  ///< if the board is one of the tabs, it is the open one
  bool sheet = false;        ///< on a phone, the panels are raised and the board takes the remaining space
  bool chart = false;        ///< the search tree is shown above the transport
  bool writing = false;      ///< the page shows the program beside the canvas, so it takes no space here
  bool touch = false;        ///< the student uses touch, which needs larger targets
  bool framed = false;       ///< embedded in a host's page
  Split split;               ///< the positions of the dividers
};

/// The places of the parts of the screen, in CSS pixels; a part that is not shown is empty.
struct Layout {
  Rect toolbar;
  Rect board;       ///< only the squares, without the numbers around them
  Rect difference;  ///< in a comparison: how the searches are kept in step, and how they differ
  Rect heading;     ///< in a comparison: the name of the search
  Rect caption;     ///< the explanation of the last event
  Rect code;        ///< the program; if empty, the program is one of the tabs
  Rect side;        ///< the tabs with the panels
  Rect chart;       ///< the search tree
  Rect transport;
  Rect columnDivider;          ///< between the board and its neighbour
  Rect panelDivider;           ///< between the program and the tabs
  float columnRoom = 0;        ///< the width that the first divider divides
  float panelRoom = 0;         ///< the height that the second divider divides
  bool chartInColumn = false;  ///< the search tree is beside the board, not above the transport
  bool compact = false;        ///< there is no space for numbers around the board
  bool boardIsTab =
      false;           ///< the board is one of the tabs; board and explanation are shown only in that tab
  bool stage = false;  ///< in a presentation: the transport is a line of highlights
  /// The search tree is above the line of positions.
  bool chartOverLine() const { return !chart.empty() && !chartInColumn && !stage; }
  bool hasRoomForChart = true;  ///< the search tree can be shown
  bool sheetable = false;       ///< the panels can be raised, which makes the board smaller
};

/// Minimum width, as a multiple of the text size, for board and explanations side by side with a separate
/// program.
inline constexpr float kWide = 64;

/// Whether there is space for board, program, variables and search tree at once. Then the search tree is
/// shown unless the student hides it.
bool hasRoomForAll(const LayoutRequest& request);
Layout layoutOf(const LayoutRequest& request);
/// Two searches side by side, or one above the other if the screen is higher than wide. The first layout has
/// the common parts; the second has only a board and its caption.
std::array<Layout, 2> layoutsBeside(const LayoutRequest& request);

/// Buttons of the transport.
inline constexpr int kButtons = 4;

/// The places of the parts of the transport inside its bar.
struct TransportLayout {
  Rect buttons;   ///< side by side and equally wide
  Rect scrubber;  ///< the line of positions
  Rect counter;   ///< the position in digits
  Rect stepSize;  ///< the step size
  Rect speed;
  Rect chart;   ///< a button that shows and hides the search tree
  Rect legend;  ///< a button that opens the legend, if no toolbar has it
};

/// Height of the transport on a screen of a width.
/// @param chart the search tree is shown above it, so the line of positions needs a separate row
/// @param touch each part is high enough for a finger
float transportHeight(float width, float unit, bool chart, bool touch = false);
/// @param bar with the height that `transportHeight` returns
/// @param legend whether no toolbar has the button of the legend
TransportLayout transportOf(Rect bar, float unit, bool chart, bool legend);

}  // namespace queens
