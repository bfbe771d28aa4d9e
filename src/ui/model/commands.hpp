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
#include "timeline/sync_mode.hpp"
#include "ui/model/solutions_choice.hpp"
#include "ui/model/tree_sight.hpp"

namespace queens {

/// What the page around shows in a dialog.
enum class Dialog : std::uint8_t { share, figures, lesson, program, broken };
/// How the page knows them, in their order.
inline constexpr std::array<std::string_view, 5> kDialogNames = {"share", "figures", "lesson", "program",
                                                                 "broken"};

/// What can be asked of the application around the searches.
namespace ask {

/// A wish for one of the searches that are watched.
struct OfSession {
  std::size_t session = 0;  ///< counted from 0
  SessionCommand command;
  bool operator==(const OfSession&) const = default;
};
/// The theme after the one in sight: light, dark, projector.
struct NextTheme {
  bool operator==(const NextTheme&) const = default;
};
struct SetTheme {
  Theme theme = Theme::automatic;
  bool operator==(const SetTheme&) const = default;
};
/// Goes round the languages.
struct NextLanguage {
  bool operator==(const NextLanguage&) const = default;
};
struct SetLanguage {
  std::optional<Language> language = Language::en;  ///< nothing: the system's
  bool operator==(const SetLanguage&) const = default;
};
struct ShowTour {
  int stop = 1;  ///< from 1; 0 leaves the tour
  bool operator==(const ShowTour&) const = default;
};
struct ShowPanel {
  std::string_view id;  ///< of a `Panel`
  bool operator==(const ShowPanel&) const = default;
};
/// How much of the screen the board takes, or the program of its column; a share of 0 is the usual one.
struct SetColumnSplit {
  float share = 0;
  bool operator==(const SetColumnSplit&) const = default;
};
struct SetPanelSplit {
  float share = 0;
  bool operator==(const SetPanelSplit&) const = default;
};
/// On a phone, draws the panels up over the board, or lets them down.
struct ToggleSheet {
  bool operator==(const ToggleSheet&) const = default;
};
/// Shows, or hides, what stands in a program before its search.
struct FoldPreamble {
  bool folded = true;
  bool operator==(const FoldPreamble&) const = default;
};
/// Shows a second search of the same board beside the first, or the first alone again.
struct ToggleComparison {
  bool operator==(const ToggleComparison&) const = default;
};
/// By what the two keep in step.
struct SetSyncMode {
  SyncMode by = SyncMode::event;
  bool operator==(const SetSyncMode&) const = default;
};
/// Shows, or hides, the whole search over the line of positions.
struct ToggleChart {
  bool operator==(const ToggleChart&) const = default;
};
/// Sets a stop at the square pointed at, or else at the line executed last, or takes it away.
struct ToggleBreakpoint {
  bool operator==(const ToggleBreakpoint&) const = default;
};
/// Shows the whole search as a tree, or as bars again.
struct ToggleTree {
  bool operator==(const ToggleTree&) const = default;
};
/// Looks at the tree from nearer or elsewhere; nothing: at all of it.
struct SeeTree {
  std::optional<TreeSight> sight;
  bool operator==(const SeeTree&) const = default;
};
/// The numbers of the diagonals, in the squares of the board.
struct NumberSquares {
  SquareNumbers numbers = SquareNumbers::none;
  bool operator==(const NumberSquares&) const = default;
};
/// Shows the next kind of them, or none after the last.
struct NextSquareNumbers {
  bool operator==(const NextSquareNumbers&) const = default;
};
struct SetCode {
  ProgramLanguage language = ProgramLanguage::python;
  bool operator==(const SetCode&) const = default;
};
struct ToggleLineCounts {
  bool operator==(const ToggleLineCounts&) const = default;
};
struct ShowSolutions {
  SolutionsView view = SolutionsView::inOrder;
  bool operator==(const ShowSolutions&) const = default;
};
struct ChoosePrint {
  Print print = Print::listsFromOne;
  bool operator==(const ChoosePrint&) const = default;
};
/// Copies what a program prints of the solutions that a search has found, or saves it as a file.
struct HandOut {
  std::size_t session = 0;  ///< counted from 0; beyond the last that one
  bool save = false;
  bool operator==(const HandOut&) const = default;
};
struct ChooseCount {
  int n = 1;  ///< squares per side of the board to count
  bool operator==(const ChooseCount&) const = default;
};
struct StartCount {
  bool operator==(const StartCount&) const = default;
};
struct CancelCount {
  bool operator==(const CancelCount&) const = default;
};
/// How counting at full speed works.
struct ExplainCount {
  bool operator==(const ExplainCount&) const = default;
};
/// Shows a dialog; the page around does.
struct ShowDialog {
  Dialog dialog = Dialog::share;
  bool operator==(const ShowDialog&) const = default;
};
/// Keeps the present position in the browser's history, to come back to; the page around does.
struct KeepPlace {
  bool operator==(const KeepPlace&) const = default;
};
/// The keys, and what the terms mean.
struct ToggleHelp {
  bool operator==(const ToggleHelp&) const = default;
};
/// What is drawn, and what it means.
struct ToggleLegend {
  bool operator==(const ToggleLegend&) const = default;
};
/// Plays a small search for somebody who has never seen one.
struct PlayFirst {
  bool operator==(const PlayFirst&) const = default;
};
/// Shows board, sentence and the whole search alone, for a lecture; or again all that there is.
struct TogglePresenting {
  bool operator==(const TogglePresenting&) const = default;
};
/// To the next moment worth a pause in a lecture, or back to the one before.
struct ToLandmark {
  bool onward = true;
  bool operator==(const ToLandmark&) const = default;
};
/// Shows what stands further down in the help or the legend, or further up; in lines.
struct ScrollOverlay {
  int lines = 1;
  bool operator==(const ScrollOverlay&) const = default;
};
struct OpenMenu {
  std::string id;  ///< of the control that it belongs to
  bool operator==(const OpenMenu&) const = default;
};
/// Closes what lies over the screen: a menu, the help.
struct CloseOverlay {
  bool operator==(const CloseOverlay&) const = default;
};
struct CloseNotice {
  bool operator==(const CloseNotice&) const = default;
};

}  // namespace ask

/// What the reader asks for, by a control, a key or a script.
using Command =
    std::variant<ask::OfSession, ask::NextTheme, ask::SetTheme, ask::NextLanguage, ask::SetLanguage,
                 ask::ShowTour, ask::ShowPanel, ask::SetColumnSplit, ask::SetPanelSplit, ask::ToggleSheet,
                 ask::FoldPreamble, ask::ToggleComparison, ask::SetSyncMode, ask::ToggleChart,
                 ask::ToggleBreakpoint, ask::ToggleTree, ask::SeeTree, ask::NumberSquares,
                 ask::NextSquareNumbers, ask::SetCode, ask::ToggleLineCounts, ask::ShowSolutions,
                 ask::ChoosePrint, ask::HandOut, ask::ChooseCount, ask::StartCount, ask::CancelCount,
                 ask::ExplainCount, ask::ShowDialog, ask::KeepPlace, ask::ToggleHelp, ask::ToggleLegend,
                 ask::PlayFirst, ask::TogglePresenting, ask::ToLandmark, ask::ScrollOverlay, ask::OpenMenu,
                 ask::CloseOverlay, ask::CloseNotice>;
/// What the reader asked for in one frame, in order.
using Commands = std::vector<Command>;

}  // namespace queens
