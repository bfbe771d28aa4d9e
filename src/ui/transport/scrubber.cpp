#include "ui/transport/transport.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "board/board_state.hpp"
#include "ui/controls/moment.hpp"

namespace queens {
namespace {

// Marks where solutions were found, as finely as the checkpoints tell.
void drawSolutionMarks(const Frame& frame, Vec2 from, float length, float span) {
  const auto& moments = frame.session().timeline.checkpoints().all();
  const Color color = frame.palette().solved;
  const float half = frame.palette().textSize / 15;
  float lastX = -10;
  for (std::size_t i = 1; i < moments.size(); ++i) {
    const auto kind = EventKind::solution;
    if (moments[i].counters.of(kind) == moments[i - 1].counters.of(kind)) continue;
    const float x = from.x + length * static_cast<float>(moments[i].position) / span;
    if (x - lastX < 1 || x > from.x + length) continue;
    fillRect({x - half, from.y - 9 * half}, {x + half, from.y - 3 * half}, color, half);
    lastX = x;
  }
}

// Where a press would lead.
std::string tellPlace(const Frame& frame, double position, std::uint64_t known) {
  const auto wanted = static_cast<std::uint64_t>(std::llround(position));
  const bool finished = frame.session().timeline.total().has_value();
  return frame.say(finished ? Message::scrubberTip : Message::scrubberTipOpen,
                   {{"position", std::min(known, wanted)}, {"total", known}});
}

// Number of events that may be replayed in a frame to show a position; takes a fraction of a millisecond.
constexpr std::uint64_t kAtOnce = 4096;

// The board at the position under the pointer. If that is far from every checkpoint, it is a slightly earlier
// one; the difference is less than the scrubber can show.
[[gnu::noinline]] void drawThere(const Frame& frame, std::uint64_t position, Vec2 at) {
  const Timeline& timeline = frame.session().timeline;
  Moment there = timeline.checkpoints().before(position);
  if (position - there.position <= kAtOnce) there.skipTo(position);
  drawMoment(frame, boardState(there.search, nullptr), at);
}

}  // namespace

void drawScrubber(const Frame& frame, Rect area, Rect counter, float above) {
  const Timeline& timeline = frame.session().timeline;
  const Palette& palette = frame.palette();
  const std::uint64_t end = frame.session().end;
  const auto span = static_cast<float>(end);
  const float knob = 0.47f * palette.textSize;
  const float half = 0.28f * knob;
  const float length = std::max(1.0f, area.width - 2 * knob);
  const Vec2 from = {area.x + knob, area.y + 0.5f * area.height};

  std::string text = frame.number(frame.session().onBoard().position);
  if (timeline.total()) text += " / " + frame.number(*timeline.total());
  // Only what has been explored can be gone to at once.
  const std::uint64_t known = timeline.total().value_or(std::max(timeline.explored(), std::uint64_t{1}));
  std::optional<double> pointed;
  frame.controls.track({.id = frame.id("scrubber"),
                        .name = frame.say(Message::positionName),
                        .value = text,
                        .now = static_cast<double>(timeline.position()),
                        .most = static_cast<double>(end),
                        .set = [session = frame.sessionIndex, known](double position) -> Command {
                          const auto wanted = static_cast<std::uint64_t>(std::llround(position));
                          return ask::OfSession{session, ask::Seek{std::min(known, wanted)}};
                        },
                        .tell =
                            [&](double position) {
                              pointed = position;
                              return tellPlace(frame, position, known);
                            }},
                       area, from.x, from.x + length);
  // While the scrubber is dragged, the board itself shows the position; and a finger hides everything above
  // it.
  const ImGuiIO& io = ImGui::GetIO();
  if (pointed && io.MouseSource != ImGuiMouseSource_TouchScreen && !ImGui::IsMouseDown(ImGuiMouseButton_Left))
    drawThere(frame, std::min(timeline.explored(), static_cast<std::uint64_t>(std::llround(*pointed))),
              {io.MousePos.x, above - 6});

  const auto x = [&](std::uint64_t position) {
    return from.x + length * std::min(1.0f, static_cast<float>(position) / span);
  };
  fillRect({from.x, from.y - half}, {from.x + length, from.y + half}, palette.border, half);
  fillRect({from.x, from.y - half}, {x(timeline.explored()), from.y + half}, palette.faint, half);
  fillRect({from.x, from.y - half}, {x(timeline.position()), from.y + half}, palette.accent, half);
  drawSolutionMarks(frame, from, length, span);
  fillCircle({x(timeline.position()), from.y}, knob, palette.accent);

  if (frame.session().pursuing) text += " …";
  const std::string_view open = timeline.total() ? "" : " / ?";
  // Letters of JetBrains Mono are 0.6 em wide. Long numbers on a short line get smaller letters.
  const float fitting = (counter.width - knob) / (0.6f * static_cast<float>(text.size() + open.size()));
  const ScopedFont mono(frame.fonts.mono, std::min(palette.small(), fitting));
  const float top = counter.y + 0.5f * (counter.height - ImGui::GetFontSize());
  fillText({counter.x, top}, text, palette.ink);
  const float width = textWidth(text);
  frame.read("counter", frame.say(Message::positionName) + ": " + text + std::string(open), counter);
  fillText({counter.x + width, top}, open, palette.faint);
}

}  // namespace queens
