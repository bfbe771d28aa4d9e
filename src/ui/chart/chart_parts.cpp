#include "ui/chart/chart_parts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "text/title.hpp"
#include "ui/controls/node_marks.hpp"

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
         .enabled = !frame_.session.timeline.atEnd()},
        icon);
  }
  void leaveGap() { x_ -= 0.5f * area_.height; }
  float left() const { return x_; }

 private:
  const SessionFrame& frame_;
  Rect area_;
  float x_;
};

// Explains the marks of nodes side by side, as far as there is room.
void drawKey(const SessionFrame& frame, const NodesInSight& nodes, Rect area, float left) {
  constexpr std::pair<Message, Fate> kMarks[] = {{Message::nodeNow, Fate::present},
                                                 {Message::nodeSolved, Fate::solved},
                                                 {Message::nodeDead, Fate::deadEnd},
                                                 {Message::nodeToCome, Fate::toCome}};
  const float em = ImGui::GetFontSize();
  const float side = std::round(0.6f * em);
  for (const auto& [message, fate] : kMarks) {
    if (fate == Fate::toCome && !nodes.ghosts) continue;
    const std::string name = frame.frame.say(message);
    const float words = left + em + side + 8;
    const float end = words + ImGui::CalcTextSize(name.c_str()).x;
    if (end > area.x + area.width) return;
    drawNodeSample(frame.palette(), {left + em, area.y, side, area.height}, side, nodes.form, fate);
    ImGui::GetWindowDrawList()->AddText({words, area.y + 0.5f * (area.height - em)},
                                        imColor(frame.palette().faint), name.c_str());
    left = end;
  }
}

}  // namespace

bool showsTree(const Preferences& preferences, const Program& program, int n) {
  if (preferences.tree == TreeForm::bars || preferences.tree == TreeForm::boards)
    return preferences.tree == TreeForm::boards;
  return SearchTree::isWhole(program, n);
}

float stepsOf(float ratio) {
  return std::log(ratio) / std::log(1.25f);
}

void drawChartHeader(const SessionFrame& frame, Rect area, const ChartHeader& header) {
  const Frame& all = frame.frame;
  frame.frame.nodes = header.nodes;
  Buttons buttons(frame, area);
  buttons.look("fit", Message::chartFit, Icon::fit, header.fit);
  buttons.look("in", Message::chartIn, Icon::plus, header.in);
  buttons.look("out", Message::chartOut, Icon::minus, header.out);
  buttons.leaveGap();
  buttons.add({.id = "form",
               .name = all.say(Message::treeForm),
               .key = "Shift+G",
               .command = AppAction::toggleTree,
               .on = showsTree(all.model.preferences, frame.session.program, frame.session.n),
               .hint = all.say(Message::treeFormHint)},
              Icon::tree);
  buttons.leaveGap();
  buttons.move("next-dead-end", Message::nextDeadEnd, "D", Icon::deadEnd, SearchAction::nextDeadEnd);
  buttons.move("step-out", Message::stepOut, "U", Icon::out, SearchAction::stepOut);
  buttons.move("step-over", Message::stepOver, "O", Icon::over, SearchAction::stepOver);
  const ScopedFont font(all.fonts, all.fonts.text, frame.palette().small());
  // Of two searches it is one.
  const std::string text =
      !all.model.comparing
          ? header.text
          : all.say(Message::ofSearch,
                    {{"search", titleOf(frame.session.program, all.model.language)}, {"what", header.text}});
  frame.frame.controls.read(Role::text, frame.id("tree/range"), text, {}, area);
  // On narrow screens the buttons leave it no room in which it could be read.
  const float em = sizeWithin(text, buttons.left() - area.x - 4);
  if (em < frame.palette().smallest(0.6f)) return;
  ImGui::GetWindowDrawList()->AddText(nullptr, em, {area.x, area.y + 0.5f * (area.height - em)},
                                      imColor(frame.palette().faint), text.c_str());
  const float words = ImGui::CalcTextSize(text.c_str()).x;
  drawKey(frame, header.nodes, {area.x, area.y, buttons.left() - area.x - 8, area.height}, area.x + words);
}

}  // namespace queens
