#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/language.hpp"

namespace queens {

/// A named value for a pattern: a whole number, or text inserted unchanged.
struct Argument {
  std::string_view name;  ///< must outlive the argument; usually a literal
  std::variant<std::int64_t, std::string> value;
  int inProse = 0;  ///< added to a number outside backticks, because only programs always count from 0

  Argument(std::string_view called, std::integral auto number, int addedInProse = 0)
      : name(called), value(static_cast<std::int64_t>(number)), inProse(addedInProse) {}
  Argument(std::string_view called, std::string text) : name(called), value(std::move(text)) {}
};

/// A whole number in the notation of the language's sentences, such as "15,720". Also for numbers that stand
/// alone.
std::string number(Language language, std::uint64_t value);

/// A number that may be too large to write out: all digits below 10^15, otherwise the nearest power of ten.
std::string largeNumber(Language language, double value);

/// A message in a language with its arguments filled in. Ignores arguments that the pattern does not name,
/// and leaves names without an argument in braces. Numbers get the minus sign (−) and the language's digit
/// groups.
std::string format(Language language, Message message, const std::vector<Argument>& arguments = {});

/// `format` for a given pattern, with a language's rules.
std::string fill(Language language, std::string_view pattern, const std::vector<Argument>& arguments);

}  // namespace queens
