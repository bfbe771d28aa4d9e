// To find out whether CSS sets a canvas's size, SDL makes the canvas one pixel large and then restores it. A
// canvas with a context reallocates its memory each time, which took longer than the first frame. Here CSS
// always sets the size, and web/screen/screen.js sets the pixels.
#include <emscripten/html5.h>

extern "C" EMSCRIPTEN_RESULT emscripten_set_canvas_element_size(const char*, int, int) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}
