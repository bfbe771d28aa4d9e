#include "ui/chart/chart_parts.hpp"

#include <cmath>
#include <utility>

#include "text/title.hpp"
#include "ui/controls/marks.hpp"

namespace queens {
namespace {

MenuSpec treeMenu(const Frame& frame, const ChartHeader& header) {
  const bool isTree = header.nodes.has_value();
  MenuSpec menu = {.id = frame.id("tree/more"),
                   .name = frame.say(isTree ? Message::treeMenu : Message::curve),
                   .value = {}};
  const auto add = [&](Message name, Command command, bool useful) {
    if (useful) menu.options.push_back({.name = frame.say(name), .command = std::move(command)});
  };
  const bool onward = !frame.session().timeline.atEnd();
  add(Message::chartIn, header.in.command, header.in.enabled);
  add(Message::chartOut, header.out.command, header.out.enabled);
  add(Message::chartFit, header.fit.command, header.fit.enabled);
  add(Message::stepOver, frame.ask(SearchAction::stepOver), onward && isTree);
  add(Message::stepOut, frame.ask(SearchAction::stepOut), onward && isTree);
  add(Message::nextDeadEnd, frame.ask(SearchAction::nextDeadEnd), onward && isTree);
  if (!isTree) return menu;
  menu.options.push_back(
      {.name = frame.say(Message::treeForm),
       .note = frame.say(Message::treeFormHint),
       .command = AppAction::toggleTree,
       .chosen = showsTree(frame.model.preferences, frame.session().program, frame.session().n),
       .apart = true});
  return menu;
}

// Explains the marks of nodes side by side, as far as there is room.
void drawKey(const Frame& frame, const NodesInSight& nodes, Rect area, float left) {
  const bool dots = nodes.form == NodeForm::dot;
  struct Mark {
    Message message;
    std::optional<Fate> fate;  // nullopt for a refused square
    bool seen = true;
  };
  const bool looksAhead = info(frame.session().variant()).looksAhead;
  const Mark marks[] = {{Message::nodeNow, Fate::present},
                        {Message::nodeSolved, Fate::solved},
                        {looksAhead ? Message::nodeWipeout : Message::nodeDead, Fate::deadEnd},
                        {Message::nodeRefused, {}, nodes.twigs},
                        {Message::nodeSolution, Fate::solution, dots || nodes.form == NodeForm::board},
                        {Message::nodeVain, Fate::vain, dots},
                        {Message::nodeToCome, Fate::toCome, nodes.ghosts}};
  const float em = ImGui::GetFontSize();
  const float side = std::round(0.6f * em);
  const auto write = [&](Message message, float before) {
    const std::string name = frame.say(message);
    const float words = left + em + before;
    const float end = words + textWidth(name);
    if (end > area.right()) return false;
    fillText({words, area.y + 0.5f * (area.height - em)}, name, frame.palette().faint);
    left = end;
    return true;
  };
  for (const Mark& each : marks) {
    if (!each.seen) continue;
    const Rect sample = {left + em, area.y, side, area.height};
    if (!write(each.message, side + 8)) return;
    if (each.fate) {
      drawNodeSample(frame.palette(), sample, side, nodes.form, *each.fate);
    } else {
      const Vec2 end = {sample.x + 0.5f * side, area.y + 0.5f * area.height + 0.15f * em};
      drawRefusal(end - Vec2{0, 0.6f * em}, end, 0.25f * em, frame.palette().faint, 1);
    }
  }
  if (nodes.folds && nodes.form != NodeForm::bar) write(Message::nodeFolded, 0);
}

}  // namespace

bool showsTree(const Preferences& preferences, const Program& program, int n) {
  if (info(program.variant).movesQueens) return false;
  if (preferences.tree == TreeForm::bars || preferences.tree == TreeForm::boards)
    return preferences.tree == TreeForm::boards;
  return SearchTree::isWhole(program, n);
}

float stepsOf(float ratio) {
  return std::log(ratio) / std::log(1.25f);
}

void drawChartHeader(Frame& frame, Rect area, const ChartHeader& header) {
  frame.nodes = header.nodes;
  const bool bare = frame.model.asked || frame.session().firstParts == FirstParts::picture;
  float right = area.right();
  if (!bare) {
    right -= area.height;
    ImGui::SetCursorScreenPos({right, area.y});
    const MenuSpec menu = treeMenu(frame, header);
    frame.controls.menuSign(menu, {area.height, area.height});
  }
  const ScopedFont font(frame.fonts.text, frame.palette().small());
  // Of two searches it is one.
  const std::string text =
      !frame.model.comparing
          ? header.text
          : frame.say(Message::ofSearch, {{"search", titleOf(frame.session().program, frame.model.language)},
                                          {"what", header.text}});
  frame.read("tree/range", text, area);
  // On narrow screens the buttons leave it no room in which it could be read.
  const float em = sizeWithin(text, right - area.x - 4);
  if (em < frame.palette().smallest(0.6f)) return;
  const float words = textWidth(text);
  // On a phone the explanation of the marks is worth more than the name.
  const bool named = !header.keyed || area.width >= 32 * frame.palette().textSize;
  if (named) {
    fillText({area.x, area.y + 0.5f * (area.height - em)}, text, frame.palette().faint, em);
  }
  if (header.keyed && header.nodes) {
    drawKey(frame, *header.nodes, {area.x, area.y, right - area.x - 8, area.height},
            named ? area.x + words : area.x - em);
  }
}

}  // namespace queens
