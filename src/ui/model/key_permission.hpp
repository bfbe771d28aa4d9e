#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queens {

/// The keys that a host allows.
struct KeyPermission {
  enum class Kind : std::uint8_t {
    all,
    nav,  ///< only keys with a name, such as Space and the arrows; no letters, digits or signs
    none,
  };
  Kind kind = Kind::all;
  std::string taken = {};  ///< disabled letters, digits and signs, in lower case

  /// @param key as in the DOM's `KeyboardEvent.key`, such as "ArrowRight", " " or "n"
  bool allows(std::string_view key) const {
    const bool hasName = key.size() != 1 || key == " ";
    if (kind != Kind::all) return kind == Kind::nav && hasName;
    return hasName || taken.find(lower(key.front())) == std::string::npos;
  }
  /// The form of a letter in `taken`.
  static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  bool operator==(const KeyPermission&) const = default;
};

}  // namespace queens
