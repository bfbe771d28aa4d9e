#pragma once

#include "look/geometry.hpp"

// Included by imgui.h: its points and sizes are converted from and to those of this project.
#define IM_VEC2_CLASS_EXTRA                                   \
  constexpr ImVec2(const queens::Vec2& v) : x(v.x), y(v.y) {} \
  constexpr operator queens::Vec2() const {                   \
    return {x, y};                                            \
  }
