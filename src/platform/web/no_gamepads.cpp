// ImGui's backend can be operated with gamepads, and SDL would bring its list of all that there are: 40 KB.
// Nobody plays backtracking with one; no gamepad is ever found.
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
