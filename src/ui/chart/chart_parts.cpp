#include "ui/chart/chart_parts.hpp"

#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"

namespace queens {
namespace {

// Puts buttons from the right end of an area on to the left.
class Buttons {
 public:
  Buttons(const SessionFrame& frame, Rect area) : frame_(frame), area_(area), x_(area.x + area.width) {}

  void add(ButtonSpec spec, Icon icon) {
    x_ -= area_.height;
    ImGui::SetCursorScreenPos({x_, area_.y});
    spec.id = frame_.id("tree/" + spec.id);
    frame_.frame.controls.iconButton(spec, icon, {area_.height, area_.height});
  }
  void look(const char* id, Message name, Icon icon, const ChartHeader::Look& to) {
    add({.id = id, .name = frame_.frame.say(name), .command = to.command, .enabled = to.enabled}, icon);
  }
  void move(const char* id, Message name, const char* key, Icon icon, SessionCommand command) {
    add({.id = id,
         .name = frame_.frame.say(name),
         .key = key,
         .command = frame_.ask(std::move(command)),
         .enabled = !frame_.session.timeline().atEnd()},
        icon);
  }
  void leaveGap() { x_ -= 0.5f * area_.height; }
  float left() const { return x_; }

 private:
  const SessionFrame& frame_;
  Rect area_;
  float x_;
};

// What the marks of a node mean, beside each other from a place on, as far as there is room for all.
void drawKey(const SessionFrame& frame, Rect area, float left) {
  const Palette& palette = frame.palette();
  const struct {
    Message name;
    Color edge;
    bool foot;
  } marks[] = {{Message::nodeNow, palette.accent, false},
               {Message::nodeDead, palette.faint, true},
               {Message::nodeSolved, palette.solved, false}};
  const float side = 0.6f * ImGui::GetFontSize();
  const float gap = ImGui::GetFontSize();
  float width = 0;
  for (const auto& each : marks)
    width += gap + side + 5 + ImGui::CalcTextSize(frame.frame.say(each.name).c_str()).x;
  if (left + width > area.x + area.width) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float middle = area.y + 0.5f * area.height;
  for (const auto& each : marks) {
    const std::string name = frame.frame.say(each.name);
    const ImVec2 from = {left + gap, std::floor(middle - 0.5f * side)};
    const ImVec2 to = {from.x + side, from.y + side};
    list.AddRectFilled(from, to, imColor(palette.darkSquare));
    if (each.foot) list.AddRectFilled({from.x, to.y - 3}, to, imColor(palette.attacked));
    list.AddRect(from, to, imColor(each.edge), 0, 0, each.foot ? 1.0f : 2.0f);
    list.AddText({to.x + 5, middle - 0.5f * ImGui::GetFontSize()}, imColor(palette.faint), name.c_str());
    left = to.x + 5 + ImGui::CalcTextSize(name.c_str()).x;
  }
}

}  // namespace

bool showsTree(const Preferences& preferences, const Session& session) {
  if (preferences.tree == TreeForm::bars || preferences.tree == TreeForm::boards)
    return preferences.tree == TreeForm::boards;
  return SearchTree::isWhole(session.program(), session.n());
}

float stepsOf(float ratio) {
  return std::log(ratio) / std::log(1.25f);
}

void drawChartHeader(const SessionFrame& frame, Rect area, const ChartHeader& header) {
  const Frame& all = frame.frame;
  Buttons buttons(frame, area);
  buttons.look("fit", Message::chartFit, Icon::fit, header.fit);
  buttons.look("in", Message::chartIn, Icon::plus, header.in);
  buttons.look("out", Message::chartOut, Icon::minus, header.out);
  buttons.leaveGap();
  buttons.add({.id = "form",
               .name = all.say(Message::treeForm),
               .key = "Shift+G",
               .command = ask::ToggleTree{},
               .on = showsTree(all.model.preferences, frame.session),
               .hint = all.say(Message::treeFormHint)},
              Icon::tree);
  buttons.leaveGap();
  buttons.move("next-dead-end", Message::nextDeadEnd, "D", Icon::deadEnd, ask::NextDeadEnd{});
  buttons.move("step-out", Message::stepOut, "U", Icon::out, ask::StepOut{});
  buttons.move("step-over", Message::stepOver, "O", Icon::over, ask::StepOver{});
  const ScopedFont font(all.fonts, all.fonts.text, frame.palette().smallest(0.87f));
  frame.frame.controls.read(Role::text, frame.id("tree/range"), header.text, {}, area);
  // On narrow screens the buttons leave it no room in which it could be read.
  const float em = sizeWithin(header.text, buttons.left() - area.x - 4);
  if (em < frame.palette().smallest(0.6f)) return;
  ImGui::GetWindowDrawList()->AddText(nullptr, em, {area.x, area.y + 0.5f * (area.height - em)},
                                      imColor(frame.palette().faint), header.text.c_str());
  const float words = ImGui::CalcTextSize(header.text.c_str()).x;
  drawKey(frame, {area.x, area.y, buttons.left() - area.x - 8, area.height}, area.x + words);
}

void drawMoment(const SessionFrame& frame, const BoardState& state, Vec2 at) {
  const float side = std::round(8 * frame.palette().textSize);
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float left = std::clamp(at.x - 0.5f * side, 4.0f, std::max(4.0f, screen.x - side - 4));
  const float top = std::max(4.0f, at.y - side - 2.2f * frame.palette().textSize);
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

}  // namespace queens
