#include "bindings/recording_from_js.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string>
#include <string_view>

#include "bindings/to_js.hpp"
#include "core/named.hpp"

namespace queens {
namespace {

using emscripten::val;

constexpr std::size_t kBytesOfEvent = 5;

// Takes the text before the next `until`, and removes both.
std::string_view take(std::string_view& text, char until) {
  const std::string_view taken = text.substr(0, text.find(until));
  text.remove_prefix(std::min(text.size(), taken.size() + 1));
  return taken;
}

template <class Number>
Number numberIn(std::string_view text) {
  Number number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::vector<std::uint8_t> bytesIn(const val& packed, const char* name) {
  const val bytes = packed[name];
  return bytesOf(bytes);
}

bool readEvents(const val& packed, Recording::Parts& parts) {
  const std::vector<std::uint8_t> bytes = bytesIn(packed, "events");
  parts.events.reserve(bytes.size() / kBytesOfEvent);
  for (std::size_t at = 0; at + kBytesOfEvent <= bytes.size(); at += kBytesOfEvent) {
    const auto coordinate = [&](std::size_t i) { return static_cast<std::int8_t>(bytes[at + i]); };
    const RecordedEvent event = {
        static_cast<EventKind>(bytes[at]), {coordinate(1), coordinate(2)}, {coordinate(3), coordinate(4)}};
    if (bytes[at] >= kEventKindNames.size()) return false;
    const auto isOn = [&](Square square) {
      return square.row >= 0 && square.column >= 0 && square.row < parts.n && square.column < parts.n;
    };
    const bool hasSquare = event.kind == EventKind::test || event.kind == EventKind::place ||
                           event.kind == EventKind::remove || event.kind == EventKind::compare ||
                           event.kind == EventKind::restrict || event.kind == EventKind::restore ||
                           event.kind == EventKind::move;
    if (hasSquare && !isOn(event.square)) return false;
    const bool hasOther = event.kind == EventKind::compare || event.kind == EventKind::move;
    if (hasOther && !isOn(event.with)) return false;
    if (std::max(event.square.row, event.square.column) >= parts.n) return false;
    parts.events.push_back(event);
  }
  return true;
}

void readLines(const val& packed, Recording::Parts& parts) {
  const std::vector<std::uint8_t> bytes = bytesIn(packed, "lines");
  parts.lines.resize(bytes.size() / sizeof(RecordedLine));
  std::memcpy(parts.lines.data(), bytes.data(), parts.lines.size() * sizeof(RecordedLine));
}

void readValues(std::string_view text, Recording::Parts& parts) {
  while (!text.empty()) {
    std::string_view line = take(text, '\n');
    const auto events = numberIn<std::uint32_t>(take(line, ' '));
    const std::string_view name = take(line, ' ');
    std::string_view kind = take(line, ' ');
    const auto type = named<VariableType>(kVariableTypeNames, take(kind, ':'));
    if (!type) continue;
    RecordedValue value = {
        .events = events, .type = *type, .values = {}, .width = numberIn<int>(take(line, ' '))};
    while (!kind.empty()) value.letters += numberIn<char>(take(kind, ':'));
    while (!line.empty()) value.values.push_back(numberIn<std::int64_t>(take(line, ' ')));
    const bool isLetters =
        value.letters.size() == 2 &&
        std::ranges::all_of(value.values, [](std::int64_t each) { return each == 0 || each == 1; });
    if (!isLetters) value.letters.clear();
    auto its = std::ranges::find(parts.variables, name, &RecordedVariable::name);
    if (its == parts.variables.end()) its = parts.variables.insert(its, {std::string(name), {}});
    its->values.push_back(std::move(value));
  }
}

}  // namespace

std::optional<Recording::Parts> recordingFrom(const val& packed) {
  Recording::Parts parts;
  parts.n = packed["n"].as<int>();
  if (parts.n < 1 || parts.n > kMaxN) return std::nullopt;
  parts.byColumns = packed["byColumns"].as<bool>();
  parts.overwrites = packed["overwrites"].as<bool>();
  const auto given = givenFrom(packed["given"].as<std::string>());
  if (!given || leastBoard(*given) > parts.n || clashOf(*given)) return std::nullopt;
  parts.given = *given;
  if (!readEvents(packed, parts)) return std::nullopt;
  readLines(packed, parts);
  const std::string values = packed["values"].as<std::string>();
  readValues(values, parts);
  if (const val board = packed["board"]; !board.isUndefined()) {
    parts.board = RecordedBoard{.name = board["name"].as<std::string>(),
                                .isMatrix = board["isMatrix"].as<bool>(),
                                .base = board["base"].as<int>(),
                                .letters = board["letters"].as<std::string>()};
    if (parts.board->letters.size() != 2) parts.board->letters.clear();
    if (const val empty = board["empty"]; empty.isNumber()) parts.board->empty = empty.as<int>();
  }
  const std::string program = packed["program"].as<std::string>();
  for (std::string_view left = program; !left.empty();) parts.program.emplace_back(take(left, '\n'));
  return parts;
}

}  // namespace queens
