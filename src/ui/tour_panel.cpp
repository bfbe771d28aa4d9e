#include "text/marked.hpp"
#include "text/tour.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

bool button(const Model& model, Message name, bool enabled) {
  ImGui::BeginDisabled(!enabled);
  const bool pressed = ImGui::Button(say(model, name).c_str(), {0, 2.3f * model.palette.textSize});
  ImGui::EndDisabled();
  ImGui::SameLine(0, 8);
  return pressed;
}

}  // namespace

void drawTour(const Model& model, const Fonts& fonts, Rect area, Commands& commands) {
  const int stops = static_cast<int>(tour().size());
  const int current = *model.tour;
  const TourStop& stop = tour()[static_cast<std::size_t>(current - 1)];
  const float unit = model.palette.textSize;
  const float buttons = 2.3f * unit;
  ImGui::SetCursorScreenPos({area.x, area.y});
  {
    const ScopedFont strong(fonts, fonts.strong, 1.13f * unit);
    ImGui::TextUnformatted(plain(say(model, stop.title)).c_str());
  }
  const std::string text = say(model, stop.text);
  const float room = area.height - 1.9f * unit - buttons - 0.8f * unit;
  ImGui::SetCursorScreenPos({area.x, area.y + 1.9f * unit});
  drawMarked(model, fonts, text, area.width, fittingSize(fonts, text, {area.width, room}, unit, 0.8f * unit));
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - buttons - 0.6f * unit});
  if (button(model, Message::previous, current > 1)) commands.push_back({Action::setTour, current - 1.0});
  if (button(model, Message::next, current < stops)) commands.push_back({Action::setTour, current + 1.0});
  if (button(model, current < stops ? Message::skip : Message::close, true))
    commands.push_back({Action::setTour, 0});
  ImGui::AlignTextToFramePadding();
  ImGui::PushStyleColor(ImGuiCol_Text, imColor4(model.palette.faint));
  ImGui::TextUnformatted(say(model, Message::tourProgress, {{"stop", current}, {"stops", stops}}).c_str());
  ImGui::PopStyleColor();
}

}  // namespace queens
