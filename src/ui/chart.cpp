#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "board/board_picture.hpp"
#include "ui/chart_bars.hpp"
#include "ui/parts.hpp"
#include "ui/tip.hpp"

namespace queens {
namespace {

// CSS px to a sample of the search.
constexpr float kColumn = 1;
// So far the pointer may slip and it is still a click.
constexpr float kSlip = 4;
constexpr float kButtonStep = 3;  // turns of the wheel
// What asks for all positions.
constexpr Outline::Range kAll = {0, 0};

Command lookAt(const SessionFrame& frame, Outline::Range range) {
  return frame.ask(ask::LookAt{range.from, range.to});
}

// A button at x of the header; x goes on to the next, which stands left of it.
void drawButton(const SessionFrame& frame, Rect area, float& x, ButtonSpec spec, Icon icon) {
  x -= area.height;
  ImGui::SetCursorScreenPos({x, area.y});
  spec.id = frame.id("tree/" + spec.id);
  frame.frame.controls.iconButton(spec, icon, {area.height, area.height});
}

// What part of the search is seen, and the buttons that change it. For fingers and keys, as the wheel does it
// too.
void drawHeader(const SessionFrame& frame, const ChartPlot& plot, Rect area) {
  const Frame& all = frame.frame;
  const std::uint64_t end = frame.session.lineEnd();
  const bool whole = plot.range == Outline::Range{0, end};
  const float middle = plot.area.x + 0.5f * plot.area.width;
  float x = area.x + area.width;
  const auto add = [&](const char* id, Message name, Icon icon, Outline::Range range, bool enabled) {
    drawButton(frame, area, x,
               {.id = id, .name = all.say(name), .command = lookAt(frame, range), .enabled = enabled}, icon);
  };
  const auto move = [&](const char* id, Message name, const char* key, Icon icon, SessionCommand command) {
    drawButton(frame, area, x,
               {.id = id,
                .name = all.say(name),
                .key = key,
                .command = frame.ask(std::move(command)),
                .enabled = !frame.session.timeline().atEnd()},
               icon);
  };
  add("fit", Message::chartFit, Icon::fit, kAll, !whole);
  add("in", Message::chartIn, Icon::plus, plot.zoomed(middle, kButtonStep, end),
      plot.zoomed(middle, kButtonStep, end) != plot.range);
  add("out", Message::chartOut, Icon::minus, plot.zoomed(middle, -kButtonStep, end), !whole);
  x -= 0.5f * area.height;
  move("next-dead-end", Message::nextDeadEnd, "D", Icon::deadEnd, ask::NextDeadEnd{});
  move("step-out", Message::stepOut, "U", Icon::out, ask::StepOut{});
  move("step-over", Message::stepOver, "O", Icon::over, ask::StepOver{});
  const std::string text =
      whole ? all.say(Message::chart)
            : all.say(Message::chartRange, {{"from", plot.range.from}, {"to", plot.range.to}});
  const ScopedFont font(all.fonts, all.fonts.text, frame.palette().smallest(0.87f));
  // On the narrowest screens the buttons leave it less room than it takes.
  const float em = sizeWithin(text, x - area.x - 4);
  ImGui::GetWindowDrawList()->AddText(nullptr, em, {area.x, area.y + 0.5f * (area.height - em)},
                                      imColor(frame.palette().faint), text.c_str());
  frame.frame.controls.read(Role::text, frame.id("tree/range"), text, {}, area);
}

// The board as it was at a place of the chart, as small as it can be told apart.
void drawMoment(const SessionFrame& frame, const ChartPlot& plot, std::size_t column, float x) {
  const Outline::Sample& sample = frame.session.outline().at(column);
  if (sample.standing < 0) return;
  const BoardState state = boardOf(frame.session.variant(), frame.session.n(),
                                   {sample.places.data(), static_cast<std::size_t>(sample.standing)});
  const float side = std::round(8 * frame.palette().textSize);
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float left = std::clamp(x - 0.5f * side, 4.0f, std::max(4.0f, screen.x - side - 4));
  const float top = std::max(4.0f, plot.area.y - side - 2.2f * frame.palette().textSize);
  ImGui::SetNextWindowPos({left, top});
  ImGui::SetNextWindowSize({side, side});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
  ImGui::Begin("moment", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav);
  frame.frame.pictures.add(
      frame.frame.fonts,
      boardPicture({.state = state, .palette = frame.palette(), .geometry = {{left, top}, side, state.n}}));
  ImGui::GetWindowDrawList()->AddRect({left, top}, {left + side, top + side}, imColor(frame.palette().faint));
  ImGui::End();
  ImGui::PopStyleVar();
}

// A click goes there, the wheel zooms, what is drawn aside moves, a double click shows all. Returns whether
// it is pointed at.
bool listen(const SessionFrame& frame, const ChartPlot& plot) {
  Frame& all = frame.frame;
  const std::uint64_t end = frame.session.lineEnd();
  const ImGuiIO& io = ImGui::GetIO();
  ImGui::SetCursorScreenPos({plot.area.x, plot.area.y});
  ImGui::InvisibleButton("tree", {plot.area.width, plot.area.height});
  all.reaction.scrollable.push_back(plot.area);
  const auto look = [&](Outline::Range range) {
    if (range != plot.range) all.reaction.commands.push_back(lookAt(frame, range));
  };
  const bool dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] > kSlip * kSlip;
  if (ImGui::IsItemActive() && dragged) {
    // Where a position takes many pixels, they are gathered until they make one.
    const Outline::Range moved = plot.moved(-ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0).x, end);
    if (moved != plot.range) ImGui::ResetMouseDragDelta(ImGuiMouseButton_Left);
    look(moved);
  }
  if (ImGui::IsItemDeactivated() && !dragged) {
    const std::uint64_t known =
        frame.session.timeline().total().value_or(frame.session.timeline().explored());
    all.reaction.commands.push_back(frame.ask(ask::Seek{std::min(known, plot.position(io.MousePos.x))}));
  }
  if (!ImGui::IsItemHovered()) return false;
  ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  if (io.MouseWheel != 0) look(plot.zoomed(io.MousePos.x, io.MouseWheel, end));
  if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) look(kAll);
  return true;
}

}  // namespace

void drawChart(const SessionFrame& frame, const Layout& layout, Session& session) {
  const Palette& palette = frame.palette();
  const Rect place = layout.chart;
  const float unit = palette.textSize;
  const TransportLayout transport = transportOf(layout.transport, unit, true, layout.toolbar.empty());
  const float knob = 0.47f * unit;
  const float header = std::min(1.9f * unit, 0.3f * place.height);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddLine({place.x, place.y}, {place.x + place.width, place.y}, imColor(palette.border));
  const ChartPlot plot = {{transport.scrubber.x + knob, place.y + header + 4,
                           transport.scrubber.width - 2 * knob, place.height - header - 8},
                          session.lookedAt(),
                          session.n()};
  session.lookAround(static_cast<std::size_t>(std::max(16.0f, plot.area.width / kColumn)));
  const std::vector<Outline::Bar> bars = session.outline().bars(kThinnest);
  drawRowNumbers(frame, plot, place.x + 10);
  drawBars(frame, plot, bars);
  const bool pointed = listen(frame, plot);
  drawHeader(frame, plot, {place.x + 10, place.y + 2, place.width - 20, header});
  if (!pointed) return;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const std::size_t columns = session.outline().columns();
  const float share = (mouse.x - plot.area.x) / plot.area.width;
  const auto column = std::min(columns - 1, static_cast<std::size_t>(share * static_cast<float>(columns)));
  drawMoment(frame, plot, column, mouse.x);
  if (const Outline::Bar* bar = barAt(plot, bars, column, mouse.y)) {
    const Rect about = areaOf(plot, columns, *bar);
    drawTip(palette, frame.frame.fonts, {mouse.x, about.y, 1, about.height}, nameOf(frame, *bar),
            tellOf(frame, *bar));
  }
}

}  // namespace queens
