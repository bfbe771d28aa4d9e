#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "board/board_picture.hpp"
#include "listings/listing.hpp"
#include "look/palette.hpp"
#include "playback/commands.hpp"
#include "text/language.hpp"
#include "text/statistics.hpp"
#include "timeline/sync_mode.hpp"
#include "ui/model/arrangement.hpp"

namespace queens {

/// The dialogs of the page. The last one is no dialog: it opens the complete page of an embedded board.
enum class Dialog : std::uint8_t { share, figures, lesson, program, broken, page, hand };
/// Their names in the page, indexed by `Dialog`.
inline constexpr std::array<std::string_view, 7> kDialogNames = {"share",  "figures", "lesson", "program",
                                                                 "broken", "page",    "hand"};

/// Commands to the application that need no further data.
enum class AppAction : std::uint8_t {
  nextTheme,  ///< light, dark, projector in turn
  nextLanguage,
  toggleSheet,        ///< on a phone, raises the panels over the board, or lowers them
  toggleComparison,   ///< a second search beside the first
  race,               ///< the same, operation by operation
  toggleChart,        ///< the search tree above the scrubber
  toggleBreakpoint,   ///< at the selected square, otherwise at the line executed last
  toggleTree,         ///< the search tree as boards or as bars
  nextSquareNumbers,  ///< the next kind of numbers in the squares; none after the last
  toggleLineCounts,
  startCount,
  cancelCount,
  estimateTree,  ///< estimates the search tree by random descents
  explainCount,  ///< how counting at full speed works
  keepPlace,     ///< adds the current position to the browser's history
  toggleHelp,
  toggleLegend,
  playFirst,         ///< a small search at the pace of `FirstShow`
  togglePresenting,  ///< only board, explanation and search tree, for a lecture
  closeOverlay,
  closeNotice
};

constexpr std::optional<Permission> permissionOf(AppAction action) {
  switch (action) {
    case AppAction::toggleBreakpoint:
      return Permission::stops;
    case AppAction::toggleComparison:
    case AppAction::race:
      return Permission::with;
    case AppAction::nextLanguage:
      return Permission::lang;
    case AppAction::nextTheme:
      return Permission::theme;
    default:
      return std::nullopt;
  }
}

/// The other commands, with their data and the permission that each needs.
namespace ask {

/// The permission of commands that are always allowed.
inline constexpr std::optional<Permission> kAlways = std::nullopt;

struct SetTheme {
  Theme theme = Theme::automatic;
  static constexpr auto permission = Permission::theme;
};
struct SetLanguage {
  std::optional<Language> language = Language::en;  ///< nullopt: the system's
  static constexpr auto permission = Permission::lang;
};
/// Sets the part of the screen that the board takes; a share of 0 is the default.
struct SetColumnSplit {
  float share = 0;
  static constexpr auto permission = kAlways;
};
/// Sets the part of its column that the program takes; a share of 0 is the default.
struct SetPanelSplit {
  float share = 0;
  static constexpr auto permission = kAlways;
};
struct ShowPanel {
  std::string_view id;  ///< of a `Panel`
  static constexpr auto permission = kAlways;
};
/// Hides or shows the lines of a program before its search.
struct FoldPreamble {
  bool folded = true;
  static constexpr auto permission = kAlways;
};
struct SetSyncMode {
  SyncMode by = SyncMode::event;
  static constexpr auto permission = Permission::with;
};
/// Zooms and moves the tree; nullopt shows all of it.
struct SeeTree {
  std::optional<TreeSight> sight;
  static constexpr auto permission = kAlways;
};
/// Shows the numbers of the diagonals in the squares.
struct NumberSquares {
  SquareNumbers numbers = SquareNumbers::none;
  static constexpr auto permission = kAlways;
};
/// Chooses the unit in which Statistics counts the size of a search.
struct ChooseSizeUnit {
  SizeUnit unit = SizeUnit::boards;
  static constexpr auto permission = kAlways;
};
/// Chooses what the first row and the first column are called, 0 or 1.
struct CountFrom {
  int base = 0;
  static constexpr auto permission = kAlways;
};
struct SetCode {
  ProgramLanguage language = ProgramLanguage::python;
  static constexpr auto permission = Permission::code;
};
struct ShowSolutions {
  SolutionsView view = SolutionsView::inOrder;
  static constexpr auto permission = kAlways;
};
struct ChoosePrint {
  Print print = Print::listsFromOne;
  static constexpr auto permission = kAlways;
};
/// Copies the solutions found, in the format of a program's output, or saves them as a file.
struct HandOut {
  std::size_t session = 0;  ///< from 0; clamped to the last one
  bool save = false;
  static constexpr auto permission = kAlways;
};
struct ChooseCount {
  int n = 1;  ///< board size to count
  static constexpr auto permission = kAlways;
};
/// Shows one of the random descents of the estimate.
struct ShowDescent {
  int index = 0;  ///< from 0; clamped
  static constexpr auto permission = kAlways;
};
/// Opens a dialog of the page.
struct ShowDialog {
  Dialog dialog = Dialog::share;
};
/// To the next highlight, or back to the one before.
struct ToLandmark {
  bool onward = true;
  static constexpr auto permission = Permission::seek;
};
struct ScrollOverlay {
  int lines = 1;  ///< down; up if negative
  static constexpr auto permission = kAlways;
};
struct OpenMenu {
  std::string id;  ///< of the control that it belongs to
  static constexpr auto permission = kAlways;
};
/// A command to one of the searches.
struct OfSession {
  std::size_t session = 0;  ///< from 0
  SessionCommand command;
};

}  // namespace ask

/// A command from a control, a key, a link or a script.
using Command =
    std::variant<AppAction, ask::OfSession, ask::SetTheme, ask::SetLanguage, ask::ShowPanel,
                 ask::SetColumnSplit, ask::SetPanelSplit, ask::FoldPreamble, ask::SetSyncMode, ask::SeeTree,
                 ask::NumberSquares, ask::CountFrom, ask::ChooseSizeUnit, ask::SetCode, ask::ShowSolutions,
                 ask::ChoosePrint, ask::HandOut, ask::ChooseCount, ask::ShowDescent, ask::ShowDialog,
                 ask::ToLandmark, ask::ScrollOverlay, ask::OpenMenu>;
/// The commands of one frame, in order.
using Commands = std::vector<Command>;

/// Whether the host allows a command. @param allowed nullopt: everything
bool allows(const std::optional<Permissions>& allowed, const Command& command);

}  // namespace queens
