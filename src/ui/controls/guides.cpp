#include "ui/controls/guides.hpp"

namespace queens {

ButtonSpec legendButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::legendTitle),
          .key = "K",
          .command = AppAction::toggleLegend,
          .hint = frame.say(Message::legendHint)};
}

ButtonSpec shareButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::share),
          .key = "E",
          .command = ask::ShowDialog{Dialog::share},
          .hint = frame.say(Message::shareHint)};
}

ButtonSpec figuresButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::figures),
          .key = "F",
          .command = ask::ShowDialog{Dialog::figures},
          .hint = frame.say(Message::figuresHint)};
}

ButtonSpec lessonButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::lesson),
          .command = ask::ShowDialog{Dialog::lesson},
          .hint = frame.say(Message::lessonHint)};
}

ButtonSpec programButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::yourProgram),
          .key = "Y",
          .command = ask::ShowDialog{Dialog::program},
          .hint = frame.say(Message::yourProgramHint)};
}

ButtonSpec presentButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::present),
          .key = "V",
          .command = AppAction::togglePresenting,
          .hint = frame.say(Message::presentHint)};
}

MenuSpec stepSizeMenu(const SessionFrame& frame) {
  const Frame& all = frame.frame;
  const auto name = [&](std::size_t stepSize) { return all.say(Message::grainLine + stepSize); };
  const auto now = static_cast<std::size_t>(frame.session.stepSize);
  MenuSpec menu = {.id = frame.id("grain"),
                   .name = all.say(Message::grain),
                   .value = name(now),
                   .face = all.say(Message::grainFace, {{"grain", name(now)}}),
                   .hint = all.say(Message::grainLineNote + now)};
  for (std::size_t i = 0; i < kStepSizeNames.size(); ++i) {
    menu.options.push_back({.name = name(i),
                            .note = all.say(Message::grainLineNote + i),
                            .command = frame.ask(ask::SetStepSize{static_cast<StepSize>(i)}),
                            .chosen = i == now});
  }
  const bool stops = frame.session.until == EventKind::solution;
  menu.options.push_back(
      {.name = all.say(Message::stopAtSolutions),
       .note = all.say(Message::stopAtSolutionsNote),
       .command = frame.ask(ask::StopAt{stops ? std::nullopt : std::optional(EventKind::solution)}),
       .chosen = stops,
       .apart = true});
  return menu;
}

}  // namespace queens
