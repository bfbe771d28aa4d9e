#pragma once

#include <span>
#include <string_view>

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// A panel that explains a search beside its board. To add one, write a file in `ui/panels/` that defines it,
/// a row in the table of `panels()`, and its messages; see CONTRIBUTING.
struct Panel {
  std::string_view id;  ///< public name
  Message title;
  Message hint;  ///< its contents, in a sentence
  /// Whether there is anything to show; nullptr: always.
  bool (*available)(const Model& model) = nullptr;
  /// Adds the analyses that it needs; nullptr: none.
  void (*needs)(const Model& model, OnScreen& shown) = nullptr;
  /// Draws it into the current ImGui window from the cursor on.
  void (*draw)(const Frame& frame) = nullptr;
  /// Its tab is offered only while it is open; a menu of the toolbar opens it.
  bool rare = false;
  /// It arranges and scrolls its own area, from the cursor to the end of the window.
  bool ownScrolling = false;
};

/// The id of the tab that shows the board, if the board is one of the tabs.
inline constexpr std::string_view kBoardTab = "board";

/// All panels, in the order in which they are offered.
std::span<const Panel> panels();

/// The panels with a separate place, tabs for the others, and the dividers between them.
void drawPanels(const Frame& frame, const Layout& layout);

/// Adds the analyses that the visible panels need.
void addNeeds(const Model& model, const Layout& layout, OnScreen& shown);

}  // namespace queens
