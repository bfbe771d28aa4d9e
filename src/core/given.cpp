#include "core/given.hpp"

#include <algorithm>
#include <charconv>

namespace queens {

bool Given::add(Square square) {
  if (count == kMaxN) return false;
  auto at = static_cast<std::size_t>(count++);
  for (; at > 0 && squares[at - 1].row > square.row; --at) squares[at] = squares[at - 1];
  squares[at] = square;
  return true;
}

int leastBoard(const Given& given) {
  int n = 1;
  for (const Square& each : given.queens()) n = std::max({n, each.row + 1, each.column + 1});
  return n;
}

std::optional<GivenClash> clashOf(const Given& given) {
  for (const Square& other : given.queens()) {
    for (const Square& one : given.queens()) {
      if (&one == &other) break;
      if (const auto line = sharedLine(one, other)) return GivenClash{one, other, *line};
    }
  }
  return std::nullopt;
}

std::optional<Square> squareFrom(std::string_view text) {
  int numbers[2] = {};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (int& each : numbers) {
    const auto [stop, error] = std::from_chars(at, end, each);
    if (error != std::errc() || *at == '-' || each >= kMaxN) return std::nullopt;
    at = stop;
    if (&each == numbers && (at == end || *at++ != '.')) return std::nullopt;
  }
  if (at != end) return std::nullopt;
  return Square{static_cast<std::int8_t>(numbers[0]), static_cast<std::int8_t>(numbers[1])};
}

std::string textOf(Square square) {
  return std::to_string(square.row) + "." + std::to_string(square.column);
}

std::optional<Given> givenFrom(std::string_view text) {
  Given given;
  for (std::size_t from = 0; from <= text.size() && !text.empty();) {
    const std::size_t end = std::min(text.find(',', from), text.size());
    const auto square = squareFrom(text.substr(from, end - from));
    if (!square || !given.add(*square)) return std::nullopt;
    from = end + 1;
  }
  return given;
}

std::string textOf(const Given& given) {
  std::string list;
  for (const Square& each : given.queens()) list += (list.empty() ? "" : ",") + textOf(each);
  return list;
}

}  // namespace queens
