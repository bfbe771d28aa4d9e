#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "board/shapes.hpp"

namespace queens {

/// Draws pictures with OpenGL ES 3 (WebGL 2) in a few instanced calls. Needs a current context during its
/// lifetime. Create a new one after a lost context.
class ShapeRenderer {
 public:
  /// Starts compiling the shaders that every picture needs; does not wait.
  ShapeRenderer();
  ~ShapeRenderer();
  ShapeRenderer(const ShapeRenderer&) = delete;
  ShapeRenderer& operator=(const ShapeRenderer&) = delete;

  /// Starts compiling all other shaders; does not wait.
  void beginRest();
  /// Whether `draw` has been called.
  bool hasDrawn() const { return hasDrawn_; }
  /// The reason that something is not drawn, in English; empty if there is no problem.
  const std::string& problem() const { return problem_; }

  /// Draws over the present contents. Waits for the shaders it needs, and omits shapes whose shaders do not
  /// compile.
  /// @param clip drawable part of the framebuffer, CSS pixels
  /// @param framebuffer size in device pixels
  /// @param density device pixels per CSS pixel
  void draw(std::span<const Shape> shapes, Rect clip, Vec2 framebuffer, float density);

 private:
  struct Instance;
  struct Program {
    std::uint32_t name = 0;            ///< 0 before `begin`
    std::uint32_t fragmentShader = 0;  ///< 0 once linked
    std::int32_t viewport = -1;
    bool linked = false;
  };
  void begin(std::size_t family);
  /// The program of a family, linked if possible.
  const Program& finished(std::size_t family);
  /// Makes the next draw call start at that instance in the buffer.
  void readFrom(std::size_t instance) const;

  std::array<Program, 3> programs_;
  std::uint32_t vertexShader_ = 0;  ///< shared by all programs
  std::uint32_t corners_ = 0;
  std::uint32_t instances_ = 0;
  std::uint32_t layout_ = 0;
  bool hasDrawn_ = false;
  std::string problem_;
};

}  // namespace queens
