#include <algorithm>

#include "ui/panel.hpp"
#include "ui/parts.hpp"
#include "ui/scroll_panel.hpp"

namespace queens {
namespace {

// What a tab leads to: a panel, or on the smallest screens the board.
struct Tab {
  std::string_view id;
  Message title;
  Message hint;
  const Panel* panel;  // nullptr: the board
};

void show(const Panel& panel, const SessionFrame& frame, Rect area, Session& session) {
  if (area.height <= 0) return;
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

std::vector<Tab> offered(const Model& model, const Layout& layout) {
  std::vector<Tab> tabs;
  if (layout.boardIsTab) tabs.push_back({kBoardTab, Message::boardTab, Message::boardHint, nullptr});
  for (const Panel& each : panels()) {
    const bool elsewhere = !layout.code.empty() && each.id == panels().front().id;
    if (!elsewhere && (!each.available || each.available(model)))
      tabs.push_back({each.id, each.title, each.hint, &each});
  }
  return tabs;
}

// Letters may be so much smaller for tabs to find room side by side.
constexpr float kTightest = 0.78f;

// Side by side, a little smaller if need be; where there is no room for that, one button that opens a list.
void drawTabs(const SessionFrame& frame, const std::vector<Tab>& tabs, const Tab& shown, float room) {
  const Frame& all = frame.frame;
  Controls& controls = frame.frame.controls;
  float width = 0;
  for (const Tab& each : tabs) width += controls.tabWidth(all.say(each.title)) + 2;
  const float share = std::min(1.0f, room / width);
  if (share >= std::max(kTightest, frame.palette().least)) {
    const ScopedFont font(all.fonts, all.fonts.text, share * frame.palette().textSize);
    for (const Tab& each : tabs) {
      if (&each != &tabs.front()) ImGui::SameLine(0, 2 * share);
      controls.tab({.id = frame.id("panel/" + std::string(each.id)),
                    .name = all.say(each.title),
                    .command = ask::ShowPanel{each.id},
                    .on = each.id == shown.id,
                    .hint = all.say(each.hint),
                    .tipAbove = true});
    }
    return;
  }
  MenuSpec menu = {.id = frame.id("panel"),
                   .name = all.say(Message::panel),
                   .value = all.say(shown.title),
                   .hint = all.say(shown.hint)};
  for (const Tab& each : tabs) {
    menu.options.push_back({.name = all.say(each.title),
                            .note = all.say(each.hint),
                            .command = ask::ShowPanel{each.id},
                            .chosen = each.id == shown.id});
  }
  controls.menuButton(menu, {std::min(room, 11 * frame.palette().textSize), 0}, all.model.menu == menu.id);
}

void drawSheetButton(const SessionFrame& frame, Rect side) {
  const float size = 2.1f * frame.palette().textSize;
  const bool up = frame.frame.model.sheet;
  ImGui::SetCursorScreenPos({side.x + side.width - size, side.y});
  frame.frame.controls.iconButton({.id = frame.id("sheet"),
                                   .name = frame.frame.say(up ? Message::panelDown : Message::panelUp),
                                   .command = ask::ToggleSheet{},
                                   .on = up},
                                  up ? Icon::down : Icon::up, {size, size});
}

void drawDividers(const SessionFrame& frame, const Layout& layout) {
  const Frame& all = frame.frame;
  Controls& controls = frame.frame.controls;
  const auto percent = [](float share) {
    return std::to_string(static_cast<int>(100 * share + 0.5f)) + " %";
  };
  if (!layout.columnDivider.empty()) {
    const float share = (layout.columnDivider.x + 0.5f * layout.columnDivider.width) / layout.columnRoom;
    controls.divider(
        {.id = frame.id("divider/column"),
         .name = all.say(Message::boardShare),
         .value = percent(share),
         .hint = all.say(Message::dividerHint),
         .now = static_cast<double>(share),
         .set = [](double to) -> Command { return ask::SetColumnSplit{static_cast<float>(to)}; }},
        layout.columnDivider, true, 0, layout.columnRoom, ask::SetColumnSplit{});
  }
  if (!layout.panelDivider.empty()) {
    const float top = layout.code.y;
    const float share = layout.code.height / layout.panelRoom;
    controls.divider({.id = frame.id("divider/panel"),
                      .name = all.say(Message::programShare),
                      .value = percent(share),
                      .hint = all.say(Message::dividerHint),
                      .now = static_cast<double>(share),
                      .set = [](double to) -> Command { return ask::SetPanelSplit{static_cast<float>(to)}; }},
                     layout.panelDivider, false, top, top + layout.panelRoom, ask::SetPanelSplit{});
  }
}

}  // namespace

void drawPanels(const SessionFrame& frame, const Layout& layout, Session& session) {
  Controls& controls = frame.frame.controls;
  if (!layout.code.empty()) {
    controls.enter(Region::program);
    show(panels().front(), frame, layout.code, session);
  }
  if (layout.side.empty()) return;
  controls.enter(Region::panels);
  const std::vector<Tab> tabs = offered(frame.frame.model, layout);
  const auto chosen = std::find_if(tabs.begin(), tabs.end(),
                                   [&](const Tab& each) { return each.id == frame.frame.model.panel; });
  const Tab& shown = chosen == tabs.end() ? tabs.front() : *chosen;
  const float unit = frame.palette().textSize;
  const Rect side = layout.side;
  if (layout.sheetable && frame.frame.model.sheet) {
    // Drawn up, it covers what lies below.
    ImGui::GetWindowDrawList()->AddRectFilled({side.x - 12, side.y - 4},
                                              {side.x + side.width + 12, side.y + side.height + 4},
                                              imColor(frame.palette().page));
  }
  ImGui::SetCursorScreenPos({side.x, side.y});
  drawTabs(frame, tabs, shown, side.width - (layout.sheetable ? 2.4f * unit : 0));
  if (layout.sheetable) drawSheetButton(frame, side);
  const float top = 2.3f * unit;
  if (shown.panel) show(*shown.panel, frame, {side.x, side.y + top, side.width, side.height - top}, session);
  drawDividers(frame, layout);
}

}  // namespace queens
