#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queens {

/// The overlay over the screen, at most one; it covers everything below.
struct Overlay {
  enum class Kind : std::uint8_t {
    none,
    help,     ///< the keys and terms
    legend,   ///< the meaning of what is drawn
    welcome,  ///< the greeting for a newcomer, with a way to begin
    menu
  };
  Kind kind = Kind::none;
  std::string menu = {};  ///< id of the control that a menu belongs to
  int scroll = 0;         ///< lines that a text still has to scroll

  bool covers() const { return kind != Kind::none; }
  /// Whether it is a text to be read.
  bool isText() const { return kind == Kind::help || kind == Kind::legend; }
  /// Whether it is the menu of a control.
  bool isMenuOf(std::string_view id) const { return kind == Kind::menu && menu == id; }
};

}  // namespace queens
