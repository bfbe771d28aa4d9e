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

/// An SDL window with an OpenGL ES 3 context, an ImGui context and the application. In a browser the window
/// is the element #canvas. Without a graphics device it still processes frames and leaves its records, but
/// shows nothing.
class Window {
 public:
  /// @param query requested state, see `parseAddress`
  /// @param drawn false: never draws, and needs no device
  Window(std::string_view query, bool drawn);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  /// The reason that nothing is visible, in English; empty if there is no problem. A failure to draw the
  /// board is known after one frame.
  const std::string& problem() const { return problem_; }
  App& app() { return app_; }

  /// Sets the size of the window, in CSS pixels.
  void resize(const Environment& environment);
  /// Handles pending events and draws one frame.
  /// @param onEvent sees each event first and consumes it by returning true
  /// @param onUpdated called after the searches have advanced, before the student's input takes effect
  /// @return seconds until the next frame is due; nullopt while everything is at rest
  std::optional<Seconds> frame(const std::function<bool(const SDL_Event&)>& onEvent = {},
                               const std::function<void()>& onUpdated = {});
  /// Adds the characters of a TrueType file to the text fonts, for a language that needs them. `line` is the
  /// height of its lines for an em of 1. @return false if the file is not TrueType; it is then ignored
  bool addGlyphs(FontBytes font, float line);
  /// Releases everything that lives in the GL context, after the context is lost.
  void releaseGraphics();
  /// Restores the graphics after the context returns; `problem` reports a failure.
  void rebuildGraphics();
  /// Continues without graphics after `releaseGraphics`, when the device does not return.
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
  /// @return false if the device cannot draw the interface; SDL has the error message
  bool makeRenderer();

  std::vector<FontBytes> glyphs_;
  App app_;
  std::string problem_;
  bool drawn_;
  std::unique_ptr<SDL_Window, Destroy> window_;
  SDL_GLContext context_ = nullptr;
  Fonts fonts_;
  Environment environment_;
  std::unique_ptr<ShapeRenderer> renderer_;
  PictureQueue pictures_;
};

}  // namespace queens
