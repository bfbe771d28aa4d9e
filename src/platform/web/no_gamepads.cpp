// Stubs for gamepads, which ImGui's backend supports. SDL would add its 40 KB list of known models. No
// gamepad is ever found.
#include <SDL.h>

extern "C" {
int SDL_NumJoysticks() {
  return 0;
}
SDL_bool SDL_IsGameController(int) {
  return SDL_FALSE;
}
SDL_GameController* SDL_GameControllerOpen(int) {
  return nullptr;
}
void SDL_GameControllerClose(SDL_GameController*) {}
Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) {
  return 0;
}
Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) {
  return 0;
}
}
