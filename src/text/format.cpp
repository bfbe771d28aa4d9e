#include "text/format.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace queens {
namespace {

std::string written(Language language, std::int64_t value) {
  const auto size = static_cast<std::uint64_t>(value);
  return value < 0 ? "−" + number(language, -size) : number(language, size);
}

// Removes the part before the next `separator` (or everything) from `rest`, and returns it.
std::string_view cut(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

// The wording for a number among `one=…|other=…`; a key with its exact value takes precedence over its plural
// form.
std::string_view wording(Language language, std::string_view choices, std::int64_t number) {
  const std::string exact = std::to_string(number);
  const std::string_view form = table(language).pluralForm(number);
  std::string_view chosen;
  while (!choices.empty()) {
    std::string_view text = cut(choices, '|');
    const std::string_view key = cut(text, '=');
    if (key == exact) return text;
    if (key == form) chosen = text;
  }
  return chosen;
}

// A number that matches no exact wording, so its plural form is used.
constexpr std::int64_t kManyOrPart = std::numeric_limits<std::int64_t>::max();

// The replacement for the contents of a pair of braces.
std::string filled(Language language, std::string_view inside, const std::vector<Argument>& arguments,
                   bool inCode) {
  std::string_view choices = inside;
  const std::string_view name = cut(choices, '|');
  const auto argument = std::find_if(arguments.begin(), arguments.end(),
                                     [&](const Argument& each) { return each.name == name; });
  if (argument == arguments.end()) return std::string("{").append(inside).append("}");
  const auto* number = std::get_if<std::int64_t>(&argument->value);
  const std::string value = number ? written(language, *number + (inCode ? 0 : argument->inProse))
                                   : std::get<std::string>(argument->value);
  if (choices.empty()) return value;
  std::string text;
  // A number passed as text has a fraction: half a queen is not one queen.
  for (const char each : wording(language, choices, number ? *number : kManyOrPart))
    text += each == '#' ? value : std::string(1, each);
  return text;
}

}  // namespace

std::string fill(Language language, std::string_view pattern, const std::vector<Argument>& arguments) {
  std::string text;
  bool inCode = false;
  while (!pattern.empty()) {
    const std::string_view before = cut(pattern, '{');
    text += before;
    inCode ^= std::ranges::count(before, '`') % 2 == 1;
    if (!pattern.empty()) text += filled(language, cut(pattern, '}'), arguments, inCode);
  }
  return text;
}

std::string number(Language language, std::uint64_t value) {
  const std::string digits = std::to_string(value);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += patternOf(language, Message::digitGroup);
    text += digits[i];
  }
  return text;
}

std::string largeNumber(Language language, double value) {
  // A double has all digits of the numbers up to here.
  if (value < 1e15) return number(language, static_cast<std::uint64_t>(std::llround(value)));
  return "10^" + std::to_string(std::lround(std::log10(value)));
}

std::string format(Language language, Message message, const std::vector<Argument>& arguments) {
  return fill(language, patternOf(language, message), arguments);
}

}  // namespace queens
