#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/languages.hpp"
#include "text/message.hpp"

namespace queens {

/// The rules of a language. To add one, add a file to `languages/`; the build generates its table and its
/// entry in `Language`.
struct LanguageTable {
  std::string_view tag;   ///< public name, a BCP 47 primary language
  std::string_view name;  ///< in the language itself
  /// The plural form for a number of things, as named in the patterns: "one" and "other" in English.
  std::string_view (*pluralForm)(std::int64_t number);
};

/// The rules of a language.
inline const LanguageTable& table(Language language) {
  return *kLanguages[static_cast<std::size_t>(language)];
}

/// The pattern of a message, UTF-8. `{name}` stands for an argument;
/// `{name|0=none|one=# queen|other=# queens}` for one of several wordings. The argument's exact value selects
/// a wording, or else its plural form; `#` is the number. Backticks enclose code. Patterns are compiled in,
/// except on the web, where they are downloaded (src/platform/web/fetched_messages.cpp).
std::string_view patternOf(Language language, Message message);

/// The language for a BCP 47 tag, by its primary part: "zh", "zh-CN" and "ZH-Hans" are Chinese; nullopt if it
/// is not available.
std::optional<Language> languageWithTag(std::string_view tag);

}  // namespace queens
