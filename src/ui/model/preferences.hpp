#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/board_picture.hpp"
#include "listings/listing.hpp"
#include "look/palette.hpp"
#include "playback/permissions.hpp"
#include "text/language.hpp"
#include "text/prints.hpp"

namespace queens {

/// The visible part of the application; `plain` is all of it as HTML elements, without a canvas.
enum class View : std::uint8_t { full, board, player, tree, plain };

/// The public names of the views, indexed by `View`.
inline constexpr std::array<std::string_view, 5> kViewNames = {"full", "board", "player", "tree", "plain"};

/// The form of the search tree: bars over the line of positions, or boards. `automatic` is boards if the tree
/// is small enough to be shown completely. With `none` it is shown only on request; otherwise also if there
/// is space beside the board.
enum class TreeForm : std::uint8_t { automatic, bars, boards, none };

/// The public names of the forms, indexed by `TreeForm`.
inline constexpr std::array<std::string_view, 4> kTreeFormNames = {"auto", "bars", "boards", "none"};

/// The positions of the dividers, as fractions of the space; 0: the default.
struct Split {
  float column = 0;  ///< 0.2…0.8 of the width for the board
  float panel = 0;   ///< 0.1…0.9 of a column's height for the program
  bool operator==(const Split&) const = default;
};

/// The keys that a host allows.
struct KeyPermission {
  enum class Kind : std::uint8_t {
    all,
    nav,  ///< only keys with a name, such as Space and the arrows; no letters, digits or signs
    none,
  };
  Kind kind = Kind::all;
  std::string taken = {};  ///< disabled letters, digits and signs, in lower case

  /// @param key as in the DOM's `KeyboardEvent.key`, such as "ArrowRight", " " or "n"
  bool allows(std::string_view key) const {
    const bool hasName = key.size() != 1 || key == " ";
    if (kind != Kind::all) return kind == Kind::nav && hasName;
    return hasName || taken.find(lower(key.front())) == std::string::npos;
  }
  /// The form of a letter in `taken`.
  static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  bool operator==(const KeyPermission&) const = default;
};

/// The student's preferences, which are independent of the search.
struct Preferences {
  View view = View::full;
  Theme theme = Theme::automatic;
  ProgramLanguage code = ProgramLanguage::python;
  std::optional<Language> language;  ///< nullopt: the system's
  std::string_view panel = "state";  ///< the panel in front, by its id
  bool chart = false;                ///< the search tree is shown even if there is little space
  TreeForm tree = TreeForm::automatic;
  Split split;
  bool presenting = false;                      ///< only board, explanation and search tree
  bool narration = true;                        ///< the explanation of the last event is shown
  bool hatch = true;                            ///< attacked squares are hatched
  SquareNumbers numbers = SquareNumbers::none;  ///< in the squares of the board
  int base = 0;                         ///< what the first row and the first column are called, 0 or 1
  std::optional<Print> print;           ///< the format, if solutions are shown as printed
  std::optional<Permissions> controls;  ///< the permissions of the student; nullopt: everything
  KeyPermission keys;                   ///< the keys that the host allows
  std::optional<Color> accent;          ///< chosen by the host; nullopt: the theme's
  bool operator==(const Preferences&) const = default;
};

/// Whether the host allows nothing at all.
inline bool isStill(const Preferences& preferences) {
  return preferences.controls && preferences.controls->none();
}

}  // namespace queens
