#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "board/shapes.hpp"

namespace queens {

/// Draws pictures with OpenGL ES 3 (WebGL 2) in one instanced call. Needs a current context while it lives;
/// after a lost context it is made anew.
class ShapeRenderer {
 public:
  /// Begins to compile the shaders, and waits for nothing.
  ShapeRenderer();
  ~ShapeRenderer();
  ShapeRenderer(const ShapeRenderer&) = delete;
  ShapeRenderer& operator=(const ShapeRenderer&) = delete;

  /// Waits until they are compiled; to be called once, before anything is drawn.
  /// @returns false if they did not compile, which `problem` then explains
  bool finish();
  const char* problem() const { return problem_.c_str(); }

  /// Draws over what is there.
  /// @param clip the part of the framebuffer that may be drawn on, CSS pixels
  /// @param framebuffer its extent in device pixels
  /// @param density device pixels to a CSS pixel
  void draw(std::span<const Shape> shapes, Rect clip, Vec2 framebuffer, float density);

 private:
  struct Instance;
  std::array<std::uint32_t, 2> shaders_{};
  std::uint32_t program_ = 0;
  std::uint32_t corners_ = 0;
  std::uint32_t instances_ = 0;
  std::uint32_t layout_ = 0;
  std::int32_t viewport_ = -1;
  std::string problem_;
};

}  // namespace queens
