#include "ui/transport/transport.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "ui/controls/guides.hpp"
#include "ui/transport/speed_scale.hpp"

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
  std::optional<Message> hint = {};
};

// Around the button just drawn, at which the reader is waited for.
void drawRing(const Palette& palette) {
  constexpr Vec2 kOff = {3, 3};
  strokeRect(ImGui::GetItemRectMin() - kOff, ImGui::GetItemRectMax() + kOff, palette.attacked, 3, 8);
}

// The middle one is filled.
void drawButtons(const Frame& frame, Rect area) {
  const Snapshot& session = frame.session();
  const Timeline& timeline = session.timeline;
  const bool busy = session.moving();
  const bool atStart = timeline.position() == 0 && session.linesAhead == 0;
  const bool atEnd = timeline.atEnd();
  const std::array<Button, kButtons> buttons = {{
      {"back", Message::back, "←", Icon::back, SearchAction::back, !atStart},
      {"play", busy ? Message::pause : Message::play, "Space", busy ? Icon::pause : Icon::play,
       SearchAction::playOrPause, true, true, Message::playHint},
      {"step", Message::step, "→", Icon::step, SearchAction::step, !atEnd},
      {"next-solution", Message::nextSolution, "N", Icon::nextSolution, SearchAction::nextSolution, !atEnd},
  }};
  const float width = area.width / static_cast<float>(buttons.size());
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const Button& button = buttons[i];
    ImGui::SetCursorScreenPos({area.x + width * static_cast<float>(i), area.y});
    frame.controls.iconButton({.id = "transport/" + std::string(button.id),
                               .name = frame.say(button.name),
                               .key = button.key,
                               .command = frame.ask(button.command),
                               .enabled = button.enabled,
                               .primary = button.primary,
                               .hint = button.hint ? frame.say(*button.hint) : std::string()},
                              button.icon, {width, area.height});
    // The sentence asks for this button.
    if (button.primary && session.restsInFirst) drawRing(frame.palette());
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
  if (frame.session().showsFirst) return frame.say(Message::toldSlowly);
  const double rounded = std::round(speed);
  const bool crooked = speed < 9.5 && std::abs(speed - rounded) > 0.05;
  const auto number = [&](std::string_view name) {
    return crooked ? Argument(name, shortNumber(speed)) : Argument(name, std::llround(rounded));
  };
  const StepSize stepSize = frame.session().stepSize;
  if (stepSize == StepSize::line) return frame.say(Message::linesPerSecond, {number("lines")});
  if (stepSize == StepSize::turn) return frame.say(Message::turnsPerSecond, {number("turns")});
  if (stepSize == StepSize::queen) return frame.say(Message::queensPerSecond, {number("queens")});
  return frame.say(Message::eventsPerSecond, {number("events")});
}

// Two digits are enough to say, and to keep in an address.
double rounded(double speed) {
  const double step = std::pow(10, std::floor(std::log10(speed)) - 1);
  return std::round(speed / step) * step;
}

void drawStepSize(const Frame& frame, Rect area) {
  const float unit = frame.palette().textSize;
  const MenuSpec menu = stepSizeMenu(frame);
  // A size that cannot be chosen says nothing to the reader.
  if (area.empty() || !frame.controls.offers(menu)) return;
  const float height = std::min(area.height, frame.controls.target(2.3f * unit));
  ImGui::SetCursorScreenPos({area.x, area.y + 0.5f * (area.height - height)});
  const ScopedFont font(frame.fonts.text, std::min(unit, 0.62f * height));
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, Vec2{0.6f * unit, 0});
  frame.controls.menuButton(menu, {area.width, height});
  ImGui::PopStyleVar();
}

void drawSpeed(const Frame& frame, Rect area) {
  const double speed = frame.session().speed;
  if (!frame.controls.allows(frame.ask(ask::SetSpeed{speed}))) return;
  const std::string text = speedText(frame, speed);
  const float unit = frame.palette().textSize;
  const float height = std::min(frame.controls.target(28), area.height);
  ImGui::SetCursorScreenPos({area.x, area.y + 0.5f * (area.height - height)});
  const ScopedFont font(frame.fonts.text, std::min(1.0f, area.width / (14 * unit)) * unit);
  const float words = textWidth(frame.say(Message::eventsPerSecond, {{"events", 1000}}));
  // Longer than that it only takes room from what can be read.
  constexpr float kLongest = 160;
  const float track = std::min(kLongest, std::max(0.4f * area.width, area.width - words - 10));
  frame.controls.slider(
      {.id = frame.id("speed"),
       .name = frame.say(Message::speed),
       .value = text,
       .key = "+ −",
       .now = markOfSpeed(speed),
       .most = kSpeedMarks,
       .set = [session = frame.sessionIndex](double mark) -> Command {
         const double wanted = speedAtMark(mark);
         return ask::OfSession{session, ask::SetSpeed{wanted < kFastest ? rounded(wanted) : wanted}};
       }},
      {track, height});
  // The track keeps its length; a long number gets smaller letters.
  const float room = area.width - track - 8;
  const float em = sizeWithin(text, room);
  fillText({area.x + track + 8, area.y + 0.5f * (area.height - em)}, text, frame.palette().faint, em);
}

// Its name, where there is room for it.
void drawChartButton(const Frame& frame, Rect area, bool shown) {
  const ButtonSpec spec = {.id = frame.id("chart"),
                           .name = frame.say(Message::chart),
                           .key = "G",
                           .command = AppAction::toggleChart,
                           .on = shown,
                           .hint = frame.say(Message::chartHint)};
  ImGui::SetCursorScreenPos(area.position());
  const ScopedFont font(frame.fonts.text, frame.palette().small());
  if (textWidth(spec.name) + 8 <= area.width)
    frame.controls.wordButton(spec, {area.width, area.height}, false);
  else
    frame.controls.iconButton(spec, Icon::chart, {area.width, area.height});
}

}  // namespace

void drawTransport(const Frame& frame, const Layout& layout) {
  const Rect bar = layout.transport;
  if (layout.stage) return drawLandmarks(frame, bar);
  strokeLine(bar.position(), {bar.right(), bar.y}, frame.palette().border);
  const TransportLayout parts =
      transportOf(bar, frame.palette().textSize, layout.chartOverLine(), layout.toolbar.empty());
  drawButtons(frame, parts.buttons);
  drawScrubber(frame, parts.scrubber, parts.counter, bar.y);
  // Where the tree is shown anyway, a menu hides it.
  if (layout.hasRoomForChart && !parts.chart.empty() && (layout.chart.empty() || layout.toolbar.empty()) &&
      frame.model.preferences.view != View::tree)
    drawChartButton(frame, parts.chart, !layout.chart.empty());
  if (!parts.legend.empty()) {
    ImGui::SetCursorScreenPos(parts.legend.position());
    frame.controls.iconButton(guideButton(frame, Guide::legend, "legend"), Icon::legend,
                              {parts.legend.width, parts.legend.height});
  }
  drawStepSize(frame, parts.stepSize);
  drawSpeed(frame, parts.speed);
}

}  // namespace queens
