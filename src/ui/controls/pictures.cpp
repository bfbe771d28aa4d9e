#include "ui/controls/pictures.hpp"

namespace queens {

void PictureQueue::paint(const ImDrawList*, const ImDrawCmd* command) {
  const auto& entry = *static_cast<const Entry*>(command->UserCallbackData);
  const ImVec4 clip = command->ClipRect;
  if (entry.queue->painter_) {
    entry.queue->painter_(entry.shapes, {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y});
  }
}

void PictureQueue::add(const Fonts& fonts, Picture picture) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  entries_.push_back({this, std::move(picture.shapes)});
  list.AddCallback(&PictureQueue::paint, &entries_.back());
  list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
  for (const Caption& caption : picture.captions) {
    const ScopedFont mono(fonts.mono, caption.size);
    fillText(caption.center - textSize(caption.text) * 0.5f, caption.text, caption.color);
  }
}

}  // namespace queens
