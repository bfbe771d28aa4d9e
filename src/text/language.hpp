#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/message.hpp"

namespace queens {

/// The languages, in the order in which they are offered. A new one is a file with its table, its name here
/// and its line in `kLanguages`.
enum class Language : std::uint8_t { en, zh };

/// What a language brings.
struct LanguageTable {
  std::string_view tag;   ///< public name, a BCP 47 primary language
  std::string_view name;  ///< in the language itself
  /// Which wording goes with a number of things: "one" and "other" in English; a name used in its patterns.
  std::string_view (*pluralForm)(std::int64_t number);
  Messages messages;
};

extern const LanguageTable kEnglish;
extern const LanguageTable kChinese;

/// All languages, indexed by `Language`.
inline constexpr std::array<const LanguageTable*, 2> kLanguages = {&kEnglish, &kChinese};

inline const LanguageTable& table(Language language) {
  return *kLanguages[static_cast<std::size_t>(language)];
}

/// The language that a BCP 47 tag asks for, by its primary part: "zh", "zh-CN" and "ZH-Hans" are Chinese;
/// nothing for one that is not there.
std::optional<Language> languageWithTag(std::string_view tag);

}  // namespace queens
