#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/languages.hpp"
#include "text/message.hpp"

namespace queens {

/// A pattern for each message, indexed by `Message`, UTF-8. `{name}` stands for an argument;
/// `{name|0=none|one=# queen|other=# queens}` for one of several wordings, chosen by the argument's exact
/// value or else by its plural form, `#` being the number; code is set in backticks.
using Messages = std::array<std::string_view, kMessageCount>;

/// What a language brings. A new one is a file in `languages/`, from which its table and `Language` are made
/// when the program is built.
struct LanguageTable {
  std::string_view tag;   ///< public name, a BCP 47 primary language
  std::string_view name;  ///< in the language itself
  /// Which wording goes with a number of things: "one" and "other" in English; a name used in its patterns.
  std::string_view (*pluralForm)(std::int64_t number);
};

/// What a language brings, by its name here.
inline const LanguageTable& table(Language language) {
  return *kLanguages[static_cast<std::size_t>(language)];
}

/// What is said in a language. It is in the program, but in that of the page: there it comes by itself, see
/// `platform/web/fetched_messages.cpp`.
const Messages& messagesOf(Language language);

/// The language that a BCP 47 tag asks for, by its primary part: "zh", "zh-CN" and "ZH-Hans" are Chinese;
/// nothing for one that is not there.
std::optional<Language> languageWithTag(std::string_view tag);

}  // namespace queens
