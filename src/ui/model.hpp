#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/variables.hpp"
#include "listings/listing.hpp"
#include "look/geometry.hpp"
#include "look/palette.hpp"
#include "text/language.hpp"
#include "timeline/line_counts.hpp"
#include "timeline/timeline.hpp"
#include "ui/count_view.hpp"

namespace queens {

/// How much of the application is shown.
enum class View : std::uint8_t { full, board, player };

/// The public names of the views, indexed by `View`.
inline constexpr std::array<std::string_view, 3> kViewNames = {"full", "board", "player"};

/// What explains, one at a time where there is no room for all.
enum class Tabs : std::uint8_t { code, variables, counts, log, count };

/// Speeds in events per second; the fastest stands for as fast as the machine goes.
inline constexpr double kSlowest = 0.5;
inline constexpr double kFastest = 1e7;

/// What the interface shows; it changes nothing itself.
struct Model {
  const Timeline& timeline;
  const Palette& palette;
  Language language = Language::en;
  View view = View::full;
  Theme theme = Theme::automatic;
  bool playing = false;
  double speed = 2;       ///< events per second
  bool pursuing = false;  ///< a long way to a position or an event is being gone in slices
  bool help = false;      ///< the list of keys is open
  const CountView* counting = nullptr;
  std::optional<int> tour;  ///< the stop of the introduction that is shown, from 1
  Tabs tab = Tabs::code;
  const Listing* listing = nullptr;  ///< the program in the language chosen
  ProgramLanguage code = ProgramLanguage::python;
  std::span<const TracedLine> lines;  ///< executed so far on the way to the last event, or to the next one
  const LineCounts* lineCounts = nullptr;  ///< how often each line was executed; nullptr while unknown
  bool countsLines = false;                ///< the margin with those counts is open
  std::span<const Variable> variables;     ///< the bookkeeping now
  std::span<const Variable> earlier;       ///< the bookkeeping one event ago
  std::optional<Square> pointed;           ///< the square under the pointer
  std::span<const Event> log;              ///< the last events, oldest first
  std::string_view notice;                 ///< something to tell the reader, empty if there is nothing
  std::string_view narration;              ///< what the last event did, in a sentence
};

/// The theme that follows the one shown when the reader goes round them: light, dark, projector.
inline Theme nextTheme(const Model& model) {
  if (model.theme == Theme::automatic) return model.palette.dark ? Theme::light : Theme::dark;
  return model.theme == Theme::projector ? Theme::light
                                         : static_cast<Theme>(static_cast<int>(model.theme) + 1);
}

/// What the reader asks for.
enum class Action : std::uint8_t {
  first,
  previousSolution,
  back,
  playOrPause,
  step,
  nextSolution,
  nextBacktrack,
  last,
  seek,         ///< value: a position
  setSpeed,     ///< value: events per second
  setVariant,   ///< value: index of a `VariantId`
  setN,         ///< value: squares per side
  reset,        ///< begins the search anew and forgets what has been explored
  setTheme,     ///< value: index of a `Theme`
  setTour,      ///< value: a stop, from 1; 0 leaves the tour
  chooseCount,  ///< value: squares per side of the board to count
  startCount,
  cancelCount,
  explainCount,  ///< how counting at full speed works
  setTab,        ///< value: index of a `Tabs`
  setCode,       ///< value: index of a `ProgramLanguage`
  setLanguage,   ///< value: index of a `Language`
  stepLine,      ///< on by one executed line
  backLine,      ///< back by one executed line
  toggleLineCounts,
  toggleHelp,
  closeNotice,
};

/// An action with its value, if it takes one.
struct Command {
  Action action;
  double value = 0;
};
/// What the reader asked for in one frame, in order.
using Commands = std::vector<Command>;

/// What came of drawing the interface.
struct Reaction {
  Commands commands;
  std::vector<Square> lit;  ///< squares that what the reader points at stands for
  bool scrolls = false;     ///< the pointer is over something that the wheel scrolls
  /// Panels that scroll, and the notice: a finger there is not for the page around.
  std::vector<Rect> touchable;
};

}  // namespace queens
