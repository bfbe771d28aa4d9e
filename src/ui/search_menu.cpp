#include "ui/search_menu.hpp"

namespace queens {
namespace {

std::string about(const Frame& frame, VariantId variant) {
  return frame.say(Message::aboutBoardScan + static_cast<std::size_t>(variant));
}

}  // namespace

std::string searchTitle(const Frame& frame, VariantId variant) {
  return frame.say(Message::titleBoardScan + static_cast<std::size_t>(variant));
}

void drawSearchMenu(const SessionFrame& frame, Message name, float width) {
  const Frame& all = frame.frame;
  const VariantId now = frame.session.variant();
  const bool first = frame.index == 0;
  MenuSpec menu = {.id = frame.id("variant"),
                   .name = all.say(name),
                   .value = searchTitle(all, now),
                   .key = first ? "1 2 3 4 5 6 7" : "",
                   .hint = about(all, now)};
  for (const VariantInfo& each : kVariants) {
    const auto number = std::to_string(static_cast<int>(each.variant) + 1);
    menu.options.push_back({.name = number + "  " + searchTitle(all, each.variant),
                            .note = about(all, each.variant),
                            .command = frame.ask(ask::ChooseVariant{each.variant}),
                            .chosen = each.variant == now});
  }
  if (first && !all.model.tour) {
    menu.options.push_back({.name = all.say(Message::compare),
                            .note = all.say(Message::compareNote),
                            .command = ask::ToggleComparison{},
                            .chosen = all.model.comparing,
                            .apart = true});
  }
  frame.frame.controls.menuButton(menu, {width, 0}, all.model.menu == menu.id);
}

}  // namespace queens
