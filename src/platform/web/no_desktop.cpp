// Stubs for SDL's calls to browsers about desktop windows: full screen, pointer lock, close events and frame
// pacing. They would add a sixth to the script that the first frame waits for. The page does the necessary
// parts itself.
#include <EGL/egl.h>
#include <emscripten/html5.h>

extern "C" {
EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char*, bool,
                                                         const EmscriptenFullscreenStrategy*) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen() {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(const char*, void*, bool,
                                                                     em_fullscreenchange_callback_func,
                                                                     pthread_t) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}
EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char*, bool) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_pointerlock() {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(const char*, void*, bool,
                                                                      em_pointerlockchange_callback_func,
                                                                      pthread_t) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void*, em_beforeunload_callback, pthread_t) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}
EGLBoolean eglSwapInterval(EGLDisplay, EGLint) {
  return EGL_TRUE;
}
}
