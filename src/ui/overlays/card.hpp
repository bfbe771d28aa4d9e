#pragma once

#include "imgui.h"
#include "look/palette.hpp"

namespace queens {

/// The style of overlays, for windows begun during its lifetime.
class CardStyle {
 public:
  explicit CardStyle(const Palette& palette);
  ~CardStyle();
  CardStyle(const CardStyle&) = delete;
  CardStyle& operator=(const CardStyle&) = delete;
};

}  // namespace queens
