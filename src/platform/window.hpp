#pragma once

#include <SDL.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "gfx/shape_renderer.hpp"
#include "ui/controls/pictures.hpp"
#include "ui/controls/style.hpp"

namespace queens {

/// The bytes of a TrueType file.
using FontBytes = std::vector<unsigned char>;

/// An SDL window with an OpenGL ES 3 context, an ImGui context and the application in it; the same in a
/// browser, where the window is the element #canvas, and on a desktop. Without a graphics device it goes
/// through its frames all the same, and leaves its records, but nothing is to be seen.
class Window {
 public:
  /// @param query what is asked for, see `parseAddress`
  /// @param drawn false: nothing is ever drawn, and no device asked for
  Window(std::string_view query, bool drawn);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  /// Why there is nothing to see, in English; empty if all is well. That the device cannot draw the board is
  /// known after a frame.
  const std::string& problem() const { return problem_; }
  App& app() { return app_; }

  /// Gives the window its size, in CSS pixels.
  void resize(const Surroundings& surroundings);
  /// Handles what has come in and draws one frame.
  /// @param onEvent sees each event first and may keep it by returning true
  /// @param onUpdated is called when the searches have been moved on, before what the reader has done takes
  /// effect
  /// @return seconds until the next frame is wanted, nothing while all is at rest
  std::optional<Seconds> frame(const std::function<bool(const SDL_Event&)>& onEvent = {},
                               const std::function<void()>& onUpdated = {});
  /// Adds the characters of a TrueType file to the text fonts, for a language that needs them. `line` is the
  /// height of its lines for an em of 1.
  /// A file that is no TrueType file is passed over. @return whether it was one
  bool addGlyphs(FontBytes font, float line);
  /// Gives up everything that lives in the GL context, when the context is lost.
  void releaseGraphics();
  /// Makes it anew, after the context was given back; what went wrong `problem` says.
  void rebuildGraphics();
  /// Goes on without it, after `releaseGraphics`: the device does not come back.
  void forgoGraphics();

 private:
  struct Destroy {
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
  };

  bool open();
  void beginInterface();
  void loadOwnFonts();
  void takeEvents(const std::function<bool(const SDL_Event&)>& onEvent);
  void clear();
  /// @return false if the device cannot draw the interface, which SDL then explains
  bool makeRenderer();

  std::vector<FontBytes> glyphs_;
  App app_;
  std::string problem_;
  bool drawn_;
  std::unique_ptr<SDL_Window, Destroy> window_;
  SDL_GLContext context_ = nullptr;
  Fonts fonts_;
  Surroundings surroundings_;
  std::unique_ptr<ShapeRenderer> renderer_;
  PictureQueue pictures_;
};

}  // namespace queens
