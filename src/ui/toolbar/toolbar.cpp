#include "ui/toolbar/toolbar.hpp"

#include <algorithm>
#include <string>

#include "ui/controls/guides.hpp"
#include "ui/toolbar/search_menu.hpp"

namespace queens {
namespace {

// How wide things are. On the smallest screens buttons stand closer and "n = 8" is just "8".
struct Measures {
  bool slim;    // too little room for what other places offer too
  bool few;     // a phone: the signs are fewer, and large enough for a finger
  bool titled;  // room for the product's name
  bool shared;  // there is room for commands that also have a key
  ImVec2 button;
  std::string_view sizeLabel;
  float sizeText;  // width of the widest board size
  float variant;   // width of the name of the search
};

Measures measure(const Frame& frame, float width) {
  const float unit = frame.palette().textSize;
  const bool slim = width < 44 * unit;
  const bool tiny = width < 29 * unit;
  const std::string_view label = tiny ? "" : "n = ";
  const ScopedFont mono(frame.fonts, frame.fonts.mono, unit);
  const float sizeText = ImGui::CalcTextSize((std::string(label) + "32").c_str()).x + 4;
  // The name of the search comes first, but no button becomes too small for a finger.
  const float name = (slim ? 9.2f : 12) * unit;
  const bool few = frame.model.touch && width < 60 * unit;
  const float signs = few ? 4 : 6;
  const float share = (width - name - sizeText - 16) / signs;
  const float side = frame.controls.target(2.4f * unit);
  const ImVec2 button = {frame.model.touch ? side : std::clamp(share, 2 * unit, 2.4f * unit), side};
  const float left = width - signs * button.x - sizeText - 16;
  // A program that is changed on purpose has a long one.
  const bool changed = frame.model.sessions.front().program.bug != Bug::none;
  const float variant = changed && width >= 76 * unit ? 20 * unit : std::min(name, left);
  return {slim, few, width >= 53.5f * unit, width >= 56 * unit, button, label, sizeText, variant};
}

// The board size between a minus and a plus.
void drawSize(const SessionFrame& frame, const Measures& measures) {
  const int n = frame.session.n;
  // A recording has one board size.
  const bool changes = !frame.session.program.recording;
  const ImVec2 button = measures.button;
  Controls& controls = frame.frame.controls;
  controls.iconButton({.id = frame.id("n/smaller"),
                       .name = frame.frame.say(Message::smallerBoard),
                       .key = "[",
                       .command = frame.ask(ask::Grow{-1}),
                       .enabled = changes && n > 1},
                      Icon::minus, button);
  ImGui::SameLine(0, 0);
  const std::string text = std::string(measures.sizeLabel) + std::to_string(n);
  const ScopedFont mono(frame.frame.fonts, frame.frame.fonts.mono, frame.palette().textSize);
  const float width = measures.sizeText;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float textWidth = ImGui::CalcTextSize(text.c_str()).x;
  ImGui::GetWindowDrawList()->AddText(
      {at.x + 0.5f * (width - textWidth), at.y + 0.5f * (button.y - ImGui::GetFontSize())},
      imColor(frame.palette().ink), text.c_str());
  controls.read(Role::text, frame.id("n"), "n = " + std::to_string(n), {}, {at.x, at.y, width, button.y});
  ImGui::Dummy({width, button.y});
  ImGui::SameLine(0, 0);
  controls.iconButton({.id = frame.id("n/larger"),
                       .name = frame.frame.say(Message::largerBoard),
                       .key = "]",
                       .command = frame.ask(ask::Grow{1}),
                       .enabled = changes && n < kMaxN},
                      Icon::plus, button);
}

ButtonSpec resetButton(const SessionFrame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.frame.say(Message::reset),
          .key = "R",
          .command = frame.ask(SearchAction::reset),
          .hint = frame.frame.say(Message::resetHint)};
}

ButtonSpec helpButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::help),
          .key = "?",
          .command = AppAction::toggleHelp,
          .hint = frame.say(Message::helpHint)};
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

void drawLanguage(const Frame& frame, ImVec2 size) {
  const MenuSpec menu = languageMenu(frame);
  const std::string_view tag = table(frame.model.language).tag;
  const std::string letters = {static_cast<char>(tag[0] - 32), static_cast<char>(tag[1] - 32)};
  frame.controls.menuSign(menu, std::nullopt, letters, size, isMenuOf(frame.model.overlay, menu.id));
}

void drawTheme(const Frame& frame, ImVec2 size) {
  const MenuSpec menu = themeMenu(frame);
  frame.controls.menuSign(menu, Icon::theme, {}, size, isMenuOf(frame.model.overlay, menu.id));
}

// On a phone there is no room for all icons, so rarely used commands are in one list.
[[gnu::noinline]] void drawMore(const SessionFrame& session, ImVec2 size) {
  const Frame& frame = session.frame;
  MenuSpec menu = {
      .id = "more", .name = frame.say(Message::more), .value = {}, .hint = frame.say(Message::moreHint)};
  const auto add = [&](const ButtonSpec& spec) {
    menu.options.push_back({.name = spec.name, .note = spec.hint, .command = spec.command});
  };
  add(lessonButton(frame, {}));
  add(tourButton(frame, {}));
  add(shareButton(frame, {}));
  add(resetButton(session, {}));
  add(helpButton(frame, {}));
  for (const MenuSpec& each : {languageMenu(frame), themeMenu(frame)}) {
    for (OptionSpec option : each.options) {
      option.name = frame.say(Message::choiceOf, {{"what", each.name}, {"choice", option.name}});
      option.apart = true;
      menu.options.push_back(std::move(option));
    }
  }
  frame.controls.menuSign(menu, Icon::more, {}, size, isMenuOf(frame.model.overlay, menu.id));
}

// Draws the explanations: the lesson, the tour if there is room, and the legend, as an icon if there is no
// room for its name.
void drawGuides(const Frame& frame, Rect bar, float left, float right, ImVec2 button) {
  const float height = frame.controls.target(ImGui::GetFrameHeight());
  const auto widthOf = [&](Message name) {
    return ImGui::CalcTextSize(frame.say(name).c_str()).x + 2 * frame.palette().textSize;
  };
  // The legend's sign fits beside what is put there.
  const float least = button.x + 8;
  const float lesson = std::min(widthOf(Message::lesson), right - least - left);
  float taken = lesson + 8;
  const bool toured = right - taken - widthOf(Message::tour) - least >= left;
  if (toured) taken += widthOf(Message::tour) + 8;
  const float word = widthOf(Message::legendTitle);
  const bool written = right - taken - word >= left;
  // Drawn from left to right, as the Tab key goes through them.
  float x = right - taken - (written ? word : button.x);
  const auto put = [&](const ButtonSpec& spec, float width) {
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - height)});
    frame.controls.wordButton(spec, {width, height});
    x += width + 8;
  };
  if (written) {
    put(legendButton(frame, "legend"), word);
  } else {
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - button.y)});
    frame.controls.iconButton(legendButton(frame, "legend"), Icon::legend, button);
    x += button.x + 8;
  }
  if (toured) put(tourButton(frame, "tour"), widthOf(Message::tour));
  put(lessonButton(frame, "lesson"), lesson);
}

}  // namespace

void drawToolbar(const SessionFrame& frame, Rect bar) {
  const Frame& all = frame.frame;
  const Palette& palette = frame.palette();
  const Measures measures = measure(all, bar.width);
  const bool slim = measures.slim;
  const ImVec2 button = measures.button;
  const float top = bar.y + 0.5f * (bar.height - button.y);
  ImGui::GetWindowDrawList()->AddLine({bar.x, bar.y + bar.height}, {bar.x + bar.width, bar.y + bar.height},
                                      imColor(palette.border));
  float x = bar.x + leftEdge(bar.width, palette.textSize);
  if (measures.titled) {
    const ScopedFont strong(all.fonts, all.fonts.strong, palette.heading());
    ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - ImGui::GetFontSize())});
    ImGui::TextUnformatted("Queenscope");
    x += ImGui::CalcTextSize("Queenscope").x + 24;
  }
  const float frameHeight = all.controls.target(ImGui::GetFrameHeight());
  ImGui::SetCursorScreenPos({x, bar.y + 0.5f * (bar.height - frameHeight)});
  // Of two searches each has its own over its board.
  if (!all.model.comparing) {
    drawSearchMenu(frame, Message::search, measures.variant);
    x += measures.variant + (slim ? 2.0f : 16.0f);
  }
  ImGui::SetCursorScreenPos({x, top});
  drawSize(frame, measures);
  const float right = bar.x + bar.width - (measures.few ? 1 : 3) * button.x - (slim ? 4 : 12);
  if (!slim) {
    ImGui::SameLine(0, 8);
    all.controls.iconButton(resetButton(frame, "reset"), Icon::reset, button);
    if (measures.shared) {
      // Elsewhere it is with the keys.
      ImGui::SameLine(0, 0);
      all.controls.iconButton(shareButton(all, "share"), Icon::share, button);
    }
    drawGuides(all, bar, ImGui::GetItemRectMax().x + 8, right - 8, button);
  }
  if (slim) {
    ImGui::SetCursorScreenPos({right - button.x, top});
    all.controls.iconButton(legendButton(all, "legend"), Icon::legend, button);
  }
  ImGui::SetCursorScreenPos({right, top});
  if (measures.few) return drawMore(frame, button);
  drawLanguage(all, button);
  ImGui::SameLine(0, 0);
  drawTheme(all, button);
  ImGui::SameLine(0, 0);
  all.controls.iconButton(helpButton(all, "help"), Icon::help, button);
}

}  // namespace queens
