#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace queens {

// Overlays over the screen.
namespace over {

struct Nothing {
  bool operator==(const Nothing&) const = default;
};
/// A text to be read: the keys and terms, or what is drawn.
struct Card {
  enum class Text { help, legend };
  Text text = Text::help;
  int scroll = 0;  ///< lines that it still has to scroll
  bool operator==(const Card&) const = default;
};
/// The greeting for a newcomer, with a way to begin.
struct Welcome {
  bool operator==(const Welcome&) const = default;
};
struct Menu {
  std::string id;  ///< of the control that it belongs to
  bool operator==(const Menu&) const = default;
};

}  // namespace over

/// The overlay, at most one; it covers everything below.
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
