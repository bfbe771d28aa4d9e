#include "text/marked.hpp"
#include "text/narration.hpp"
#include "ui/parts.hpp"
#include "ui/words.hpp"

namespace queens {

void drawCaption(const SessionFrame& frame, Rect area) {
  // Sentences that change with every frame cannot be read.
  if (frame.session.fast()) return;
  const std::string sentence = narrate(frame.session.timeline(), frame.frame.model.language);
  const float unit = frame.palette().textSize;
  const float em = fittingSize(frame.frame.fonts, sentence, area.size(), 1.13f * unit, 0.8f * unit);
  ImGui::SetCursorScreenPos({area.x, area.y});
  ImGui::PushClipRect({area.x, area.y}, {area.x + area.width, area.y + area.height}, true);
  drawMarked(frame.frame, sentence, area.width, em);
  ImGui::PopClipRect();
  frame.frame.controls.read(Role::text, frame.id("sentence"), plain(sentence), {}, area);
}

}  // namespace queens
