// ImGui's backend queries the WebGL state that it changes, and restores it afterwards. A browser answers only
// after all pending drawing, which blocked the script for most of a frame. The answers are not needed,
// because the board and the interface each set all the state they depend on. These are values that can safely
// be restored.
#include <GLES3/gl3.h>

extern "C" void emscripten_glGetIntegerv(GLenum name, GLint* values);
extern "C" void emscripten_glGetShaderiv(GLuint shader, GLenum name, GLint* values);
extern "C" void emscripten_glGetProgramiv(GLuint program, GLenum name, GLint* values);

extern "C" void glGetIntegerv(GLenum name, GLint* values) {
  switch (name) {
    case GL_ACTIVE_TEXTURE:
      *values = GL_TEXTURE0;
      return;
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING:
      *values = 0;
      return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
      *values = GL_ONE;
      return;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA:
      *values = GL_ZERO;
      return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      *values = GL_FUNC_ADD;
      return;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      values[0] = values[1] = values[2] = values[3] = 0;
      return;
    default:
      emscripten_glGetIntegerv(name, values);
  }
}

extern "C" GLboolean glIsEnabled(GLenum) {
  return GL_FALSE;
}

// Does not query compilation: a shader that failed to compile does not link either, and linking is checked.
// Until then the browser compiles in parallel with the script. Info logs are never read.
extern "C" void glGetShaderiv(GLuint shader, GLenum name, GLint* values) {
  if (name == GL_COMPILE_STATUS) {
    *values = GL_TRUE;
  } else if (name == GL_INFO_LOG_LENGTH) {
    *values = 0;
  } else {
    emscripten_glGetShaderiv(shader, name, values);
  }
}

extern "C" void glGetProgramiv(GLuint program, GLenum name, GLint* values) {
  if (name == GL_INFO_LOG_LENGTH)
    *values = 0;
  else
    emscripten_glGetProgramiv(program, name, values);
}
