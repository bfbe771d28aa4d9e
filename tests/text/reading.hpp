#pragma once

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Takes sentences apart, so that tests can compare their claims with the facts.
namespace queens::reading {

inline constexpr std::string_view kMinus = "−";

inline bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

// Reads digits with commas between groups of three, starting at `at`, and moves `at` behind them.
inline std::string digits(std::string_view text, std::size_t& at) {
  std::string found;
  for (; at < text.size(); ++at) {
    const bool group = text[at] == ',' && at + 1 < text.size() && isDigit(text[at + 1]) && !found.empty();
    if (isDigit(text[at])) {
      found += text[at];
    } else if (!group) {
      break;
    }
  }
  return found;
}

/// All numbers in a text as written, sorted; a minus sign directly before a number belongs to it.
inline std::vector<std::string> numbers(std::string_view text) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!isDigit(text[at])) continue;
    std::string number = text.substr(0, at).ends_with(kMinus) ? "-" : "";
    number += digits(text, at);
    all.push_back(std::move(number));
  }
  std::sort(all.begin(), all.end());
  return all;
}

/// The numbers at the `#` signs of `pattern`, at the first place of `text` that matches.
inline std::optional<std::vector<int>> read(std::string_view text, std::string_view pattern) {
  for (std::size_t start = 0; start < text.size(); ++start) {
    std::vector<int> values;
    std::size_t at = start;
    bool fits = true;
    for (std::size_t i = 0; fits && i < pattern.size(); ++i) {
      if (pattern[i] != '#') {
        fits = at < text.size() && text[at++] == pattern[i];
        continue;
      }
      const bool negative = text.substr(at).starts_with(kMinus);
      if (negative) at += kMinus.size();
      const std::string number = digits(text, at);
      fits = !number.empty();
      if (fits) values.push_back(std::atoi(number.c_str()) * (negative ? -1 : 1));
    }
    if (fits) return values;
  }
  return std::nullopt;
}

/// The mask that follows `before`, as programs print it, with 0b; nullopt if there is none.
inline std::optional<unsigned> readMask(std::string_view text, std::string_view before) {
  const std::size_t found = text.find(before);
  if (found == text.npos) return std::nullopt;
  std::size_t at = found + before.size();
  if (text.substr(at, 2) != "0b") return std::nullopt;
  at += 2;
  return static_cast<unsigned>(std::strtoul(digits(text, at).c_str(), nullptr, 2));
}

}  // namespace queens::reading
