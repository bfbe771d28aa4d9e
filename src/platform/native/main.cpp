// The application in its own window, for debugging: queenscope ["n=6&variant=bitmask"]
#include <cstdio>

#include "platform/window.hpp"

namespace queens {
namespace {

// The DOM's name for a key of SDL.
std::string domKey(const SDL_KeyboardEvent& key) {
  switch (key.keysym.sym) {
    case SDLK_RIGHT:
      return "ArrowRight";
    case SDLK_LEFT:
      return "ArrowLeft";
    case SDLK_HOME:
      return "Home";
    case SDLK_END:
      return "End";
    case SDLK_ESCAPE:
      return "Escape";
    case SDLK_SLASH:
      return (key.keysym.mod & KMOD_SHIFT) != 0 ? "?" : "/";
    default:
      break;
  }
  const bool printable = key.keysym.sym >= 32 && key.keysym.sym < 127;
  return printable ? std::string(1, static_cast<char>(key.keysym.sym)) : std::string();
}

int run(const char* query) {
  Window window(query, true);
  if (!window.problem().empty()) {
    std::fprintf(stderr, "queenscope: no window with OpenGL ES 3: %s\n", window.problem().c_str());
    return 1;
  }
  Environment environment = {.size = {1280, 800}};
  window.resize(environment);
  bool open = true;
  while (open) {
    const auto wait = window.frame([&](const SDL_Event& event) {
      if (event.type == SDL_QUIT) open = false;
      if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
        environment.size = {static_cast<float>(event.window.data1), static_cast<float>(event.window.data2)};
        window.resize(environment);
      }
      return event.type == SDL_KEYDOWN &&
             window.app().key(domKey(event.key), (event.key.keysym.mod & KMOD_SHIFT) != 0);
    });
    const int milliseconds = wait ? static_cast<int>(*wait * 1000) : 1000;
    if (milliseconds > 0) SDL_WaitEventTimeout(nullptr, milliseconds);
  }
  return 0;
}

}  // namespace
}  // namespace queens

int main(int argc, char** argv) {
  return queens::run(argc > 1 ? argv[1] : "");
}
