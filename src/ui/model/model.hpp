#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "look/geometry.hpp"
#include "playback/session.hpp"
#include "timeline/landmarks.hpp"
#include "ui/model/arrangement.hpp"
#include "ui/model/call_outs.hpp"
#include "ui/model/commands.hpp"
#include "ui/model/count_view.hpp"
#include "ui/model/overlay.hpp"
#include "ui/model/preferences.hpp"
#include "ui/model/told.hpp"

namespace queens {

/// A square of the board of one of the searches.
struct SquareOf {
  std::size_t session;
  Square square;
};

/// What the interface shows.
struct Model {
  std::span<Session>
      sessions;          ///< the searches that are watched; panels may prepare what they derive of them
  std::span<Told> told;  ///< the sentence in sight of each search
  const Palette& palette;
  bool comparing = false;         ///< there are two, though a view may show the first alone
  SyncMode by = SyncMode::event;  ///< by what the two keep in step
  Preferences preferences;
  Language language = Language::en;
  bool calm = false;       ///< steps are shown without travel
  bool touch = false;      ///< what can be pressed is as large as a finger needs
  std::string_view panel;  ///< the panel in front, by its id
  const Arrangement& arrangement;
  const CountView* counting = nullptr;
  std::optional<int> tour;              ///< the stop of the introduction that is shown, from 1
  bool strayed = false;                 ///< the search shown is no longer at that stop
  const CallOuts& callOuts;             ///< what is yet to be explained
  Overlay overlay;                      ///< what lies over the screen
  std::string_view revealed;            ///< a control that is to be scrolled into sight
  std::string_view attended;            ///< the control that the focus came to last
  std::optional<SquareOf> pointed;      ///< a square pointed at without a pointer
  std::span<const Landmark> landmarks;  ///< of the first search, while it is presented
  bool sketching = false;               ///< the whole search is not drawn yet
  std::string_view notice;              ///< something to tell the reader, a line for each thing
};

/// Asks for what was drawn in a frame, but `ratio` times as near, and with what lay at `from` at `to`; CSS
/// px.
using Pinched = std::function<Command(Vec2 from, Vec2 to, float ratio)>;

/// A part of the screen that two fingers show nearer and move.
struct Zoomable {
  Rect area;
  Pinched pinched;
};

/// What came of drawing the interface.
struct Reaction {
  Commands commands;
  std::vector<Square> lit;           ///< squares that what the reader points at stands for
  std::string code;                  ///< the code in a sentence that the reader points at, as `cols[3]`
  std::optional<Message> calledOut;  ///< what has been explained of the marks in sight
  bool unsettled = false;            ///< something was measured in this frame that the next one is drawn by
  std::vector<Rect> scrollable;      ///< where wheel and finger are not for the page around
  std::vector<Zoomable> zoomable;
  std::vector<Rect> touchable;  ///< where only a finger is not: the notice
};

}  // namespace queens
