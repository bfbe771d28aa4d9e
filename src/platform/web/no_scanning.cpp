// ImGui parses the GLSL version and a file of window positions, which it never gets. The C library's scanner,
// which also supports floating point and wide characters, adds 6 KB to the download. This one supports text
// and %d.
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
