#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "board/shapes.hpp"

namespace queens {

/// Draws pictures with OpenGL ES 3 (WebGL 2) in a few instanced calls. Needs a current context while it
/// lives; after a lost context it is made anew.
class ShapeRenderer {
 public:
  /// Begins to compile the shaders, and waits for nothing.
  ShapeRenderer();
  ~ShapeRenderer();
  ShapeRenderer(const ShapeRenderer&) = delete;
  ShapeRenderer& operator=(const ShapeRenderer&) = delete;

  /// Waits until they are compiled, the first time; to be called before anything is drawn.
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
  struct Program {
    std::uint32_t name = 0;
    std::uint32_t fragmentShader = 0;  ///< until it is finished
    std::int32_t viewport = -1;
  };
  /// Has the next draw begin at that instance of those in the buffer.
  void readFrom(std::size_t instance) const;

  std::array<Program, 3> programs_;
  std::uint32_t vertexShader_ = 0;  ///< of all of them; 0 once they are finished
  std::uint32_t corners_ = 0;
  std::uint32_t instances_ = 0;
  std::uint32_t layout_ = 0;
  std::string problem_;
};

}  // namespace queens
