#include "text/language.hpp"

#include <algorithm>

namespace queens {

std::optional<Language> languageWithTag(std::string_view tag) {
  const std::string_view primary = tag.substr(0, tag.find('-'));
  const auto sameLetter = [](char given, char lower) {
    return given == lower || (given >= 'A' && given <= 'Z' && given - 'A' + 'a' == lower);
  };
  for (std::size_t i = 0; i < kLanguages.size(); ++i) {
    const std::string_view known = kLanguages[i]->tag;
    if (std::equal(primary.begin(), primary.end(), known.begin(), known.end(), sameLetter)) {
      return static_cast<Language>(i);
    }
  }
  return std::nullopt;
}

}  // namespace queens
