#include <array>

#include "ui/panel.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {

void drawTabs(const Model& model, const Fonts& fonts, Rect area, bool withCode, Reaction& reaction) {
  struct Tab {
    Message name;
    Tabs which;
  };
  constexpr std::array<Tab, 5> kTabs = {{{Message::code, Tabs::code},
                                         {Message::state, Tabs::variables},
                                         {Message::statistics, Tabs::counts},
                                         {Message::log, Tabs::log},
                                         {Message::count, Tabs::count}}};
  const Tabs shown = model.tab == Tabs::code && !withCode ? Tabs::variables : model.tab;
  const Tabs first = withCode ? Tabs::code : Tabs::variables;
  ImGui::SetCursorScreenPos({area.x, area.y});
  for (const Tab& each : kTabs) {
    if (each.which == Tabs::code && !withCode) continue;
    if (each.which == Tabs::count && !model.counting->available) continue;
    if (each.which != first) ImGui::SameLine(0, 2);
    if (tab(say(model, each.name).c_str(), each.which == shown, model.palette)) {
      reaction.commands.push_back({Action::setTab, static_cast<double>(each.which)});
    }
  }
  const float top = 2.3f * model.palette.textSize;
  const Rect inside = {area.x, area.y + top, area.width, area.height - top};
  if (shown == Tabs::code) {
    drawCode(model, fonts, inside, reaction);
    return;
  }
  ImGui::SetCursorScreenPos({inside.x, inside.y});
  const ScrollPanel panel("tab", {inside.width, inside.height}, reaction);
  if (shown == Tabs::variables) drawState(model, fonts, reaction);
  if (shown == Tabs::counts) drawCounters(model, fonts);
  if (shown == Tabs::log) drawLog(model, fonts, reaction.commands);
  if (shown == Tabs::count) drawCount(model, fonts, reaction.commands);
}

}  // namespace queens
