#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "look/geometry.hpp"
#include "ui/model/commands.hpp"

namespace queens {

/// The role of a control for screen readers, with the name it has in WAI-ARIA if it exists there. A `line`
/// belongs to a program and can be chosen if it can have a breakpoint.
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
  std::string id = {};     ///< stays the same in every frame; unique in a frame
  std::string name = {};   ///< its name, in the student's language
  std::string value = {};  ///< its value in words, such as the number of a slider
  std::string hint = {};   ///< an explanation in the tip
  std::string key = {};    ///< the key that does the same, empty if there is none
  Rect area = {};          ///< CSS px
  bool enabled = true;
  bool inSight = true;      ///< in view: the middle of its first line is visible
  bool on = false;          ///< pressed, chosen, open, or at the current position
  bool code = false;        ///< in the language of the program: a browser must not translate it
  bool stops = false;       ///< a line with a breakpoint
  std::size_t session = 0;  ///< of a grid: the index of the search
  double now = 0;  ///< of a slider, between `least` and `most`; of a line above 0 if it ran for the event
  double least = 0;
  double most = 0;
  std::optional<Command> command = {};          ///< the command when it is pressed
  std::function<Command(double now)> set = {};  ///< the command when a slider is moved

  /// Whether no difference is noticeable. The place of a record that is out of view does not matter.
  bool looksLike(const Record& other) const;
};

/// The differences between the records of successive frames.
class RecordNews {
 public:
  /// No change; changes in some records only; or different records or a different order.
  enum class Kind { none, looks, order };
  /// Called for each record that is new or changed since the last call; `before` is the previous one, nullptr
  /// if it is new.
  using Listener = std::function<void(const Record& record, const Record* before)>;

  /// Reports the changes. A control with the id of a different earlier one counts as new.
  Kind of(std::span<const Record> records, const Listener& tell);

 private:
  std::vector<Record> told_;  // as of the last call
};

}  // namespace queens
