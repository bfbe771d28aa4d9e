#include <array>
#include <cmath>
#include <cstdio>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

struct Button {
  Message name;
  const char* key;
  Icon icon;
  Action action;
  bool enabled;
};

// The middle one is filled.
void drawButtons(const Model& model, Rect area, Commands& commands) {
  const Timeline& timeline = model.timeline;
  const bool atStart = timeline.position() == 0;
  const bool atEnd = timeline.atEnd();
  const std::array<Button, kButtons> buttons = {{
      {Message::first, "Home", Icon::first, Action::first, !atStart},
      {Message::previousSolution, "P", Icon::previousSolution, Action::previousSolution,
       timeline.solutionsBefore() > 0},
      {Message::back, "←", Icon::back, Action::back, !atStart},
      {model.playing ? Message::pause : Message::play, "Space", model.playing ? Icon::pause : Icon::play,
       Action::playOrPause, model.playing || !atEnd},
      {Message::step, "→", Icon::step, Action::step, !atEnd},
      {Message::nextSolution, "N", Icon::nextSolution, Action::nextSolution, !atEnd},
      {Message::lastSeen, "End", Icon::last, Action::last, timeline.position() < timeline.furthest()},
  }};
  const float width = area.width / static_cast<float>(buttons.size());
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const Button& button = buttons[i];
    ImGui::SetCursorScreenPos({area.x + width * static_cast<float>(i), area.y});
    ImGui::PushID(static_cast<int>(i));
    const ButtonLook look = {.enabled = button.enabled, .primary = button.action == Action::playOrPause};
    if (iconButton(withKey(model, button.name, button.key).c_str(), button.icon, {width, area.height},
                   model.palette, look)) {
      commands.push_back({button.action});
    }
    ImGui::PopID();
  }
}

// Two digits are all that matters of a number below ten.
std::string shortNumber(double value) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.2g", value);
  return text.data();
}

std::string speedText(const Model& model) {
  if (model.speed >= kFastest) return say(model, Message::fullSpeed);
  if (model.speed < 0.95)
    return say(model, Message::secondsPerEvent, {{"seconds", shortNumber(1 / model.speed)}});
  const double rounded = std::round(model.speed);
  if (model.speed < 9.5 && std::abs(model.speed - rounded) > 0.05) {
    return say(model, Message::eventsPerSecond, {{"events", shortNumber(model.speed)}});
  }
  return say(model, Message::eventsPerSecond, {{"events", static_cast<std::int64_t>(rounded)}});
}

// Logarithmic: from one event in two seconds to as fast as the machine goes.
void drawSpeed(const Model& model, Rect area, Commands& commands) {
  const double decades = std::log(kFastest / kSlowest);
  float share = static_cast<float>(std::log(model.speed / kSlowest) / decades);
  ImGui::SetCursorScreenPos({area.x, area.y + 0.5f * (area.height - 28)});
  const float track = 0.52f * area.width;
  if (slider("speed", share, {track, 28}, model.palette)) {
    double speed = kSlowest * std::exp(decades * static_cast<double>(share));
    if (share > 0.985f) speed = kFastest;
    // Two digits are enough to say, and to keep in an address.
    const double step = std::pow(10, std::floor(std::log10(speed)) - 1);
    commands.push_back({Action::setSpeed, std::round(speed / step) * step});
  }
  const std::string text = speedText(model);
  ImGui::GetWindowDrawList()->AddText(
      {area.x + track + 8, area.y + 0.5f * (area.height - ImGui::GetFontSize())},
      imColor(model.palette.faint), text.c_str());
}

}  // namespace

void drawTransport(const Model& model, const Fonts& fonts, const Layout& layout, Commands& commands) {
  const Rect bar = layout.transport;
  if (!layout.narrow) {
    ImGui::GetWindowDrawList()->AddLine({bar.x, bar.y}, {bar.x + bar.width, bar.y},
                                        imColor(model.palette.border));
  }
  const TransportLayout parts = transportOf(layout, model.palette.textSize);
  drawButtons(model, parts.buttons, commands);
  drawScrubber(model, fonts, parts.scrubber, commands);
  if (!parts.speed.empty()) drawSpeed(model, parts.speed, commands);
}

}  // namespace queens
