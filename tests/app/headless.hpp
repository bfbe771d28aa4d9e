#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "imgui.h"
#include "imgui_internal.h"

namespace queens {

/// The whole interface on a screen that nobody sees, with the fonts that it is made of.
class Headless {
 public:
  Headless(std::string_view query, Vec2 size) : app_(query, [this] { return now_ += tick_; }) {
    surroundings_.size = size;
    surroundings_.reducedMotion = true;
    app_.setSurroundings(surroundings_);
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    ImGui::GetIO().IniFilename = nullptr;
    fonts_ = loadFonts(text_, strong_, mono_);
    pictures_.setPainter([this](std::span<const Shape> shapes, Rect) {
      shapes_.insert(shapes_.end(), shapes.begin(), shapes.end());
    });
    rest();
  }
  ~Headless() { ImGui::DestroyContext(context_); }
  Headless(const Headless&) = delete;
  Headless& operator=(const Headless&) = delete;

  App& app() { return app_; }
  const Fonts& fonts() const { return fonts_; }

  /// Frames until nothing moves any more.
  void rest() {
    int frames = 0;
    do {
      frame();
      ASSERT_LT(++frames, 1000);
    } while (app_.untilNextFrame() == Seconds{0});
  }

  /// Draws once, so many seconds after the last time.
  void frame(Seconds later = 1.0 / 64) {
    now_ += later;
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {surroundings_.size.x, surroundings_.size.y};
    io.DeltaTime = 1.0f / 64;
    app_.update();
    applyStyle(app_.palette());
    ImGui::NewFrame();
    pictures_.clear();
    app_.buildInterface(fonts_, pictures_);
    ImGui::Render();
    shapes_.clear();
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawCmd& command : list->CmdBuffer) {
        const bool paints = command.UserCallback && command.UserCallback != ImDrawCallback_ResetRenderState;
        if (paints) command.UserCallback(list, &command);
      }
    }
    // No letter is ever painted.
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
      const bool gone = texture->Status == ImTextureStatus_WantDestroy;
      if (gone) texture->SetTexID(ImTextureID_Invalid);
      texture->SetStatus(gone ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
  }

  /// Lets time pass while the application works too, so that what takes long is done in slices as elsewhere.
  void workTakesTime() { tick_ = 0.0005; }
  /// Gives every typeface more letters, as when a language comes that is written with them.
  void addLetters() { mergeFont(fonts_, strong_, kTextLine); }
  /// From now on the reader points with a finger.
  void takeFinger() {
    surroundings_.touch = true;
    app_.setSurroundings(surroundings_);
    rest();
  }
  void resize(Vec2 size) {
    surroundings_.size = size;
    app_.setSurroundings(surroundings_);
  }

  /// What reacts to the pointer at a place; 0 where nothing does.
  ImGuiID under(Vec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frame();
    return context_->HoveredId;
  }

  /// Points at a place and lets the screen come to rest.
  void point(Vec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frame();
    rest();
  }

  /// What was drawn of boards and signs in the last frame, in the order in which it was.
  const std::vector<Shape>& shapes() const { return shapes_; }

  /// Presses the left button at a place and lets it go.
  void click(Vec2 at) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(at.x, at.y);
    frame();
    for (const bool down : {true, false}) {
      io.AddMouseButtonEvent(ImGuiMouseButton_Left, down);
      frame();
    }
    rest();
  }

  /// Draws something aside with the left button, a pixel in each frame; to the left if negative.
  void drag(Vec2 from, int pixels) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(from.x, from.y);
    frame();
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frame();
    for (int i = 1; i <= std::abs(pixels); ++i) {
      io.AddMousePosEvent(from.x + static_cast<float>(pixels < 0 ? -i : i), from.y);
      frame();
    }
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    frame();
    rest();
  }

  /// The card that lies over the screen; nullptr if there is none.
  const ImGuiWindow* card() const {
    for (const ImGuiWindow* each : context_->Windows) {
      if (each->WasActive && std::string_view(each->Name).starts_with("overlay/card")) return each;
    }
    return nullptr;
  }

 private:
  static std::vector<unsigned char> file(const std::string& name) {
    std::ifstream stream(std::string(QUEENSCOPE_FONTS) + "/" + name, std::ios::binary);
    EXPECT_TRUE(stream.good()) << name;
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  Seconds now_ = 100;
  Seconds tick_ = 0;
  ImGuiContext* context_ = ImGui::CreateContext();
  std::vector<unsigned char> text_ = file("inter/400Regular/Inter_400Regular.ttf");
  std::vector<unsigned char> strong_ = file("inter/600SemiBold/Inter_600SemiBold.ttf");
  std::vector<unsigned char> mono_ = file("jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf");
  Fonts fonts_;
  Surroundings surroundings_;
  PictureQueue pictures_;
  std::vector<Shape> shapes_;
  App app_;
};

}  // namespace queens
