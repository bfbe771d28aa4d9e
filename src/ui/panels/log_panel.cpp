#include <string>

#include "ui/panels/all.hpp"
#include "ui/place.hpp"

namespace queens {
namespace {

constexpr std::size_t kLength = 60;

void draw(const SessionFrame& frame) {
  const ScopedFont text(frame.frame.fonts, frame.frame.fonts.text, 0.93f * frame.palette().textSize);
  const Timeline& timeline = frame.session.timeline();
  // At full speed nothing of it could be read.
  if (frame.session.fast()) return;
  const std::vector<Event> events = timeline.recentEvents(kLength);
  std::uint64_t position = timeline.position() - events.size();
  for (const Event& event : events) {
    ++position;
    std::string line = frame.frame.number(position) + "  " +
                       frame.frame.say(Message::kindTest + static_cast<int>(event.kind));
    line += "  " + place(event);
    const bool judged = event.kind == EventKind::test || event.kind == EventKind::compare;
    if (judged && !event.safe) line += "  ×";
    const bool current = position == timeline.position();
    frame.frame.controls.row({.id = frame.id("log/" + std::to_string(position)),
                              .name = std::move(line),
                              .command = frame.ask(ask::Seek{position}),
                              .on = current});
    // The line drawn last is the one that comes into sight.
    if (current) ImGui::SetScrollHereY(1);
  }
}

}  // namespace

constexpr Panel kLogPanel = {.id = "log", .title = Message::log, .draw = draw};

}  // namespace queens
