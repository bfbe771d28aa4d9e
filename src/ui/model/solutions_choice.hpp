#pragma once

#include <cstdint>
#include <optional>

#include "text/prints.hpp"

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

}  // namespace queens
