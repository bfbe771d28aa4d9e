#include <emscripten/em_js.h>
#include <emscripten/stack.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "bindings/to_js.hpp"

// JavaScript made the call with an empty stack, and the exception returns there directly. Stack frames in
// between and the message are therefore released here. Otherwise each error would leak a little memory.
EM_JS_DEPS(raiseError, "$UTF8ToString,$stackRestore,free");
EM_JS(void, raiseError, (char* message, std::uintptr_t stackBase), {
  const text = UTF8ToString(message);
  _free(message);
  stackRestore(stackBase);
  throw new Error(text);
});

namespace queens {

void raise(std::string&& message, const emscripten::val& value, Held others) {
  // Temporarily owns each handle, because the owner in the dropped stack frame will never release it.
  emscripten::val::take_ownership(value.as_handle());
  for (const emscripten::val* other : others) emscripten::val::take_ownership(other->as_handle());
  char* copy = strdup(message.c_str());
  std::string().swap(message);
  raiseError(copy, emscripten_stack_get_base());
  __builtin_unreachable();
}

}  // namespace queens
