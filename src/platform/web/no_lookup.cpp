// SDL can look up GL functions by name, and Emscripten would keep all of them for that: 54 KB of script.
// Nobody asks here, as everything that draws is linked; where SDL asks for itself it takes null for an
// answer.
extern "C" void* eglGetProcAddress(const char*) {
  return nullptr;
}
