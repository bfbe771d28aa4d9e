#include "gfx/shape_renderer.hpp"

#include <GLES3/gl3.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "shaders.hpp"

namespace queens {
namespace {

GLuint compile(GLenum stage, std::initializer_list<const char*> sources) {
  const GLuint shader = glCreateShader(stage);
  glShaderSource(shader, static_cast<GLsizei>(sources.size()), sources.begin(), nullptr);
  glCompileShader(shader);
  return shader;
}

// What is said against a program: by its shaders, by linking, or nothing.
std::string faultsOf(GLuint program, std::span<const GLuint> stages) {
  std::array<char, 1024> log{};
  for (const GLuint shader : stages) {
    glGetShaderInfoLog(shader, log.size(), nullptr, log.data());
    if (log[0] != '\0') return log.data();
  }
  glGetProgramInfoLog(program, log.size(), nullptr, log.data());
  return log.data();
}

}  // namespace

/// What the vertex shader reads for one shape; all lengths in framebuffer pixels.
struct ShapeRenderer::Instance {
  std::array<float, 2> center, halfSize, axis;
  std::array<std::uint8_t, 4> fill, edge;
  std::array<float, 3> shape;
};

ShapeRenderer::ShapeRenderer() {
  shaders_ = {compile(GL_VERTEX_SHADER, {shaders::kVersion, shaders::kShapeVert}),
              compile(GL_FRAGMENT_SHADER, {shaders::kVersion, "precision highp float;\n",
                                           shaders::kDistanceGlsl, shaders::kShapeFrag})};
  program_ = glCreateProgram();
  for (const GLuint shader : shaders_) glAttachShader(program_, shader);
  glLinkProgram(program_);

  glGenVertexArrays(1, &layout_);
  glBindVertexArray(layout_);
  constexpr std::array<float, 8> kCorners = {-1, -1, 1, -1, -1, 1, 1, 1};
  glGenBuffers(1, &corners_);
  glBindBuffer(GL_ARRAY_BUFFER, corners_);
  glBufferData(GL_ARRAY_BUFFER, sizeof(kCorners), kCorners.data(), GL_STATIC_DRAW);
  glEnableVertexAttribArray(0);
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);

  glGenBuffers(1, &instances_);
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  const auto attribute = [](GLuint index, GLint count, GLenum type, std::size_t offset) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, count, type, type == GL_UNSIGNED_BYTE, sizeof(Instance),
                          reinterpret_cast<const void*>(offset));
    glVertexAttribDivisor(index, 1);
  };
  attribute(1, 2, GL_FLOAT, offsetof(Instance, center));
  attribute(2, 2, GL_FLOAT, offsetof(Instance, halfSize));
  attribute(3, 2, GL_FLOAT, offsetof(Instance, axis));
  attribute(4, 4, GL_UNSIGNED_BYTE, offsetof(Instance, fill));
  attribute(5, 4, GL_UNSIGNED_BYTE, offsetof(Instance, edge));
  attribute(6, 3, GL_FLOAT, offsetof(Instance, shape));
  glBindVertexArray(0);
}

bool ShapeRenderer::finish() {
  GLint linked = GL_FALSE;
  glGetProgramiv(program_, GL_LINK_STATUS, &linked);
  if (linked) {
    viewport_ = glGetUniformLocation(program_, "viewport");
  } else {
    problem_ = faultsOf(program_, shaders_);
    if (problem_.empty()) problem_ = "the board's shader program did not link";
  }
  for (const GLuint shader : shaders_) glDeleteShader(shader);
  shaders_ = {};
  return linked == GL_TRUE;
}

ShapeRenderer::~ShapeRenderer() {
  glDeleteVertexArrays(1, &layout_);
  glDeleteBuffers(1, &corners_);
  glDeleteBuffers(1, &instances_);
  glDeleteProgram(program_);
}

void ShapeRenderer::draw(std::span<const Shape> shapes, Rect clip, Vec2 framebuffer, float density) {
  std::vector<Instance> instances;
  instances.reserve(shapes.size());
  for (const Shape& shape : shapes) {
    instances.push_back(
        {.center = {shape.center.x * density, shape.center.y * density},
         .halfSize = {shape.halfSize.x * density, shape.halfSize.y * density},
         .axis = {shape.axis.x, shape.axis.y},
         .fill = {shape.fill.r, shape.fill.g, shape.fill.b, shape.fill.a},
         .edge = {shape.edge.r, shape.edge.g, shape.edge.b, shape.edge.a},
         .shape = {static_cast<float>(shape.kind), shape.parameter * density, shape.edgeWidth * density}});
  }
  const auto pixels = [density](float length) { return static_cast<GLint>(std::lround(length * density)); };
  const auto width = static_cast<GLsizei>(framebuffer.x);
  const auto height = static_cast<GLsizei>(framebuffer.y);
  glViewport(0, 0, width, height);
  glEnable(GL_SCISSOR_TEST);
  // GL counts rows from below.
  glScissor(pixels(clip.x), height - pixels(clip.y + clip.height), pixels(clip.width), pixels(clip.height));
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glUseProgram(program_);
  glUniform2f(viewport_, framebuffer.x, framebuffer.y);
  glBindVertexArray(layout_);
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(Instance)),
               instances.data(), GL_STREAM_DRAW);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(instances.size()));
  glBindVertexArray(0);
}

}  // namespace queens
