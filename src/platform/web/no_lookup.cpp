// SDL can look up GL functions by name, for which Emscripten would keep all of them: 54 KB of script. All
// drawing code is linked directly, and SDL accepts null for its own requests.
extern "C" void* eglGetProcAddress(const char*) {
  return nullptr;
}
