#include "ui/caption/caption.hpp"

#include <algorithm>
#include <span>

#include "text/marked.hpp"
#include "text/tour.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

struct Way {
  const char* id;
  Message name;
  int leadsTo;
  bool enabled = true;
  bool toLesson = false;

  Command command() const {
    return toLesson ? Command(ask::ShowDialog{Dialog::lesson}) : ask::ShowTour{leadsTo};
  }
  // The title of the stop, or what it is to leave.
  std::string hint(const Frame& frame) const {
    if (toLesson) return plain(frame.say(Message::lessonHint));
    const bool leaves = leadsTo < 1 || leadsTo > static_cast<int>(tour().size());
    return plain(
        frame.say(leaves ? Message::tourLeaveHint : tour()[static_cast<std::size_t>(leadsTo - 1)].title));
  }
};

// Buttons along the lower edge of an area, with how far the tour has got after them where there is room.
void drawFoot(const Frame& frame, Rect area, float height, std::span<const Way> ways) {
  constexpr float kGap = 8;
  float words = 0;
  for (const Way& each : ways) words += ImGui::CalcTextSize(frame.say(each.name).c_str()).x + kGap;
  // Where they have little room it is their margins that become smaller.
  const float margin = std::min(ImGui::GetStyle().FramePadding.x,
                                0.5f * (area.width - words) / static_cast<float>(ways.size()));
  float x = area.x;
  const float y = area.y + area.height - height;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{margin, ImGui::GetStyle().FramePadding.y});
  for (const Way& each : ways) {
    const std::string shown = frame.say(each.name);
    const float width = ImGui::CalcTextSize(shown.c_str()).x + 2 * margin;
    ImGui::SetCursorScreenPos({x, y});
    frame.controls.wordButton({.id = each.id,
                               .name = shown,
                               .command = each.command(),
                               .enabled = each.enabled,
                               .hint = each.hint(frame)},
                              {width, height});
    x += width + kGap;
  }
  ImGui::PopStyleVar();
  const std::string progress = frame.say(
      Message::tourProgress, {{"stop", *frame.model.tour}, {"stops", static_cast<int>(tour().size())}});
  if (x + ImGui::CalcTextSize(progress.c_str()).x > area.x + area.width) return;
  ImGui::GetWindowDrawList()->AddText({x, y + 0.5f * (height - ImGui::GetFontSize())},
                                      imColor(frame.palette().faint), progress.c_str());
}

// Title and text; what finds no room at a size that can be read is scrolled to.
void drawText(const Frame& frame, const TourStop& stop, Rect area) {
  const float unit = frame.palette().textSize;
  const std::string title = plain(frame.say(stop.title));
  const std::string text = frame.say(stop.text);
  const float width = area.width - ImGui::GetStyle().ScrollbarSize - 2;
  ImGui::SetCursorScreenPos({area.x, area.y});
  {
    const ScrollPanel panel("tour", {area.width, area.height}, frame.reaction);
    const ScopedFont strong(frame.fonts, frame.fonts.strong, unit);
    ImGui::PushTextWrapPos(width);
    ImGui::TextUnformatted(title.c_str());
    ImGui::PopTextWrapPos();
    const float left = area.height - ImGui::GetCursorPosY();
    drawMarked(frame, text, width, fittingSize(frame.fonts, text, {width, left}, unit, 0.87f * unit));
  }
  frame.controls.read(Role::text, "tour/stop", title, plain(text), area);
}

}  // namespace

void drawTour(const SessionFrame& session, Rect area) {
  const Frame& frame = session.frame;
  const int stops = static_cast<int>(tour().size());
  const int current = *frame.model.tour;
  const float unit = frame.palette().textSize;
  const float height = std::min(2.3f * unit, 0.3f * area.height);
  const Rect room = {area.x, area.y, area.width, area.height - height - 1.1f * unit};
  const Rect below = {area.x, area.y, area.width, area.height - 0.6f * unit};
  if (frame.model.strayed) {
    drawCaption(session, room);
    const Way ways[] = {{"tour/back", Message::tourBack, current}, {"tour/leave", Message::close, 0}};
    drawFoot(frame, below, height, ways);
    return;
  }
  drawText(frame, tour()[static_cast<std::size_t>(current - 1)], room);
  const Way ways[] = {
      {"tour/previous", Message::previous, current - 1, current > 1},
      {"tour/next", current < stops ? Message::next : Message::lesson, current + 1, true, current == stops},
      {"tour/leave", current < stops ? Message::skip : Message::close, 0}};
  drawFoot(frame, below, height, ways);
}

}  // namespace queens
