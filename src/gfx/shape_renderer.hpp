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
  /// Begins to compile the shaders that every picture takes, and waits for nothing.
  ShapeRenderer();
  ~ShapeRenderer();
  ShapeRenderer(const ShapeRenderer&) = delete;
  ShapeRenderer& operator=(const ShapeRenderer&) = delete;

  /// Begins to compile all others, and waits for nothing.
  void beginRest();
  /// Something has been drawn, or could not be.
  bool hasDrawn() const { return hasDrawn_; }
  /// Why something is not drawn, in English; empty if all is well.
  const std::string& problem() const { return problem_; }

  /// Draws over what is there. Waits for the shaders that it takes; shapes whose shaders do not compile are
  /// left out.
  /// @param clip the part of the framebuffer that may be drawn on, CSS pixels
  /// @param framebuffer its extent in device pixels
  /// @param density device pixels to a CSS pixel
  void draw(std::span<const Shape> shapes, Rect clip, Vec2 framebuffer, float density);

 private:
  struct Instance;
  struct Program {
    std::uint32_t name = 0;            ///< 0: not begun
    std::uint32_t fragmentShader = 0;  ///< until it is finished
    std::int32_t viewport = -1;
    bool linked = false;
  };
  void begin(std::size_t family);
  /// The program of a family, linked if it can be.
  const Program& finished(std::size_t family);
  /// Has the next draw begin at that instance of those in the buffer.
  void readFrom(std::size_t instance) const;

  std::array<Program, 3> programs_;
  std::uint32_t vertexShader_ = 0;  ///< of all of them
  std::uint32_t corners_ = 0;
  std::uint32_t instances_ = 0;
  std::uint32_t layout_ = 0;
  bool hasDrawn_ = false;
  std::string problem_;
};

}  // namespace queens
