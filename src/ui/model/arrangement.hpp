#pragma once

#include <cstdint>
#include <optional>

#include "look/geometry.hpp"
#include "text/prints.hpp"
#include "text/statistics.hpp"

namespace queens {

/// The view of the solutions found: small boards one after the other, grouped by symmetry, or as programs
/// print them.
enum class SolutionsView : std::uint8_t { inOrder, bySymmetry, printed };

/// The reader's choices.
struct SolutionsChoice {
  SolutionsView view = SolutionsView::inOrder;
  std::optional<Print> print;  ///< nullopt: in the form that the program on the screen returns
  bool copied = false;         ///< the output has just been copied

  /// @param base the number of the first column for the student, 0 or 1
  Print printOf(const Program& program, int base) const { return print.value_or(usualPrint(program, base)); }
};

/// The student's view of a search tree: how near, and of which part. Kept until the search changes.
struct TreeSight {
  float side = 0;  ///< of a node, CSS px
  /// Whether the tree grew to the right. The view is invalid once it no longer does.
  bool sideways = false;
  /// Middle of the upper edge of the empty board, relative to the tree's upper left corner, CSS px.
  Vec2 root;
};

/// The student's arrangement of the screen, as far as no address contains it.
struct Arrangement {
  bool panelInFront = false;  ///< on the smallest screens, a panel is open instead of the board
  bool sheet = false;         ///< on a phone, the panels are raised over the board
  std::optional<bool>
      folded;            ///< whether the lines before the search are folded; nullopt: depends on the space
  bool writing = false;  ///< the page shows the student's own program beside the canvas
  bool countsLines = false;              ///< the margin of the program shows how often each line ran
  SizeUnit sizeUnit = SizeUnit::boards;  ///< in Statistics
  SolutionsChoice solutions;
  std::optional<TreeSight> treeSight;  ///< the view of the tree; nullopt: all of it
};

}  // namespace queens
