#include "ui/controls/style.hpp"

#include <utility>

namespace queens {

namespace {

// `line` is the font's height of a line for an em of 1; merged fonts are scaled by its ratio to the first
// one's.
ImFont* addFont(FontFile file, float line, ImFont* into, float weight = 1) {
  ImFontConfig config;
  config.RasterizerMultiply = weight;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = into != nullptr;
  config.DstFont = into;
  // ImGui takes the bytes as mutable but only reads what it does not own.
  void* bytes = const_cast<unsigned char*>(file.data());
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes, static_cast<int>(file.size()), 100 * line,
                                                    &config);
}

}  // namespace

Fonts loadFonts(FontFile text, FontFile strong, FontFile mono) {
  return {.text = {addFont(text, kTextLine, nullptr), kTextLine},
          .strong = {addFont(strong, kTextLine, nullptr), kTextLine},
          .mono = {addFont(mono, kMonoLine, nullptr), kMonoLine}};
}

void mergeFont(const Fonts& fonts, FontFile more, float line) {
  ImVector<ImFont*>& all = ImGui::GetIO().Fonts->Fonts;
  for (ImFont* font : {fonts.text.handle, fonts.strong.handle, fonts.mono.handle}) {
    // ImGui remembers which characters were missing.
    font->ClearOutputData();
    // ImGui 1.92.2b merges into the last of its fonts, whichever is named.
    ImFont*& place = *all.find(font);
    std::swap(place, all.back());
    // It comes in one weight: beside strong letters its own are drawn heavier.
    addFont(more, line, font, font == fonts.strong.handle ? 1.7f : 1);
    std::swap(place, all.back());
  }
}

void applyStyle(const Palette& palette) {
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  style.FontSizeBase = kTextLine * palette.textSize;
  style.WindowPadding = {0, 0};
  style.WindowBorderSize = 0;
  style.FramePadding = {0.66f * palette.textSize, 0.4f * palette.textSize};
  style.ItemSpacing = {8, 6};
  style.FrameRounding = 8;
  style.FrameBorderSize = 1;
  style.ScrollbarSize = 10;
  style.ScrollbarRounding = 5;
  style.DisabledAlpha = 0.4f;

  const auto set = [&style](ImGuiCol which, Color color) { style.Colors[which] = imColor4(color); };
  set(ImGuiCol_Text, palette.ink);
  set(ImGuiCol_WindowBg, palette.page.faded(0));
  set(ImGuiCol_ChildBg, palette.page.faded(0));
  set(ImGuiCol_Border, palette.border);
  set(ImGuiCol_Button, palette.panel);
  set(ImGuiCol_ButtonHovered, palette.hover);
  set(ImGuiCol_ButtonActive, palette.border);
  set(ImGuiCol_ScrollbarBg, palette.page.faded(0));
  set(ImGuiCol_ScrollbarGrab, palette.border);
  set(ImGuiCol_ScrollbarGrabHovered, palette.faint);
  set(ImGuiCol_ScrollbarGrabActive, palette.faint);
}

}  // namespace queens
