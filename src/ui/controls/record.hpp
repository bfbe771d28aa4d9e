#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "look/geometry.hpp"
#include "ui/model/commands.hpp"

namespace queens {

/// The role of a control for screen readers, named as in WAI-ARIA if it exists there. A `line` belongs to a
/// program and can be chosen if play can stop there.
enum class Role : std::uint8_t { button, toggle, tab, slider, choice, option, grid, text, item, node, line };

/// The parts of the screen, in the order in which they are read.
enum class Region : std::uint8_t {
  toolbar,
  board,
  caption,
  program,
  panels,
  tree,
  transport,
  notice,
  overlay
};

/// The description of a drawn control, complete enough to find, announce and operate it without seeing it.
struct Record {
  Region region = Region::toolbar;
  Role role = Role::text;
  std::string id;     ///< the same from frame to frame; unique in a frame
  std::string name;   ///< what it is called, in the reader's language
  std::string value;  ///< what it says besides, such as the number that a slider stands for
  std::string hint;   ///< an explanation in the tip
  std::string key;    ///< the key that does the same, empty if there is none
  Rect area;          ///< CSS px
  bool enabled = true;
  bool inSight = true;      ///< not scrolled away: the middle of its beginning is seen
  bool on = false;          ///< pressed, chosen, open, or where the search is now
  bool code = false;        ///< in the language of the program: a browser must not translate it
  bool stops = false;       ///< of a line: play stops there
  std::size_t session = 0;  ///< of a grid: the search whose board it is
  double now = 0;  ///< of a slider, between `least` and `most`; of a line above 0 if it ran for the event
  double least = 0;
  double most = 0;
  std::optional<Command> command;          ///< what pressing it asks for
  std::function<Command(double now)> set;  ///< what moving a slider asks for

  /// Whether nothing that a reader can notice differs; where it is he cannot while it is out of sight.
  bool looksLike(const Record& other) const;
};

}  // namespace queens
