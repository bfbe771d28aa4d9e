#pragma once

#include <optional>

#include "ui/model/solutions_choice.hpp"
#include "ui/model/tree_sight.hpp"

namespace queens {

/// How the reader has arranged what is seen, as far as no address says so.
struct Arrangement {
  bool panelInFront = false;   ///< on the smallest screens, a panel has been chosen in place of the board
  bool sheet = false;          ///< on a phone, the panels are drawn up over the board
  std::optional<bool> folded;  ///< whether a program's preamble is; nothing: as the room asks for
  bool countsLines = false;    ///< the margin of the program tells how often each line ran
  SolutionsChoice solutions;
  std::optional<TreeSight> treeSight;  ///< how the tree is looked at; nothing: all of it
};

}  // namespace queens
