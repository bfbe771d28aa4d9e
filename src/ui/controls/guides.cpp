#include "ui/controls/guides.hpp"

#include <utility>

namespace queens {

ButtonSpec guideButton(const Frame& frame, Guide guide, std::string id) {
  const auto button = [&](Message name, Message hint, const char* key, Command command) {
    return ButtonSpec{.id = std::move(id),
                      .name = frame.say(name),
                      .key = key,
                      .command = std::move(command),
                      .hint = frame.say(hint)};
  };
  const auto dialog = [&](Message name, Message hint, const char* key, Dialog opened) {
    return button(name, hint, key, ask::ShowDialog{opened});
  };
  switch (guide) {
    case Guide::legend:
      return button(Message::legendTitle, Message::legendHint, "K", AppAction::toggleLegend);
    case Guide::share:
      return dialog(Message::share, Message::shareHint, "E", Dialog::share);
    case Guide::figures:
      return dialog(Message::figures, Message::figuresHint, "F", Dialog::figures);
    case Guide::lesson:
      return dialog(Message::lesson, Message::lessonHint, "", Dialog::lesson);
    case Guide::program:
      return dialog(Message::yourProgram, Message::yourProgramHint, "Y", Dialog::program);
    case Guide::present:
      break;
  }
  return button(Message::present, Message::presentHint, "V", AppAction::togglePresenting);
}

MenuSpec stepSizeMenu(const Frame& frame) {
  const auto name = [&](std::size_t stepSize) { return frame.say(Message::grainLine + stepSize); };
  const auto now = static_cast<std::size_t>(frame.session().stepSize);
  MenuSpec menu = {.id = frame.id("grain"),
                   .name = frame.say(Message::grain),
                   .value = name(now),
                   .face = frame.say(Message::grainFace, {{"grain", name(now)}}),
                   .hint = frame.say(Message::grainLineNote + now)};
  for (std::size_t i = 0; i < kStepSizeNames.size(); ++i) {
    menu.options.push_back({.name = name(i),
                            .note = frame.say(Message::grainLineNote + i),
                            .command = frame.ask(ask::SetStepSize{static_cast<StepSize>(i)}),
                            .chosen = i == now});
  }
  const bool stops = frame.session().until == EventKind::solution;
  menu.options.push_back(
      {.name = frame.say(Message::stopAtSolutions),
       .note = frame.say(Message::stopAtSolutionsNote),
       .command = frame.ask(ask::StopAt{stops ? std::nullopt : std::optional(EventKind::solution)}),
       .chosen = stops,
       .apart = true});
  return menu;
}

}  // namespace queens
