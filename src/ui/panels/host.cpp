#include <algorithm>
#include <utility>

#include "ui/controls/scroll_panel.hpp"
#include "ui/panels/panels.hpp"

namespace queens {
namespace {

// The tab of the board on the smallest screens. Its contents are not drawn here.
constexpr Panel kBoardPanel = {.id = kBoardTab, .title = Message::boardTab, .hint = Message::boardHint};

void show(const Panel& panel, const Frame& frame, Rect area) {
  if (area.height <= 0) return;
  ImGui::SetCursorScreenPos(area.position());
  if (panel.ownScrolling) {
    ImGui::BeginChild(panel.id.data(), {area.width, area.height});
    panel.draw(frame);
    ImGui::EndChild();
    return;
  }
  const ScrollPanel scrolling(panel.id.data(), {area.width, area.height}, frame.reaction);
  panel.draw(frame);
}

std::vector<const Panel*> offered(const Model& model, const Layout& layout) {
  std::vector<const Panel*> tabs;
  if (layout.boardIsTab) tabs.push_back(&kBoardPanel);
  for (const Panel& each : panels()) {
    const bool elsewhere =
        (!layout.code.empty() || model.arrangement.writing) && each.id == panels().front().id;
    if (model.asked && each.id != model.panel && !(layout.boardIsTab && each.id == model.preferences.panel))
      continue;
    const bool listed = !each.rare || model.preferences.view != View::full || each.id == model.panel;
    if (!elsewhere && listed && (!each.available || each.available(model))) tabs.push_back(&each);
  }
  return tabs;
}

const Panel& shownOf(const std::vector<const Panel*>& tabs, const Model& model) {
  const auto chosen = std::ranges::find(tabs, model.panel, &Panel::id);
  if (chosen != tabs.end()) return **chosen;
  // This search does not have the chosen panel, but its room.
  const auto other = std::ranges::find_if(tabs, [](const Panel* each) { return each->draw != nullptr; });
  return other == tabs.end() ? *tabs.front() : **other;
}

// Least scale of the letters, and of the gaps, that lets all tabs fit side by side.
constexpr float kTightest = 0.78f;
constexpr float kClosest = 0.45f;
constexpr float kBetween = 2;  // CSS px

// The one that is shown is scrolled to when it changes, with a part of its neighbours.
void keepInSight(bool shown, std::size_t index) {
  int& followed = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("shown"), -1);
  if (!shown || std::exchange(followed, static_cast<int>(index)) == static_cast<int>(index)) return;
  ImGui::SetScrollHereX(0.5f);
}

// Where tabs go on beyond the end of the row they fade into the page.
void fadeOut(const Palette& palette, Rect row) {
  const float size = 1.6f * palette.textSize;
  const ImU32 page = imColor(palette.page);
  const ImU32 none = imColor(palette.page.faded(0));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float right = row.right();
  if (ImGui::GetScrollX() < ImGui::GetScrollMaxX())
    list.AddRectFilledMultiColor({right - size, row.y}, {right, row.bottom()}, none, page, page, none);
  if (ImGui::GetScrollX() > 0)
    list.AddRectFilledMultiColor(row.position(), {row.x + size, row.bottom()}, page, none, none, page);
}

// Side by side, a little smaller and closer if need be; where there is no room even for that, the row
// scrolls.
void drawTabs(const Frame& frame, const std::vector<const Panel*>& tabs, const Panel& shown, Rect row) {
  Controls& controls = frame.controls;
  float width = 0;
  for (const Panel* each : tabs) width += controls.tabWidth(frame.say(each->title)) + kBetween;
  const float least = std::max(kTightest, frame.palette().least);
  const float share = std::clamp(row.width / width, least, 1.0f);
  const ScopedFont font(frame.fonts.text, share * frame.palette().textSize);
  const auto widthAt = [&](float close) {
    float sum = 0;
    for (const Panel* each : tabs)
      sum += controls.target(controls.tabWidth(frame.say(each->title), close)) + kBetween * share * close;
    return sum;
  };
  float close = 1;
  if (widthAt(kClosest) <= row.width)
    while (widthAt(close) > row.width) close = std::max(kClosest, close - 0.05f);
  ImGui::SetCursorScreenPos(row.position());
  const ScrollPanel scrolling("tabs", {row.width, row.height}, frame.reaction, ScrollPanel::Kind::row);
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    if (i > 0) ImGui::SameLine(0, kBetween * share * close);
    const Panel& tab = *tabs[i];
    const bool on = tab.id == shown.id;
    controls.tab({.id = frame.id("panel/" + std::string(tab.id)),
                  .name = frame.say(tab.title),
                  .command = ask::ShowPanel{tab.id},
                  .on = on,
                  .hint = frame.say(tab.hint)},
                 close);
    keepInSight(on, i);
  }
  fadeOut(frame.palette(), row);
}

void drawSheetButton(const Frame& frame, Rect side) {
  const float size = frame.controls.target(2.1f * frame.palette().textSize);
  const bool up = frame.model.arrangement.sheet;
  ImGui::SetCursorScreenPos({side.right() - size, side.y});
  frame.controls.iconButton({.id = frame.id("sheet"),
                             .name = frame.say(up ? Message::panelDown : Message::panelUp),
                             .command = AppAction::toggleSheet,
                             .on = up},
                            up ? Icon::down : Icon::up, {size, size});
}

void drawDividers(const Frame& frame, const Layout& layout) {
  Controls& controls = frame.controls;
  const auto percent = [](float share) {
    return std::to_string(static_cast<int>(100 * share + 0.5f)) + " %";
  };
  if (!layout.columnDivider.empty()) {
    const float share = (layout.columnDivider.x + 0.5f * layout.columnDivider.width) / layout.columnRoom;
    controls.divider(
        {.id = frame.id("divider/column"),
         .name = frame.say(Message::boardShare),
         .value = percent(share),
         .hint = frame.say(Message::dividerHint),
         .now = static_cast<double>(share),
         .set = [](double to) -> Command { return ask::SetColumnSplit{static_cast<float>(to)}; }},
        layout.columnDivider, true, 0, layout.columnRoom, ask::SetColumnSplit{});
  }
  if (!layout.panelDivider.empty()) {
    const float top = layout.code.y;
    const float share = layout.code.height / layout.panelRoom;
    controls.divider({.id = frame.id("divider/panel"),
                      .name = frame.say(Message::programShare),
                      .value = percent(share),
                      .hint = frame.say(Message::dividerHint),
                      .now = static_cast<double>(share),
                      .set = [](double to) -> Command { return ask::SetPanelSplit{static_cast<float>(to)}; }},
                     layout.panelDivider, false, top, top + layout.panelRoom, ask::SetPanelSplit{});
  }
}

}  // namespace

void drawPanels(const Frame& frame, const Layout& layout) {
  Controls& controls = frame.controls;
  if (!layout.code.empty()) {
    controls.enter(Region::program);
    show(panels().front(), frame, layout.code);
  }
  if (layout.side.empty()) return;
  controls.enter(Region::panels);
  const std::vector<const Panel*> tabs = offered(frame.model, layout);
  const Panel& shown = shownOf(tabs, frame.model);
  const float unit = frame.palette().textSize;
  const Rect side = layout.side;
  const float button = layout.sheetable ? controls.target(2.1f * unit) + 0.3f * unit : 0;
  drawTabs(frame, tabs, shown, {side.x, side.y, side.width - button, controls.target(2.1f * unit)});
  if (layout.sheetable) drawSheetButton(frame, side);
  const float top = tabsHeight(unit, frame.model.touch);
  if (shown.draw) show(shown, frame, {side.x, side.y + top, side.width, side.height - top});
  drawDividers(frame, layout);
}

void addNeeds(const Model& model, const Layout& layout, OnScreen& shown) {
  const auto add = [&](const Panel& panel) {
    if (panel.needs) panel.needs(model, shown);
  };
  if (!layout.code.empty()) add(panels().front());
  const float top = tabsHeight(model.palette.textSize, model.touch);
  if (layout.side.height > top) add(shownOf(offered(model, layout), model));
}

}  // namespace queens
