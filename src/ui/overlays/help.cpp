#include "ui/overlays/cards.hpp"

#include <array>
#include <span>

#include "text/marked.hpp"
#include "ui/controls/guides.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

constexpr std::array kKeys = {
    Message::keyPlay,    Message::keyStep,    Message::keyLine,  Message::keySolution, Message::keyBacktrack,
    Message::keyMoves,   Message::keyStop,    Message::keyEnds,  Message::keySpeed,    Message::keySize,
    Message::keyVariant, Message::keyCompare, Message::keyTheme, Message::keyChart,    Message::keyLegend,
    Message::keyPresent, Message::keyShare,   Message::keyPlace, Message::keyFigures,  Message::keyHelp,
    Message::keyNumbers, Message::keyEscape};
constexpr std::array kTouches = {Message::touchBoard, Message::touchTree};
constexpr auto kFirstTerm = static_cast<std::size_t>(Message::termProblem);
constexpr std::size_t kTerms = static_cast<std::size_t>(Message::defineProblem) - kFirstTerm;

void drawList(const Frame& frame, std::span<const Message> list, float width, float em) {
  for (const Message each : list) {
    drawParagraph(frame, "help/" + std::to_string(static_cast<int>(each)), frame.say(each), width, em,
                  Role::item);
  }
}

void drawButtons(const Frame& frame, float width, float em) {
  const ScopedFont text(frame.fonts.text, em);
  const float right = ImGui::GetCursorScreenPos().x + width;
  const auto button = [&](const ButtonSpec& spec) {
    const float needed = textWidth(spec.name) + 2 * ImGui::GetStyle().FramePadding.x;
    if (ImGui::GetItemRectMax().x + 8 + needed < right) ImGui::SameLine(0, 8);
    frame.controls.wordButton(spec, {0, frame.controls.target(2.3f * em)});
  };
  ImGui::Dummy({0, 4});
  button(guideButton(frame, Guide::lesson, "help/lesson"));
  button(guideButton(frame, Guide::legend, "help/legend"));
  button(guideButton(frame, Guide::share, "help/share"));
  button(guideButton(frame, Guide::figures, "help/figures"));
  button(guideButton(frame, Guide::program, "help/program"));
  button(guideButton(frame, Guide::present, "help/present"));
  button({.id = "help/reset",
          .name = frame.say(Message::reset),
          .key = "R",
          .command = frame.ask(SearchAction::reset),
          .hint = frame.say(Message::resetHint)});
  ImGui::Dummy({0, 4});
}

// Each term with what it means, hanging below it.
void drawGlossary(const Frame& frame, float width, float em) {
  {
    const ScopedFont strong(frame.fonts.strong, em);
    const std::string title = frame.say(Message::glossary);
    const Vec2 at = ImGui::GetCursorScreenPos();
    ImGui::TextUnformatted(title.c_str());
    frame.read("help/glossary", title, {at.x, at.y, width, ImGui::GetFontSize()});
  }
  for (std::size_t i = 0; i < kTerms; ++i) {
    const std::string term = plain(frame.say(Message::termProblem + i));
    const std::string meaning = frame.say(Message::defineProblem + i);
    const Vec2 at = ImGui::GetCursorScreenPos();
    {
      const ScopedFont strong(frame.fonts.strong, em);
      ImGui::TextUnformatted(term.c_str());
    }
    ImGui::SetCursorScreenPos({at.x + em, ImGui::GetCursorScreenPos().y});
    drawMarked(frame, meaning, width - em, em);
    frame.read("help/term/" + std::to_string(i), term,
               {at.x, at.y, width, ImGui::GetCursorScreenPos().y - at.y}, Role::item, plain(meaning));
  }
}

}  // namespace

void drawHelp(const Frame& frame, Vec2 screen) {
  const float em = frame.palette().textSize;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, Vec2{8, 0.3f * em});
  drawScrollCard(frame, screen, "help", frame.say(Message::help), 32 * em, [&](float width) {
    // On phones these are nowhere else; what has the focus first is in sight at once.
    drawButtons(frame, width, em);
    const Preferences& preferences = frame.model.preferences;
    // Most of the keys would be wrong where a host has taken some away.
    const bool keys = preferences.keys == KeyPermission() && !isStill(preferences);
    const bool touch = frame.model.touch;
    if (touch && !isStill(preferences)) drawList(frame, kTouches, width, em);
    if (keys && !touch) drawList(frame, kKeys, width, em);
    drawGlossary(frame, width, em);
    // Few students with a touch screen have a keyboard too.
    if (keys && touch) drawList(frame, kKeys, width, em);
  });
  ImGui::PopStyleVar();
}

}  // namespace queens
