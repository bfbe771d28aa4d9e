#include <algorithm>

#include "ui/panel.hpp"
#include "ui/parts.hpp"
#include "ui/scroll_panel.hpp"

namespace queens {
namespace {

void show(const Panel& panel, const SessionFrame& frame, Rect area, Session& session) {
  if (panel.prepare) panel.prepare(frame.frame.model, session);
  ImGui::SetCursorScreenPos({area.x, area.y});
  if (panel.ownScrolling) {
    ImGui::BeginChild(panel.id.data(), {area.width, area.height});
    panel.draw(frame);
    ImGui::EndChild();
    return;
  }
  const ScrollPanel scrolling(panel.id.data(), {area.width, area.height}, frame.frame.reaction);
  panel.draw(frame);
}

}  // namespace

void drawPanels(const SessionFrame& frame, const Layout& layout, Session& session) {
  const Model& model = frame.frame.model;
  const Panel& first = panels().front();
  const bool apart = !layout.code.empty();
  if (apart) {
    frame.frame.controls.enter(Region::program);
    show(first, frame, layout.code, session);
  }
  if (layout.side.empty()) return;
  frame.frame.controls.enter(Region::panels);
  std::vector<const Panel*> offered;
  for (const Panel& each : panels()) {
    const bool elsewhere = apart && each.id == first.id;
    if (!elsewhere && (!each.available || each.available(model))) offered.push_back(&each);
  }
  const auto chosen = std::find_if(offered.begin(), offered.end(),
                                   [&](const Panel* each) { return each->id == model.panel; });
  const Panel& shown = chosen == offered.end() ? *offered.front() : **chosen;
  ImGui::SetCursorScreenPos({layout.side.x, layout.side.y});
  for (const Panel* each : offered) {
    if (each != offered.front()) ImGui::SameLine(0, 2);
    frame.frame.controls.tab({.id = frame.id("panel/" + std::string(each->id)),
                              .name = frame.frame.say(each->title),
                              .command = ask::ShowPanel{each->id},
                              .on = each == &shown});
  }
  const float top = 2.3f * frame.palette().textSize;
  const Rect area = {layout.side.x, layout.side.y + top, layout.side.width, layout.side.height - top};
  show(shown, frame, area, session);
}

}  // namespace queens
