#include "app/address.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace queens {
namespace {

std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned byte = 0;
    const char* digits = text.data() + i + 1;
    if (text[i] == '%' && i + 2 < text.size() &&
        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
      plain += static_cast<char>(byte);
      i += 2;
    } else {
      plain += text[i] == '+' ? ' ' : text[i];
    }
  }
  return plain;
}

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto [ptr, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || ptr != end) return std::nullopt;
  return value;
}

// Emscripten's library has no from_chars for floating point yet.
std::optional<double> decimal(const std::string& text) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || end != text.c_str() + text.size()) return std::nullopt;
  return value;
}

std::optional<bool> flag(std::string_view text) {
  if (text == "1") return true;
  if (text == "0") return false;
  return std::nullopt;
}

std::optional<View> viewNamed(std::string_view name) {
  for (std::size_t i = 0; i < kViewNames.size(); ++i) {
    if (kViewNames[i] == name) return static_cast<View>(i);
  }
  return std::nullopt;
}

template <class Table, class Name>
std::string joined(const Table& table, Name name) {
  std::string all;
  for (const auto& each : table) all += (all.empty() ? "" : ", ") + std::string(name(each));
  return all;
}

// Takes over a value if it is there, and says whether it was.
template <class Target, class Value>
bool take(Target& target, const std::optional<Value>& value) {
  if (value) target = *value;
  return value.has_value();
}

// Reads one parameter. Returns what would have been accepted if the value is not, and nothing if all is well
// or the parameter is not known.
std::string readParameter(std::string_view name, const std::string& value, Address& address) {
  constexpr std::uint64_t kMostPosition = (std::uint64_t{1} << 53) - 1;
  const auto position = [&]() -> std::optional<std::uint64_t> {
    const auto given = number<std::uint64_t>(value);
    return given && *given <= kMostPosition ? given : std::nullopt;
  };
  const char* const aPosition = "a whole number from 0 on";
  const auto plain = [](std::string_view each) { return each; };
  if (name == "n") {
    const auto n = number<int>(value);
    if (!n || *n < 1 || *n > kMaxN) return "a whole number from 1 to " + std::to_string(kMaxN);
    address.n = *n;
  } else if (name == "variant") {
    if (!take(address.variant, variantWithId(value))) {
      return "one of " + joined(kVariants, [](const VariantInfo& each) { return each.id; });
    }
  } else if (name == "step") {
    if (!take(address.step, position())) return aPosition;
  } else if (name == "from") {
    if (!take(address.from, position())) return aPosition;
  } else if (name == "to") {
    if (!take(address.to, position())) return aPosition;
  } else if (name == "play") {
    if (!take(address.play, flag(value))) return "0 or 1";
  } else if (name == "loop") {
    if (!take(address.loop, flag(value))) return "0 or 1";
  } else if (name == "speed") {
    const auto speed = decimal(value);
    if (!speed || !(*speed > 0)) return "a number of events per second above 0";
    address.speed = std::min(std::max(*speed, kSlowest), kFastest);
  } else if (name == "until") {
    if (!take(address.until, eventKind(value))) return "one of " + joined(kEventKindNames, plain);
  } else if (name == "view") {
    if (!take(address.view, viewNamed(value))) return "one of " + joined(kViewNames, plain);
  } else if (name == "code") {
    if (!take(address.code, programLanguageWithId(value))) {
      return "one of " + joined(kProgramLanguages, [](const ProgramLanguageInfo& each) { return each.id; });
    }
  } else if (name == "theme") {
    if (!take(address.theme, themeNamed(value))) return "one of " + joined(kThemeNames, plain);
  }
  return {};
}

std::string speedValue(double speed) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.6g", speed);
  return text.data();
}

}  // namespace

ParsedAddress parseAddress(std::string_view query, const Address& defaults) {
  ParsedAddress parsed{defaults, {}, false};
  if (!query.empty() && (query.front() == '?' || query.front() == '#')) query.remove_prefix(1);
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) continue;
    const std::string name = decoded(pair.substr(0, equals));
    const std::string value = decoded(pair.substr(equals + 1));
    const std::string accepted = readParameter(name, value, parsed.address);
    parsed.namesSearch |= accepted.empty() && (name == "n" || name == "variant");
    if (!accepted.empty()) parsed.complaints.push_back(name + "=" + value + " is not " + accepted + ".");
  }
  Address& address = parsed.address;
  if (address.from && address.to && *address.from > *address.to) {
    parsed.complaints.push_back("from=" + std::to_string(*address.from) +
                                " is not a position up to to=" + std::to_string(*address.to) + ".");
    address.from = defaults.from;
    address.to = defaults.to;
  }
  return parsed;
}

std::string formatAddress(const Address& address) {
  const Address defaults;
  std::string query;
  const auto add = [&query](std::string_view name, std::string_view value) {
    query += (query.empty() ? "" : "&") + std::string(name) + "=" + std::string(value);
  };
  if (address.variant != defaults.variant) add("variant", info(address.variant).id);
  if (address.n != defaults.n) add("n", std::to_string(address.n));
  if (address.step != defaults.step) add("step", std::to_string(address.step));
  if (address.play) add("play", "1");
  if (address.speed != defaults.speed) add("speed", speedValue(address.speed));
  if (address.from) add("from", std::to_string(*address.from));
  if (address.to) add("to", std::to_string(*address.to));
  if (address.loop) add("loop", "1");
  if (address.until) add("until", kEventKindNames[static_cast<std::size_t>(*address.until)]);
  if (address.view != defaults.view) add("view", kViewNames[static_cast<std::size_t>(address.view)]);
  if (address.code != defaults.code) {
    add("code", kProgramLanguages[static_cast<std::size_t>(address.code)].id);
  }
  if (address.theme != defaults.theme) add("theme", kThemeNames[static_cast<std::size_t>(address.theme)]);
  return query;
}

}  // namespace queens
