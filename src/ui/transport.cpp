#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "ui/parts.hpp"

namespace queens {
namespace {

struct Button {
  const char* id;
  Message name;
  const char* key;
  Icon icon;
  SessionCommand command;
  bool enabled;
  bool primary = false;
};

// The middle one is filled.
void drawButtons(const SessionFrame& frame, Rect area) {
  const Session& session = frame.session;
  const Timeline& timeline = session.timeline();
  const bool busy = session.playing();
  const bool atStart = timeline.position() == 0;
  const bool atEnd = timeline.atEnd();
  const std::array<Button, kButtons> buttons = {{
      {"first", Message::first, "Home", Icon::first, ask::ToStart{}, !atStart},
      {"previous-solution", Message::previousSolution, "P", Icon::previousSolution, ask::PreviousSolution{},
       timeline.solutionsBefore() > 0},
      {"back", Message::back, "←", Icon::back, ask::Back{}, !atStart},
      {"play", busy ? Message::pause : Message::play, "Space", busy ? Icon::pause : Icon::play,
       ask::PlayOrPause{}, busy || !atEnd, true},
      {"step", Message::step, "→", Icon::step, ask::Step{}, !atEnd},
      {"next-solution", Message::nextSolution, "N", Icon::nextSolution, ask::NextSolution{}, !atEnd},
      {"last", Message::lastSeen, "End", Icon::last, ask::ToLastSeen{},
       timeline.position() < timeline.total().value_or(timeline.furthest())},
  }};
  const float width = area.width / static_cast<float>(buttons.size());
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const Button& button = buttons[i];
    ImGui::SetCursorScreenPos({area.x + width * static_cast<float>(i), area.y});
    frame.frame.controls.iconButton({.id = "transport/" + std::string(button.id),
                                     .name = frame.frame.say(button.name),
                                     .key = button.key,
                                     .command = frame.ask(button.command),
                                     .enabled = button.enabled,
                                     .primary = button.primary},
                                    button.icon, {width, area.height});
  }
}

// Two digits are all that matters of a number below ten.
std::string shortNumber(double value) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.2g", value);
  return text.data();
}

std::string speedText(const Frame& frame, double speed) {
  if (speed >= kFastest) return frame.say(Message::fullSpeed);
  if (speed < 0.95) return frame.say(Message::secondsPerEvent, {{"seconds", shortNumber(1 / speed)}});
  const double rounded = std::round(speed);
  if (speed < 9.5 && std::abs(speed - rounded) > 0.05) {
    return frame.say(Message::eventsPerSecond, {{"events", shortNumber(speed)}});
  }
  return frame.say(Message::eventsPerSecond, {{"events", static_cast<std::int64_t>(rounded)}});
}

// Two digits are enough to say, and to keep in an address.
double rounded(double speed) {
  const double step = std::pow(10, std::floor(std::log10(speed)) - 1);
  return std::round(speed / step) * step;
}

// Logarithmic: from one event in two seconds to as fast as the machine goes.
void drawSpeed(const SessionFrame& frame, Rect area) {
  const double decades = std::log(kFastest / kSlowest);
  const double speed = frame.session.speed();
  const std::string text = speedText(frame.frame, speed);
  const float unit = frame.palette().textSize;
  const float height = std::min(28.0f, area.height);
  ImGui::SetCursorScreenPos({area.x, area.y + 0.5f * (area.height - height)});
  const ScopedFont font(frame.frame.fonts, frame.frame.fonts.text,
                        std::min(1.0f, area.width / (14 * unit)) * unit);
  const float words =
      ImGui::CalcTextSize(frame.frame.say(Message::eventsPerSecond, {{"events", 1000}}).c_str()).x;
  const float track = std::max(0.4f * area.width, area.width - words - 10);
  frame.frame.controls.slider({.id = "speed",
                               .name = frame.frame.say(Message::speed),
                               .value = text,
                               .now = std::log(speed / kSlowest) / decades,
                               .set = [session = frame.index, decades](double share) -> Command {
                                 const double wanted =
                                     share > 0.985 ? kFastest : rounded(kSlowest * std::exp(decades * share));
                                 return ask::OfSession{session, ask::SetSpeed{wanted}};
                               }},
                              {track, height});
  ImGui::GetWindowDrawList()->AddText(
      {area.x + track + 8, area.y + 0.5f * (area.height - ImGui::GetFontSize())},
      imColor(frame.palette().faint), text.c_str());
}

}  // namespace

void drawTransport(const SessionFrame& frame, const Layout& layout) {
  const Rect bar = layout.transport;
  ImGui::GetWindowDrawList()->AddLine({bar.x, bar.y}, {bar.x + bar.width, bar.y},
                                      imColor(frame.palette().border));
  const TransportLayout parts = transportOf(bar, frame.palette().textSize);
  drawButtons(frame, parts.buttons);
  drawScrubber(frame, parts.scrubber, parts.counter);
  drawSpeed(frame, parts.speed);
}

}  // namespace queens
