#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/language.hpp"

namespace queens {

/// A named value for a pattern: a whole number, or text that is put in as it is.
struct Argument {
  std::string_view name;  ///< must outlive the argument; a literal as a rule
  std::variant<std::int64_t, std::string> value;

  Argument(std::string_view called, std::integral auto number)
      : name(called), value(static_cast<std::int64_t>(number)) {}
  Argument(std::string_view called, std::string text) : name(called), value(std::move(text)) {}
};

/// A whole number as the language's sentences write it: "15,720". For figures that stand alone, so that they
/// look as in a sentence.
std::string number(Language language, std::uint64_t value);

/// A message in a language with its arguments filled in. Arguments that the pattern does not name are
/// ignored; a name without an argument stays as it is written, in braces. Numbers get the minus sign (−) and
/// the language's digit groups.
std::string format(Language language, Message message, const std::vector<Argument>& arguments = {});

/// `format` for a pattern of its own and a language's rules.
std::string fill(Language language, std::string_view pattern, const std::vector<Argument>& arguments);

}  // namespace queens
