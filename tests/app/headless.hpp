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

/// The whole interface without a visible screen, with its real fonts.
class Headless {
 public:
  Headless(std::string_view query, Vec2 size) : app_(query, [this] { return now_ += tick_; }) {
    environment_.size = size;
    environment_.reducedMotion = true;
    app_.setEnvironment(environment_);
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

  /// Draws frames until nothing moves.
  void rest() {
    int frames = 0;
    do {
      frame();
      ASSERT_LT(++frames, 1000);
    } while (app_.untilNextFrame() == Seconds{0});
  }

  /// Draws once, a number of seconds after the last time.
  void frame(Seconds later = 1.0 / 64) {
    now_ += later;
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {environment_.size.x, environment_.size.y};
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
    // Marks textures as uploaded although nothing is drawn.
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
      const bool gone = texture->Status == ImTextureStatus_WantDestroy;
      if (gone) texture->SetTexID(ImTextureID_Invalid);
      texture->SetStatus(gone ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
  }

  /// Makes time pass during work too, so that long work is done in slices.
  void workTakesTime() { tick_ = 0.0005; }
  /// Adds letters to every font, as if a language with other letters had loaded.
  void addLetters() { mergeFont(fonts_, strong_, kTextLine); }
  /// From now on the student uses a touch screen.
  void takeFinger() {
    environment_.touch = true;
    app_.setEnvironment(environment_);
    rest();
  }
  void resize(Vec2 size) {
    environment_.size = size;
    app_.setEnvironment(environment_);
  }

  /// The control that reacts to the pointer at a place; 0 if there is none.
  ImGuiID under(Vec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frame();
    return context_->HoveredId;
  }

  /// Points at a place and draws until nothing moves.
  void point(Vec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frame();
    rest();
  }

  /// The shapes drawn in the last frame, in drawing order.
  const std::vector<Shape>& shapes() const { return shapes_; }

  /// Clicks with the left button. No frame passes between the movement and the press, as for a tap.
  void click(Vec2 at) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(at.x, at.y);
    for (const bool down : {true, false}) {
      io.AddMouseButtonEvent(ImGuiMouseButton_Left, down);
      frame();
    }
    rest();
  }

  /// Drags to the side with the left button, one pixel per frame; to the left if negative.
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

  /// The card over the screen; nullptr if there is none.
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
  Environment environment_;
  PictureQueue pictures_;
  std::vector<Shape> shapes_;
  App app_;
};

}  // namespace queens
