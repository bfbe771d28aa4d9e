#pragma once

#include <optional>

#include "text/statistics.hpp"
#include "ui/model/solutions_choice.hpp"
#include "ui/model/tree_sight.hpp"

namespace queens {

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
