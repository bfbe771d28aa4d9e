#include "ui/overlays/overlays.hpp"

#include <algorithm>
#include <span>

#include "ui/controls/scroll_panel.hpp"
#include "ui/overlays/cards.hpp"

namespace queens {
namespace {

constexpr ImGuiWindowFlags kVeil = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;
constexpr ImGuiChildFlags kCard = ImGuiChildFlags_AutoResizeX | ImGuiChildFlags_AutoResizeY |
                                  ImGuiChildFlags_Borders | ImGuiChildFlags_AlwaysAutoResize;

// A card as large as what is in it, but not larger than the room; what does not fit is scrolled to.
void beginCard(Vec2 at, Vec2 pivot, Vec2 room) {
  ImGui::SetNextWindowSizeConstraints({0, 0}, room);
  ImGui::SetNextWindowPos(at, ImGuiCond_Always, pivot);
  ImGui::BeginChild("card", {0, 0}, kCard);
}

void drawMenu(const Frame& frame, Vec2 screen) {
  MenuSpec menu = *frame.controls.openMenu();
  const Rect button = frame.controls.openMenuButton();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, Vec2{6, 6});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, Vec2{0, 0});
  float width = button.width - 12;
  const float small = frame.palette().small() / frame.palette().textSize;
  for (const OptionSpec& each : menu.options) {
    // A long note takes several lines.
    const float note = std::min(small * textWidth(each.note), 30 * frame.palette().textSize);
    const float tick = each.apart ? 1.6f * frame.palette().textSize : 0;
    const float name = textWidth(each.name) + tick;
    width = std::max(width, std::max(name, note) + 1.4f * frame.palette().textSize);
  }
  const float bar = ImGui::GetStyle().ScrollbarSize;
  width = std::min(width, screen.x - 28 - bar);
  const auto linesHigh = [&] {
    float sum = 0;
    for (const OptionSpec& each : menu.options) sum += frame.controls.optionHeight(each, width);
    return sum;
  };
  // On small screens all that there is to choose from is more than what each of it means; what stands apart
  // is explained last.
  for (const bool apart : {true, false}) {
    if (linesHigh() <= screen.y - 26) break;
    for (OptionSpec& each : menu.options)
      if (each.apart == apart) each.note.clear();
  }
  const float lines = linesHigh();
  const float height = lines + 18;
  const float x = std::min(button.x, screen.x - width - 24);
  // Below the button, or where that is too low as far down as there is room.
  const float y = std::max(4.0f, std::min(button.bottom() + 4, screen.y - height - 4));
  beginCard({x, y}, {0, 0}, {screen.x - 8, screen.y - y - 4});
  {
    const float room = screen.y - y - 22;
    const ScrollPanel panel("menu", {lines > room ? width + bar : width, std::min(lines, room)},
                            frame.reaction);
    for (std::size_t i = 0; i < menu.options.size(); ++i)
      frame.controls.option(menu.id, i, menu.options[i], width);
  }
  ImGui::EndChild();
  ImGui::PopStyleVar(2);
}

// The effect of a click beside the welcome. The toolbar and Play stay usable because they look so.
Command besideWelcome(std::span<const Record> drawn) {
  const Vec2 at = ImGui::GetIO().MousePos;
  for (const Record& each : drawn) {
    if (!each.area.contains(at)) continue;
    if (each.id == "transport/play") return AppAction::playFirst;
    if (each.region == Region::toolbar && each.enabled && each.command) return *each.command;
  }
  return AppAction::closeOverlay;
}

void drawCard(const Frame& frame, const Layout& layout, Vec2 screen) {
  const CardStyle style(frame.palette());
  if (frame.controls.openMenu()) return drawMenu(frame, screen);
  const Overlay::Kind kind = frame.model.overlay.kind;
  const float em = frame.palette().textSize;
  const float x = layout.board.right() + 12;
  const float width = screen.x - x - 8;
  // The legend is beside the board if there is space, so that both are visible.
  const bool beside = kind == Overlay::Kind::legend && !layout.board.empty() && width >= 26 * em;
  if (beside)
    beginCard({x, 8}, {0, 0}, {width, screen.y - 16});
  else
    beginCard(screen * 0.5f, {0.5f, 0.5f}, screen - Vec2{16, 16});
  if (kind == Overlay::Kind::legend)
    drawLegend(frame, layout, screen, beside ? width - 44 : 56 * em);
  else if (kind == Overlay::Kind::welcome)
    drawWelcome(frame, screen);
  else
    drawHelp(frame, screen);
  ImGui::EndChild();
}

}  // namespace

void drawOverlay(const Frame& frame, const Layout& layout, Vec2 screen) {
  const bool welcome = frame.model.overlay.kind == Overlay::Kind::welcome;
  if (!frame.controls.openMenu() && !frame.model.overlay.isText() && !welcome) return;
  frame.controls.enter(Region::overlay);
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(screen);
  ImGui::SetNextWindowFocus();
  ImGui::Begin("overlay", nullptr, kVeil);
  // A click beside the overlay does not reach the controls below it.
  if (ImGui::InvisibleButton("veil", screen)) {
    frame.reaction.commands.push_back(welcome ? besideWelcome(frame.controls.records())
                                              : AppAction::closeOverlay);
    // The next press is the first of what then lies there, not the second of two.
    ImGui::GetIO().MouseClickedTime[ImGuiMouseButton_Left] = -1;
  }
  drawCard(frame, layout, screen);
  ImGui::End();
}

}  // namespace queens
