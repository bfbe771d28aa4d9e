#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "look/geometry.hpp"
#include "playback/snapshot.hpp"
#include "timeline/landmarks.hpp"
#include "timeline/sync_mode.hpp"
#include "ui/model/arrangement.hpp"
#include "ui/model/call_outs.hpp"
#include "ui/model/commands.hpp"
#include "ui/model/count_view.hpp"
#include "ui/model/overlay.hpp"
#include "ui/model/preferences.hpp"

namespace queens {

/// A square of the board of one of the searches.
struct SquareOf {
  std::size_t session;
  Square square;
};

/// Everything that the interface shows. Drawing does not change it.
struct Model {
  std::span<const Snapshot> sessions;      ///< the searches on the screen
  std::span<const std::string> sentences;  ///< the explanation shown for each of them
  const Palette& palette;
  bool comparing = false;         ///< there are two searches, although a view may show only the first
  SyncMode by = SyncMode::event;  ///< the quantity that is equal in both
  Preferences preferences;
  Language language = Language::en;
  bool touch = false;      ///< controls are large enough for a finger
  std::string_view panel;  ///< id of the panel in front
  bool framed = false;     ///< embedded in a host's page
  bool asked = false;      ///< a question waits for an answer: no other panel is offered
  const Arrangement& arrangement;
  const CountView* counting = nullptr;
  const CallOuts& callOuts;             ///< marks that are not explained yet
  Overlay overlay;                      ///< a menu or card over the screen
  std::string_view revealed;            ///< a control to scroll into view
  std::string_view attended;            ///< the control that got the focus last
  std::string_view tipped;              ///< an icon whose tip is shown without a pointer
  std::optional<SquareOf> pointed;      ///< a square selected without a pointer
  std::span<const Landmark> landmarks;  ///< highlights of the first search, in a presentation
  bool sketching = false;               ///< the search tree is not drawn yet
  std::string_view notice;              ///< messages for the student, one per line
};

/// The command after two fingers have moved from `from` to `to` and changed their distance by the factor
/// `ratio`; CSS px.
using Pinched = std::function<Command(Vec2 from, Vec2 to, float ratio)>;

/// A part of the screen that two fingers zoom and move.
struct Zoomable {
  Rect area;
  Pinched pinched;
};

/// The results of drawing the interface.
struct Reaction {
  Commands commands;
  std::vector<Square> lit;  ///< squares that belong to the part that the student points at
  std::string code;         ///< the code in an explanation that the student points at, such as `cols[3]`
  std::optional<Message> calledOut;  ///< the explanation of a mark that was shown
  bool unsettled = false;            ///< the next frame depends on a size measured in this one
  std::vector<Rect> scrollable;      ///< areas where wheel and finger do not scroll the host's page
  std::vector<Zoomable> zoomable;
  std::vector<Rect> touchable;  ///< areas where a finger does not scroll the host's page
};

}  // namespace queens
