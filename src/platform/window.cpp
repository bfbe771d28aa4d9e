#include "platform/window.hpp"

#include <GLES3/gl3.h>

#include <cfloat>

#include "backends/imgui_impl_opengl3.h"
#include "backends/imgui_impl_sdl2.h"
#include "imgui.h"
#include "platform/font_file.hpp"
#include "platform/program_fonts.hpp"

namespace queens {
namespace {

Seconds now() {
  return static_cast<Seconds>(SDL_GetTicks64()) / 1000;
}

// Marks ImGui's textures as uploaded although nothing draws them.
void passOverTextures() {
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    const bool gone = texture->Status == ImTextureStatus_WantDestroy;
    if (gone) texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(gone ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
  }
}

}  // namespace

Window::Window(std::string_view query, bool drawn) : app_(query, now), drawn_(drawn) {
  if (!drawn) {
    beginInterface();
    forgoGraphics();
    loadOwnFonts();
  } else if (!open()) {
    problem_ = SDL_GetError();
  }
}

void Window::beginInterface() {
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().LogFilename = nullptr;
}

void Window::loadOwnFonts() {
  fonts_ = loadFonts(kTextFont, kStrongFont, kMonoFont);
  for (const NameFont& each : kNameFonts) mergeFont(fonts_, each.file, each.line);
}

bool Window::open() {
  // The page passes keys to the application, so that unused keys keep their usual effect in the page.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#keys-come-from-the-page");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  constexpr Uint32 kFlags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  window_.reset(
      SDL_CreateWindow("Queenscope", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800, kFlags));
  if (!window_) return false;
  context_ = SDL_GL_CreateContext(window_.get());
  if (!context_) return false;

  beginInterface();
  ImGui_ImplSDL2_InitForOpenGL(window_.get(), context_);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  if (!makeRenderer()) return false;
  loadOwnFonts();
  return true;
}

bool Window::makeRenderer() {
  // Any GL query blocks until the command queue is drained. ImGui queries its shaders immediately. So the
  // board's shaders start compiling afterwards, while the first frame is built.
  if (!ImGui_ImplOpenGL3_CreateDeviceObjects()) {
    SDL_SetError("a shader program of the interface did not link");
    return false;
  }
  renderer_ = std::make_unique<ShapeRenderer>();
  // A position after the start has queens, so their shader is needed at once.
  if (app_.address().start() > 0) renderer_->beginRest();
  pictures_.setPainter([this](std::span<const Shape> shapes, Rect clip) {
    const float density = environment_.density;
    renderer_->draw(shapes, clip, environment_.size * density, density);
  });
  return true;
}

Window::~Window() {
  renderer_.reset();
  if (ImGui::GetCurrentContext()) {
    // The backends may be missing while the graphics are released.
    if (ImGui::GetIO().BackendRendererUserData) ImGui_ImplOpenGL3_Shutdown();
    if (ImGui::GetIO().BackendPlatformUserData) ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
  }
  if (context_) SDL_GL_DeleteContext(context_);
  window_.reset();
  SDL_Quit();
}

void Window::resize(const Environment& environment) {
  environment_ = environment;
  app_.setEnvironment(environment);
  if (!drawn_) return;
  SDL_SetWindowSize(window_.get(), static_cast<int>(environment.size.x),
                    static_cast<int>(environment.size.y));
}

void Window::takeEvents(const std::function<bool(const SDL_Event&)>& onEvent) {
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    if (onEvent && onEvent(event)) continue;
    // SDL reports no motion if a finger lands where the last one was lifted, but that position was reset
    // below.
    if (event.type == SDL_MOUSEBUTTONDOWN) {
      ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
    }
    // SDL omits the window of a button released outside it, and ImGui would keep the button pressed.
    if (event.type == SDL_MOUSEBUTTONUP) event.button.windowID = SDL_GetWindowID(window_.get());
    ImGui_ImplSDL2_ProcessEvent(&event);
    // A lifted finger points nowhere. Otherwise the control it last touched would stay highlighted.
    if (event.type == SDL_FINGERUP) ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  }
}

std::optional<Seconds> Window::frame(const std::function<bool(const SDL_Event&)>& onEvent,
                                     const std::function<void()>& onUpdated) {
  if (drawn_) takeEvents(onEvent);
  app_.update();
  if (onUpdated) onUpdated();

  applyStyle(app_.palette());
  if (drawn_) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
  }
  ImGui::GetIO().DisplaySize = {environment_.size.x, environment_.size.y};
  ImGui::GetIO().DisplayFramebufferScale = {environment_.density, environment_.density};
  ImGui::NewFrame();
  pictures_.clear();
  app_.buildInterface(fonts_, pictures_);
  ImGui::Render();
  if (!drawn_) {
    passOverTextures();
  } else {
    // The queen shader starts compiling only after a frame, because an empty board does not need it.
    if (renderer_->hasDrawn()) renderer_->beginRest();
    clear();
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window_.get());
    problem_ = renderer_->problem();
  }
  return app_.untilNextFrame();
}

void Window::clear() {
  const Color page = app_.palette().page;
  glDisable(GL_SCISSOR_TEST);
  glClearColor(static_cast<float>(page.r) / 255, static_cast<float>(page.g) / 255,
               static_cast<float>(page.b) / 255, 1);
  glClear(GL_COLOR_BUFFER_BIT);
}

bool Window::addGlyphs(FontBytes font, float line) {
  if (!isTrueType(font)) return false;
  // The fonts keep reading these bytes, which do not move when the list grows.
  mergeFont(fonts_, glyphs_.emplace_back(std::move(font)), line);
  app_.settle();
  return true;
}

void Window::releaseGraphics() {
  renderer_.reset();
  ImGui_ImplOpenGL3_Shutdown();
}

void Window::rebuildGraphics() {
  ImGui_ImplOpenGL3_Init("#version 300 es");
  problem_ = makeRenderer() ? "" : SDL_GetError();
  app_.settle();
}

void Window::forgoGraphics() {
  drawn_ = false;
  // The device's errors are irrelevant once drawing stops.
  problem_.clear();
  ImGuiIO& io = ImGui::GetIO();
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  // A nominal frame time, because no animation is visible.
  io.DeltaTime = 1.0f / 60;
  app_.settle();
}

}  // namespace queens
