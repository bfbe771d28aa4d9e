// Embind registers all kinds of C++ strings, along with their conversions. Only byte strings are used here.
#include <emscripten/bind.h>

namespace emscripten::internal {

extern "C" void _embind_register_std_wstring(TYPEID, std::size_t, const char*) {}

}  // namespace emscripten::internal
