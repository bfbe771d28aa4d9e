#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "look/geometry.hpp"
#include "session/session.hpp"
#include "ui/model/commands.hpp"
#include "ui/model/count_view.hpp"
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
  bool comparing = false;       ///< there are two, though a view may show the first alone
  Abreast by = Abreast::event;  ///< by what the two keep in step
  Preferences preferences;
  Language language = Language::en;
  bool calm = false;           ///< steps are shown without travel
  std::string_view panel;      ///< the panel in front, by its id
  bool sheet = false;          ///< on a phone, the panels are drawn up over the board
  std::optional<bool> folded;  ///< whether a program's preamble is; nothing: as the room asks for
  bool countsLines = false;    ///< the margin of the program tells how often each line ran
  SolutionsChoice solutions;
  std::optional<TreeSight> treeSight;  ///< how the reader looks at the tree; nothing: at all of it
  const CountView* counting = nullptr;
  std::optional<int> tour;          ///< the stop of the introduction that is shown, from 1
  bool strayed = false;             ///< the search shown is no longer at that stop
  bool help = false;                ///< the list of keys is open
  bool legend = false;              ///< the legend is open
  std::string_view menu;            ///< the control whose menu is open; empty: none
  std::string_view revealed;        ///< a control that is to be scrolled into sight
  int overlayScroll = 0;            ///< lines by which the help or the legend is to be scrolled
  std::optional<SquareOf> pointed;  ///< a square pointed at without a pointer
  std::string_view notice;          ///< something to tell the reader, a line for each thing
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
  std::vector<Square> lit;       ///< squares that what the reader points at stands for
  std::string code;              ///< the code in a sentence that the reader points at, as `cols[3]`
  bool unsettled = false;        ///< something was measured in this frame that the next one is drawn by
  std::vector<Rect> scrollable;  ///< where wheel and finger are not for the page around
  std::vector<Zoomable> zoomable;
  std::vector<Rect> touchable;  ///< where only a finger is not: the notice
};

}  // namespace queens
