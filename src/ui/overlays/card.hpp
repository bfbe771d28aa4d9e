#pragma once

#include "imgui.h"
#include "look/palette.hpp"

namespace queens {

/// The look of what lies over the screen, for windows begun while this lives.
class CardStyle {
 public:
  explicit CardStyle(const Palette& palette);
  ~CardStyle();
  CardStyle(const CardStyle&) = delete;
  CardStyle& operator=(const CardStyle&) = delete;
};

}  // namespace queens
