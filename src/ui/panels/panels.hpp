#pragma once

#include <span>
#include <string_view>

#include "ui/controls/frame.hpp"
#include "ui/layout/layout.hpp"

namespace queens {

/// Something that explains a search beside its board. A new one is a file in `ui/panels/` that defines it, a
/// row in the table of `panels()`, and its messages; CONTRIBUTING says how to add one.
struct Panel {
  std::string_view id;  ///< public name
  Message title;
  Message hint;  ///< what it shows, in a sentence
  /// Whether there is anything to show; nullptr: always.
  bool (*available)(const Model& model) = nullptr;
  /// Adds the analyses that it shows; nullptr: none.
  void (*needs)(const Model& model, OnScreen& shown) = nullptr;
  /// Draws it into the current ImGui window from the cursor on.
  void (*draw)(const SessionFrame& frame) = nullptr;
  /// Its tab is offered only while it is shown: it is chosen in a menu of the toolbar.
  bool rare = false;
  /// It arranges and scrolls its area itself, which is then from the cursor to the window's end.
  bool ownScrolling = false;
};

/// The id of the tab that shows the board, where the board is one of the tabs.
inline constexpr std::string_view kBoardTab = "board";

/// All panels, in the order in which they are offered.
std::span<const Panel> panels();

/// The panels that have a place of their own, tabs for the others, and the lines between that can be dragged.
void drawPanels(const SessionFrame& frame, const Layout& layout);

/// Adds the analyses that the visible panels show.
void addNeeds(const Model& model, const Layout& layout, OnScreen& shown);

}  // namespace queens
