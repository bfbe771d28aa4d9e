#pragma once

#include <array>
#include <cstddef>

#include "look/geometry.hpp"
#include "playback/snapshot.hpp"
#include "ui/layout/program_size.hpp"
#include "ui/model/preferences.hpp"

namespace queens {

/// The width below which a toolbar cannot hold its controls side by side, in parts of the text's size.
inline constexpr float kNarrowestToolbar = 21.5f;

/// The layout while a question waits for an answer, without toolbar and transport.
struct Asked {
  bool panel = false;  ///< the panel in front is needed to answer it
};

/// The input of a layout.
struct LayoutRequest {
  Vec2 size;  ///< of the canvas in CSS pixels
  View view = View::full;
  float unit = 15;     ///< size of running text in CSS pixels; parts grow with it
  bool large = false;  ///< for readers far away: what is to be read takes room from the board
  ProgramSize program;
  bool touring =
      false;  ///< a stop of the introduction stands in place of the sentence, which takes more room
  std::optional<Asked> asked = {};  ///< a question waits for an answer
  std::optional<FirstParts> first;  ///< a newcomer is shown only these parts
  bool presenting = false;          ///< board, sentence and the whole search alone
  bool racing = false;              ///< two searches are kept in step by their operations, and each has a bar
  bool narration = true;            ///< the sentence is shown; where it is not, its neighbours have its room
  bool boardInFront = true;         ///< where the board is one of the tabs, it is the one shown
  bool sheet = false;               ///< on a phone, the panels are drawn up and leave the board what is left
  bool chart = false;               ///< the whole search is shown over the transport
  bool touch = false;               ///< a finger operates it, which needs larger places to hit
  Split split;                      ///< how the reader has divided the screen
};

/// Where the parts of the screen lie, in CSS pixels; a part that is not shown is empty.
struct Layout {
  Rect toolbar;
  Rect board;       ///< the squares alone, without the numbers around them
  Rect difference;  ///< of two searches side by side: by what they keep in step, and how they differ
  Rect heading;     ///< of two searches side by side: which of them this is
  Rect caption;     ///< the sentence on the last event
  Rect code;        ///< the program; where it is empty the program is one of the tabs
  Rect side;        ///< tabs with what explains
  Rect chart;       ///< the whole search, over the line of positions
  Rect transport;
  Rect columnDivider;          ///< between the board and its neighbour; can be dragged
  Rect panelDivider;           ///< between the program and the tabs; can be dragged
  float columnRoom = 0;        ///< width that the first divider divides
  float panelRoom = 0;         ///< height that the second one divides
  bool chartInColumn = false;  ///< the search tree lies beside the board, not over the transport
  bool compact = false;        ///< too little room for numbers around the board
  bool boardIsTab = false;     ///< the board is one of the tabs; it and the sentence are shown only in front
  bool stage = false;          ///< it is presented: the transport is a line of landmarks
  /// The search tree lies over the line of positions.
  bool chartOverLine() const { return !chart.empty() && !chartInColumn && !stage; }
  bool sheetable = false;  ///< the panels can be drawn up, for which the board becomes smaller
};

/// Width in units of text from which board and explanations stand side by side with a program of its own.
inline constexpr float kWide = 64;

/// Whether there is room for board, program, variables and the whole search at once, so that the search is
/// shown unless the reader does without.
bool hasRoomForAll(const LayoutRequest& request);
Layout layoutOf(const LayoutRequest& request);
/// Two searches side by side, or one above the other if there is more height than width. Common parts are in
/// the first layout; the second has a board and its caption.
std::array<Layout, 2> layoutsBeside(const LayoutRequest& request);

/// Buttons of the transport.
inline constexpr int kButtons = 4;

/// Where the parts of the transport lie inside its bar.
struct TransportLayout {
  Rect buttons;   ///< side by side, each as wide as the others
  Rect scrubber;  ///< the line of positions
  Rect counter;   ///< the position in digits
  Rect stepSize;  ///< what a step of play is
  Rect speed;
  Rect chart;   ///< a sign that shows and hides the whole search
  Rect legend;  ///< a sign that opens the legend, where no toolbar has it
};

/// Height that the transport takes on a screen of a width.
/// @param chart the whole search is shown over it, so that the line of positions takes a row of its own
/// @param touch each of its parts is high enough for a finger
float transportHeight(float width, float unit, bool chart, bool touch = false);
/// @param bar as high as `transportHeight` says
/// @param legend whether there is no toolbar that has the legend's button
TransportLayout transportOf(Rect bar, float unit, bool chart, bool legend);

}  // namespace queens
