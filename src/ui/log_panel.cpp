#include <string>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {

void drawLog(const Model& model, const Fonts& fonts, Commands& commands) {
  const ScopedFont mono(fonts, fonts.text, 0.93f * model.palette.textSize);
  std::uint64_t position = model.timeline.position() - model.log.size();
  for (const Event& event : model.log) {
    ++position;
    std::string text =
        grouped(position) + "  " + say(model, Message::kindTest + static_cast<int>(event.kind));
    text += "  " + place(event);
    const bool judged = event.kind == EventKind::test || event.kind == EventKind::compare;
    if (judged && !event.safe) text += "  ×";
    const bool current = position == model.timeline.position();
    if (current) ImGui::SetScrollHereY(1);
    if (ImGui::Selectable(text.c_str(), current))
      commands.push_back({Action::seek, static_cast<double>(position)});
  }
}

}  // namespace queens
