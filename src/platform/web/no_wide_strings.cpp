// Embind makes all of C++'s kinds of strings known to scripts, and brings what turns them into one another.
// Only those of bytes are passed here.
#include <emscripten/bind.h>

namespace emscripten::internal {

extern "C" void _embind_register_std_wstring(TYPEID, std::size_t, const char*) {}

}  // namespace emscripten::internal
