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

ButtonSpec tourButton(const Frame& frame, std::string id) {
  return {.id = std::move(id),
          .name = frame.say(Message::tour),
          .command = ask::ShowTour{frame.model.tour.value_or(1)},
          .hint = frame.say(Message::tourHint)};
}

}  // namespace queens
