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

// The error log of a program: from its shaders, or from linking; empty if there is none.
std::string faultsOf(GLuint program, std::span<const GLuint> stages) {
  std::array<char, 1024> log{};
  for (const GLuint shader : stages) {
    glGetShaderInfoLog(shader, log.size(), nullptr, log.data());
    if (log[0] != '\0') return log.data();
  }
  glGetProgramInfoLog(program, log.size(), nullptr, log.data());
  return log.data();
}

// Software renderers evaluate every branch for every pixel. Expensive shapes therefore have their own
// programs, so that squares, which cover most of a picture, stay cheap.
enum class Family : std::uint8_t { plain, marks, queen };

Family familyOf(ShapeKind kind) {
  switch (kind) {
    case ShapeKind::queen:
      return Family::queen;
    case ShapeKind::cross:
    case ShapeKind::check:
    case ShapeKind::wedge:
      return Family::marks;
    case ShapeKind::box:
    case ShapeKind::hatch:
    case ShapeKind::line:
    case ShapeKind::dashes:
    case ShapeKind::ring:
    case ShapeKind::disc:
      break;
  }
  return Family::plain;
}

}  // namespace

/// The vertex shader's input for one shape; all lengths are in framebuffer pixels.
struct ShapeRenderer::Instance {
  std::array<float, 2> center, halfSize, axis;
  std::array<std::uint8_t, 4> fill, edge;
  std::array<float, 3> shape;
};

ShapeRenderer::ShapeRenderer() {
  vertexShader_ = compile(GL_VERTEX_SHADER, {shaders::kVersion, shaders::kShapeVert});
  begin(static_cast<std::size_t>(Family::plain));

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
  for (GLuint index = 1; index <= 6; ++index) {
    glEnableVertexAttribArray(index);
    glVertexAttribDivisor(index, 1);
  }
  glBindVertexArray(0);
}

void ShapeRenderer::begin(std::size_t family) {
  // In the order of Family.
  constexpr std::array kDistances = {shaders::kPlainGlsl, shaders::kMarksGlsl, shaders::kQueenGlsl};
  Program& program = programs_[family];
  program.fragmentShader =
      compile(GL_FRAGMENT_SHADER, {shaders::kVersion, "precision highp float;\n", shaders::kShapeGlsl,
                                   kDistances[family], shaders::kShapeFrag});
  program.name = glCreateProgram();
  glAttachShader(program.name, vertexShader_);
  glAttachShader(program.name, program.fragmentShader);
  glLinkProgram(program.name);
}

void ShapeRenderer::beginRest() {
  for (std::size_t family = 0; family < programs_.size(); ++family) {
    if (programs_[family].name == 0) begin(family);
  }
}

const ShapeRenderer::Program& ShapeRenderer::finished(std::size_t family) {
  Program& program = programs_[family];
  if (program.name == 0) begin(family);
  if (program.fragmentShader == 0) return program;
  GLint linked = GL_FALSE;
  glGetProgramiv(program.name, GL_LINK_STATUS, &linked);
  program.linked = linked != GL_FALSE;
  if (program.linked) {
    program.viewport = glGetUniformLocation(program.name, "viewport");
  } else if (problem_.empty()) {
    problem_ = faultsOf(program.name, std::array{vertexShader_, program.fragmentShader});
    if (problem_.empty()) problem_ = "a shader program of the board did not link";
  }
  glDeleteShader(program.fragmentShader);
  program.fragmentShader = 0;
  return program;
}

ShapeRenderer::~ShapeRenderer() {
  glDeleteShader(vertexShader_);
  glDeleteVertexArrays(1, &layout_);
  glDeleteBuffers(1, &corners_);
  glDeleteBuffers(1, &instances_);
  for (const Program& program : programs_) {
    glDeleteShader(program.fragmentShader);
    glDeleteProgram(program.name);
  }
}

void ShapeRenderer::readFrom(std::size_t instance) const {
  // WebGL has no base instance.
  const auto attribute = [instance](GLuint index, GLint count, GLenum type, std::size_t offset) {
    glVertexAttribPointer(index, count, type, type == GL_UNSIGNED_BYTE, sizeof(Instance),
                          reinterpret_cast<const void*>(instance * sizeof(Instance) + offset));
  };
  attribute(1, 2, GL_FLOAT, offsetof(Instance, center));
  attribute(2, 2, GL_FLOAT, offsetof(Instance, halfSize));
  attribute(3, 2, GL_FLOAT, offsetof(Instance, axis));
  attribute(4, 4, GL_UNSIGNED_BYTE, offsetof(Instance, fill));
  attribute(5, 4, GL_UNSIGNED_BYTE, offsetof(Instance, edge));
  attribute(6, 3, GL_FLOAT, offsetof(Instance, shape));
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
  // GL counts rows from the bottom.
  glScissor(pixels(clip.x), height - pixels(clip.y + clip.height), pixels(clip.width), pixels(clip.height));
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glBindVertexArray(layout_);
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(Instance)),
               instances.data(), GL_STREAM_DRAW);
  // Keeps the order in which shapes cover each other; draws consecutive shapes of one family in one call.
  for (std::size_t begin = 0, end = 0; begin < shapes.size(); begin = end) {
    const Family family = familyOf(shapes[begin].kind);
    while (end < shapes.size() && familyOf(shapes[end].kind) == family) ++end;
    const Program& program = finished(static_cast<std::size_t>(family));
    if (!program.linked) continue;
    glUseProgram(program.name);
    glUniform2f(program.viewport, framebuffer.x, framebuffer.y);
    readFrom(begin);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(end - begin));
  }
  glBindVertexArray(0);
  hasDrawn_ = true;
}

}  // namespace queens
