#include <emscripten/em_js.h>
#include <emscripten/stack.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "bindings/to_js.hpp"

// JavaScript called into an empty stack and the exception goes straight back to it. So the frames in between
// are given back here, as is the message: otherwise each error would use up a little memory for good.
EM_JS_DEPS(raiseError, "$UTF8ToString,$stackRestore,free");
EM_JS(void, raiseError, (char* message, std::uintptr_t stackBase), {
  const text = UTF8ToString(message);
  _free(message);
  stackRestore(stackBase);
  throw new Error(text);
});

namespace queens {

void raise(std::string&& message, const emscripten::val& value, Held others) {
  // Each of these owns a handle for a moment; the owner in the dropped frame will not come to release it.
  emscripten::val::take_ownership(value.as_handle());
  for (const emscripten::val* other : others) emscripten::val::take_ownership(other->as_handle());
  char* copy = strdup(message.c_str());
  std::string().swap(message);
  raiseError(copy, emscripten_stack_get_base());
  __builtin_unreachable();
}

}  // namespace queens
