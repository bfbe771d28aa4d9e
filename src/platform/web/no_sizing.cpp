// To learn whether CSS gives a canvas its size, SDL makes it one pixel large and then large again; a canvas
// that has its context gives its memory back and takes it again each time, which took longer than the first
// picture. Here CSS always does, and the page sets the pixels (web/screen.js).
#include <emscripten/html5.h>

extern "C" EMSCRIPTEN_RESULT emscripten_set_canvas_element_size(const char*, int, int) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}
