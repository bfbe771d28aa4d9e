#pragma once

#include <deque>
#include <functional>
#include <span>
#include <vector>

#include "board/shapes.hpp"
#include "imgui.h"
#include "ui/controls/style.hpp"

namespace queens {

/// The pictures of one frame. ImGui draws each one in turn, over everything before it and clipped to its
/// window. A painter draws the shapes.
class PictureQueue {
 public:
  /// Draws shapes inside a part of the screen, CSS px.
  using Painter = std::function<void(std::span<const Shape> shapes, Rect clip)>;

  /// @param painter called while ImGui's draw data are rendered
  void setPainter(Painter painter) { painter_ = std::move(painter); }
  /// Drops the pictures of the previous frame.
  void clear() { entries_.clear(); }
  /// Adds a picture to the current ImGui window.
  void add(const Fonts& fonts, Picture picture);

 private:
  struct Entry {
    const PictureQueue* queue;
    std::vector<Shape> shapes;
  };
  static void paint(const ImDrawList* list, const ImDrawCmd* command);

  Painter painter_;
  std::deque<Entry> entries_;  // stay where they are when more are added
};

}  // namespace queens
