#include "ui/toolbar/toolbar.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ui/controls/guides.hpp"

namespace queens {
namespace {

// How wide things are. On the smallest screens buttons stand closer and "n = 8" is just "8".
struct Measures {
  bool slim;    // too little room for what other places offer too
  bool titled;  // room for the product's name
  Vec2 button;
  std::string_view sizeLabel;
  float sizeText;  // width of the widest board size
  float variant;   // width of the name of the search
};

Measures measure(const Frame& frame, float width) {
  const float unit = frame.palette().textSize;
  const bool slim = width < 44 * unit;
  const bool tiny = width < 29 * unit;
  const std::string_view label = tiny ? "" : "n = ";
  const ScopedFont mono(frame.fonts.mono, unit);
  const float sizeText = textWidth(std::string(label) + "32") + 4;
  // The name of the search comes first, but no button becomes too small for a finger.
  const float name = (slim ? 9.2f : 12) * unit;
  const float signs = slim ? 4 : 3;
  const float share = (width - name - sizeText - 16) / signs;
  const float side = frame.controls.target(2.4f * unit);
  const Vec2 button = {frame.model.touch ? side : std::clamp(share, 2 * unit, 2.4f * unit), side};
  const float left = width - signs * button.x - sizeText - 16;
  // A program that is changed on purpose has a long one.
  const bool changed = frame.model.sessions.front().program.bug != Bug::none;
  const float variant = changed && width >= 76 * unit ? 20 * unit : std::min(name, left);
  return {slim, width >= 53.5f * unit, button, label, sizeText, variant};
}

// The board size between a minus and a plus.
void drawSize(const Frame& frame, const Measures& measures) {
  const int n = frame.session().n;
  // A recording has one board size.
  const bool changes = !frame.session().program.recording;
  const Vec2 button = measures.button;
  Controls& controls = frame.controls;
  controls.iconButton({.id = frame.id("n/smaller"),
                       .name = frame.say(Message::smallerBoard),
                       .key = "[",
                       .command = frame.ask(ask::Grow{-1}),
                       .enabled = changes && n > 1},
                      Icon::minus, button);
  ImGui::SameLine(0, 0);
  const std::string text = std::string(measures.sizeLabel) + std::to_string(n);
  const ScopedFont mono(frame.fonts.mono, frame.palette().textSize);
  const float width = measures.sizeText;
  const Vec2 at = ImGui::GetCursorScreenPos();
  const Rect place = {at.x, at.y, width, button.y};
  fillText(at + (place.size() - textSize(text)) * 0.5f, text, frame.palette().ink);
  frame.read("n", "n = " + std::to_string(n), place);
  ImGui::Dummy({width, button.y});
  ImGui::SameLine(0, 0);
  controls.iconButton({.id = frame.id("n/larger"),
                       .name = frame.say(Message::largerBoard),
                       .key = "]",
                       .command = frame.ask(ask::Grow{1}),
                       .enabled = changes && n < kMaxN},
                      Icon::plus, button);
}

// The menu of languages, each under its own name.
MenuSpec languageMenu(const Frame& frame) {
  const std::optional<Language> chosen = frame.model.preferences.language;
  const std::string now(table(frame.model.language).name);
  MenuSpec menu = {
      .id = "language", .name = frame.say(Message::language), .value = now, .key = "L", .hint = now};
  menu.options.push_back({.name = frame.say(Message::languageAuto),
                          .command = ask::SetLanguage{std::nullopt},
                          .chosen = !chosen});
  for (std::size_t i = 0; i < kLanguages.size(); ++i) {
    const auto language = static_cast<Language>(i);
    menu.options.push_back({.name = std::string(table(language).name),
                            .command = ask::SetLanguage{language},
                            .chosen = chosen == language});
  }
  return menu;
}

MenuSpec themeMenu(const Frame& frame) {
  const auto name = [&](std::size_t theme) { return frame.say(Message::themeAuto + theme); };
  const auto now = static_cast<std::size_t>(frame.model.preferences.theme);
  MenuSpec menu = {
      .id = "theme", .name = frame.say(Message::theme), .value = name(now), .key = "T", .hint = name(now)};
  for (std::size_t i = 0; i < kThemeNames.size(); ++i)
    menu.options.push_back(
        {.name = name(i), .command = ask::SetTheme{static_cast<Theme>(i)}, .chosen = i == now});
  return menu;
}

MenuSpec baseMenu(const Frame& frame) {
  const int now = frame.model.preferences.base;
  MenuSpec menu = {.id = "base", .name = frame.say(Message::base)};
  for (const int base : {0, 1}) {
    menu.options.push_back({.name = frame.say(Message::baseFrom, {{"number", base}}),
                            .note = base == 1 ? frame.say(Message::baseNote) : "",
                            .command = ask::CountFrom{base},
                            .chosen = now == base});
  }
  return menu;
}

// Buttons with words, the most important one first. A slim toolbar has them in a menu, where the name of the
// student's program comes first because the toolbar only has room for one word of it.
std::vector<ButtonSpec> wordButtons(const Frame& frame, bool slim) {
  std::vector<ButtonSpec> specs = {guideButton(frame, Guide::lesson, "lesson"),
                                   guideButton(frame, Guide::program, "program")};
  if (slim) std::swap(specs[0], specs[1]);
  if (!frame.model.comparing)
    specs.push_back({.id = "race",
                     .name = frame.say(Message::race),
                     .command = AppAction::race,
                     .hint = frame.say(Message::raceHint)});
  specs.push_back(guideButton(frame, Guide::present, "present"));
  return specs;
}

// Rarely used commands. @param left the buttons that have no room in the toolbar
[[gnu::noinline]] MenuSpec moreMenu(const Frame& frame, std::span<const ButtonSpec> left, bool slim) {
  MenuSpec menu = {.id = "more", .name = frame.say(Message::more), .hint = frame.say(Message::moreHint)};
  const auto add = [&](const ButtonSpec& spec) {
    if (!frame.controls.allows(spec.command)) return;
    menu.options.push_back({.name = spec.name, .command = spec.command});
  };
  const auto command = [&](Message name, Command what) {
    add({.id = {}, .name = frame.say(name), .command = std::move(what)});
  };
  for (const ButtonSpec& each : left) add(each);
  if (frame.model.framed) command(Message::fullPage, ask::ShowDialog{Dialog::page});
  add(guideButton(frame, Guide::share, {}));
  add(guideButton(frame, Guide::legend, {}));
  command(Message::chart, AppAction::toggleChart);
  command(Message::log, ask::ShowPanel{"log"});
  if (frame.model.counting->available) command(Message::count, ask::ShowPanel{"count"});
  command(Message::first, frame.ask(SearchAction::toStart));
  if (frame.session().timeline.solutionsBefore() > 0)
    command(Message::previousSolution, frame.ask(SearchAction::previousSolution));
  command(Message::lastSeen, frame.ask(SearchAction::toLastSeen));
  command(Message::reset, frame.ask(SearchAction::reset));
  command(Message::help, AppAction::toggleHelp);
  std::vector<MenuSpec> menus = {languageMenu(frame), themeMenu(frame), baseMenu(frame)};
  if (slim) menus.insert(menus.begin(), stepSizeMenu(frame));
  for (const MenuSpec& each : menus) {
    for (OptionSpec option : each.options) {
      if (!frame.controls.allows(option.command)) continue;
      option.name = frame.say(Message::choiceOf, {{"what", each.name}, {"choice", option.name}});
      option.apart = true;
      menu.options.push_back(std::move(option));
    }
  }
  return menu;
}

// Draws as many buttons as have room, from right to left. Returns their number.
std::size_t drawWords(const Frame& frame, std::span<const ButtonSpec> specs, Rect bar, float left,
                      float right) {
  const float height = frame.controls.target(ImGui::GetFrameHeight());
  std::vector<float> widths;
  float taken = 0;
  for (const ButtonSpec& each : specs) {
    const float width = textWidth(each.name) + 2 * frame.palette().textSize;
    const bool first = widths.empty();
    if (!first && left + taken + width + 8 > right) break;
    widths.push_back(first ? std::min(width, right - left) : width);
    taken += widths.back() + 8;
  }
  // Drawn from left to right, as the Tab key goes through them.
  float x = right - taken + 8;
  for (std::size_t i = widths.size(); i-- > 0;) {
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - height)});
    frame.controls.wordButton(specs[i], {widths[i], height});
    x += widths[i] + 8;
  }
  return widths.size();
}

}  // namespace

void drawToolbar(const Frame& frame, Rect bar) {
  const Palette& palette = frame.palette();
  const Measures measures = measure(frame, bar.width);
  const bool slim = measures.slim;
  const Vec2 button = measures.button;
  const float top = bar.y + 0.5f * (bar.height - button.y);
  strokeLine({bar.x, bar.bottom()}, {bar.right(), bar.bottom()}, palette.border);
  float x = bar.x + leftEdge(bar.width, palette.textSize);
  if (measures.titled) {
    const ScopedFont strong(frame.fonts.strong, palette.heading());
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - ImGui::GetFontSize())});
    ImGui::TextUnformatted("Queenscope");
    x += textWidth("Queenscope") + 24;
  }
  const float frameHeight = frame.controls.target(ImGui::GetFrameHeight());
  ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - frameHeight)});
  // Of two searches each has its own over its board.
  if (!frame.model.comparing) {
    drawSearchMenu(frame, Message::search, measures.variant);
    x += measures.variant + (slim ? 2.0f : 16.0f);
  }
  ImGui::SetCursorScreenPos({x, top});
  drawSize(frame, measures);
  const float right = bar.right() - (slim ? 2 : 1) * button.x - (slim ? 4 : 12);
  const std::vector<ButtonSpec> words = wordButtons(frame, slim);
  std::size_t drawn = 0;
  if (!slim) drawn = drawWords(frame, words, bar, ImGui::GetItemRectMax().x + 16, right - 8);
  ImGui::SetCursorScreenPos({right, top});
  if (slim) {
    ButtonSpec write = guideButton(frame, Guide::program, "program");
    write.face = frame.say(Message::yourProgramShort);
    frame.controls.iconButton(write, Icon::write, button);
    ImGui::SameLine(0, 0);
  }
  frame.controls.menuSign(moreMenu(frame, std::span(words).subspan(drawn), slim), button);
}

}  // namespace queens
