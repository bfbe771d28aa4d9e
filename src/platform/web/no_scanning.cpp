// ImGui scans the version of GLSL, and a file with the places of windows that it is never given. The C
// library's scanner, which knows floating point and wide characters too, is 6 KB of what a reader fetches;
// this one knows text and %d.
#include <cstdarg>
#include <cstdlib>

extern "C" int sscanf(const char* text, const char* format, ...) {
  va_list targets;
  va_start(targets, format);
  int found = 0;
  for (; *format != '\0'; ++format) {
    if (format[0] == '%' && format[1] == 'd') {
      char* end = nullptr;
      const long value = std::strtol(text, &end, 10);
      if (end == text) break;
      *va_arg(targets, int*) = static_cast<int>(value);
      text = end;
      ++found;
      ++format;
    } else if (*text == *format) {
      ++text;
    } else {
      break;
    }
  }
  va_end(targets);
  return found;
}
