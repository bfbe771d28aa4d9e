#include "ui/controls/guides.hpp"

#include <array>

namespace queens {

ButtonSpec guideButton(const Frame& frame, Guide guide, std::string id) {
  struct Row {
    Message name, hint;
    std::string key;
    Command command;
  };
  // By `Guide`.
  const std::array<Row, 6> rows = {
      {{Message::legendTitle, Message::legendHint, "K", AppAction::toggleLegend},
       {Message::share, Message::shareHint, "E", ask::ShowDialog{Dialog::share}},
       {Message::figures, Message::figuresHint, "F", ask::ShowDialog{Dialog::figures}},
       {Message::lesson, Message::lessonHint, "", ask::ShowDialog{Dialog::lesson}},
       {Message::yourProgram, Message::yourProgramHint, "Y", ask::ShowDialog{Dialog::program}},
       {Message::present, Message::presentHint, "V", AppAction::togglePresenting}}};
  const Row& row = rows[static_cast<std::size_t>(guide)];
  return {.id = std::move(id),
          .name = frame.say(row.name),
          .key = row.key,
          .command = row.command,
          .hint = frame.say(row.hint)};
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
