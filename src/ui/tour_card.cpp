#include "text/marked.hpp"
#include "text/tour.hpp"
#include "ui/parts.hpp"
#include "ui/words.hpp"

namespace queens {

void drawTour(const Frame& frame, Rect area) {
  const int stops = static_cast<int>(tour().size());
  const int current = *frame.model.tour;
  const TourStop& stop = tour()[static_cast<std::size_t>(current - 1)];
  const float unit = frame.palette().textSize;
  const float buttons = 2.3f * unit;
  const std::string title = plain(frame.say(stop.title));
  ImGui::SetCursorScreenPos({area.x, area.y});
  {
    const ScopedFont strong(frame.fonts, frame.fonts.strong, 1.13f * unit);
    ImGui::TextUnformatted(title.c_str());
  }
  const std::string text = frame.say(stop.text);
  const float room = area.height - 1.9f * unit - buttons - 0.8f * unit;
  ImGui::SetCursorScreenPos({area.x, area.y + 1.9f * unit});
  drawMarked(frame, text, area.width, fittingSize(frame.fonts, text, {area.width, room}, unit, 0.8f * unit));
  frame.controls.read(Role::text, "tour/stop", title, plain(text), {area.x, area.y, area.width, room});
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - buttons - 0.6f * unit});
  const auto button = [&](const char* id, Message name, int leadsTo, bool enabled) {
    frame.controls.wordButton(
        {.id = id, .name = frame.say(name), .command = ask::ShowTour{leadsTo}, .enabled = enabled},
        {0, buttons});
    ImGui::SameLine(0, 8);
  };
  button("tour/previous", Message::previous, current - 1, current > 1);
  button("tour/next", Message::next, current + 1, current < stops);
  button("tour/leave", current < stops ? Message::skip : Message::close, 0, true);
  ImGui::AlignTextToFramePadding();
  ImGui::PushStyleColor(ImGuiCol_Text, imColor4(frame.palette().faint));
  ImGui::TextUnformatted(frame.say(Message::tourProgress, {{"stop", current}, {"stops", stops}}).c_str());
  ImGui::PopStyleColor();
}

}  // namespace queens
