#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/board_picture.hpp"
#include "listings/listing.hpp"
#include "look/palette.hpp"
#include "playback/permissions.hpp"
#include "text/language.hpp"
#include "text/prints.hpp"
#include "ui/model/key_permission.hpp"

namespace queens {

/// How much of the application is shown; `plain` is all of it without a canvas, as elements of the page.
enum class View : std::uint8_t { full, board, player, tree, plain };

/// The public names of the views, indexed by `View`.
inline constexpr std::array<std::string_view, 5> kViewNames = {"full", "board", "player", "tree", "plain"};

/// As what the whole search is shown: as bars over the line of positions, or as a tree; `automatic`
/// is a tree where that is small enough to be seen whole. With `none` it is shown only where it is asked for;
/// with all others also where the screen has room for it beside the board.
enum class TreeForm : std::uint8_t { automatic, bars, boards, none };

/// The public names of the forms, indexed by `TreeForm`.
inline constexpr std::array<std::string_view, 4> kTreeFormNames = {"auto", "bars", "boards", "none"};

/// The positions of the dividers, as shares of the room; 0: the default.
struct Split {
  float column = 0;  ///< 0.2…0.8 of the width for the board
  float panel = 0;   ///< 0.1…0.9 of a column's height for the program
  bool operator==(const Split&) const = default;
};

/// How the reader wants the searches to be shown, whichever they are.
struct Preferences {
  View view = View::full;
  Theme theme = Theme::automatic;
  ProgramLanguage code = ProgramLanguage::python;
  std::optional<Language> language;  ///< nothing: the system's
  std::string_view panel = "state";  ///< the panel in front, by its id
  bool chart = false;                ///< the whole search is shown, however little room there is
  TreeForm tree = TreeForm::automatic;
  Split split;
  bool presenting = false;                      ///< board, sentence and the whole search alone
  bool narration = true;                        ///< the sentence on the last event is shown
  bool hatch = true;                            ///< squares that queens exclude are hatched
  SquareNumbers numbers = SquareNumbers::none;  ///< in the squares of the board
  std::optional<Print> print;                   ///< solutions are shown as printed, and so
  std::optional<Permissions> controls;          ///< what a host leaves to the reader; nothing: everything
  KeyPermission keys;                           ///< the keys that a host leaves to the reader
  std::optional<Color> accent;                  ///< of the host's choice; nothing: the theme's
  bool operator==(const Preferences&) const = default;
};

/// Whether a host lets the reader do nothing at all.
inline bool isStill(const Preferences& preferences) {
  return preferences.controls && preferences.controls->none();
}

}  // namespace queens
