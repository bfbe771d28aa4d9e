#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace queens {

// What can lie over the screen.
namespace over {

struct Nothing {
  bool operator==(const Nothing&) const = default;
};
/// A text to be read: the keys and terms, or what is drawn.
struct Card {
  enum class Text { help, legend };
  Text text = Text::help;
  int scroll = 0;  ///< lines by which it is yet to be scrolled
  bool operator==(const Card&) const = default;
};
/// What the page is, for somebody who comes for the first time, and a way to begin.
struct Welcome {
  bool operator==(const Welcome&) const = default;
};
struct Menu {
  std::string id;  ///< of the control that it belongs to
  bool operator==(const Menu&) const = default;
};

}  // namespace over

/// What lies over the screen, one thing at a time; everything below it is covered.
using Overlay = std::variant<over::Nothing, over::Card, over::Welcome, over::Menu>;

inline bool covers(const Overlay& overlay) {
  return !std::holds_alternative<over::Nothing>(overlay);
}
inline bool isCard(const Overlay& overlay, over::Card::Text text) {
  const auto* card = std::get_if<over::Card>(&overlay);
  return card && card->text == text;
}
inline bool isWelcome(const Overlay& overlay) {
  return std::holds_alternative<over::Welcome>(overlay);
}
/// Whether it is the menu of a control.
inline bool isMenuOf(const Overlay& overlay, std::string_view id) {
  const auto* menu = std::get_if<over::Menu>(&overlay);
  return menu && menu->id == id;
}

}  // namespace queens
