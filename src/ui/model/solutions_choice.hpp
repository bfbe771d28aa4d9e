#pragma once

#include <cstdint>
#include <optional>

#include "text/prints.hpp"

namespace queens {

/// How the solutions found are shown: small boards one after the other, those together that are the same but
/// for symmetry, or as programs print them.
enum class SolutionsView : std::uint8_t { inOrder, bySymmetry, printed };

/// The reader's choices.
struct SolutionsChoice {
  SolutionsView view = SolutionsView::inOrder;
  std::optional<Print> print;  ///< else as the program on screen returns them
  bool copied = false;         ///< what is printed has just been copied

  Print printOf(const Program& program) const { return print.value_or(usualPrint(program)); }
};

}  // namespace queens
