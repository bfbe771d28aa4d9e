#include "ui/controls/named.hpp"

#include <algorithm>
#include <charconv>

#include "core/lens.hpp"

namespace queens {
namespace {

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

// "[12]" at the start of a text, which is then behind it.
std::optional<std::size_t> takeIndex(std::string_view& text) {
  const std::size_t close = text.find(']');
  if (!text.starts_with('[') || close == text.npos) return std::nullopt;
  std::size_t index = 0;
  const char* end = text.data() + close;
  const auto read = std::from_chars(text.data() + 1, end, index);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  text.remove_prefix(close + 1);
  return index;
}

const Variable* find(std::span<const Variable> variables, std::string_view name) {
  const auto found = std::find_if(variables.begin(), variables.end(),
                                  [name](const Variable& each) { return each.name == name; });
  return found == variables.end() ? nullptr : &*found;
}

bool isEmpty(const Variable& variable, std::size_t cell) {
  const bool flag = variable.type == VariableType::flags || variable.type == VariableType::bits ||
                    variable.type == VariableType::matrix;
  return flag && cellValue(variable, cell) == 0;
}

}  // namespace

std::optional<Named> named(std::string_view code, std::span<const Variable> variables, int n) {
  std::optional<Named> best;
  while (!code.empty()) {
    if (!isLetter(code.front())) {
      code.remove_prefix(1);
      continue;
    }
    const auto end =
        std::find_if_not(code.begin(), code.end(), [](char c) { return isLetter(c) || isDigit(c); });
    const std::string_view name = code.substr(0, static_cast<std::size_t>(end - code.begin()));
    code.remove_prefix(name.size());
    const Variable* variable = find(variables, name);
    if (!variable) continue;
    std::optional<std::size_t> cell = takeIndex(code);
    if (const auto second = cell ? takeIndex(code) : std::nullopt)
      cell = *cell * static_cast<std::size_t>(n) + *second;
    if (cell && *cell >= cellCount(*variable)) continue;
    if (cell || !best) best = Named{variable->name, cell};
  }
  return best;
}

std::vector<std::size_t> placesOf(std::string_view name, std::string_view line) {
  line = line.substr(0, std::min(line.find("//"), line.find('#')));
  const auto inWord = [line](std::size_t at) {
    return at < line.size() && (isLetter(line[at]) || isDigit(line[at]) || line[at] == '_');
  };
  std::vector<std::size_t> places;
  if (name.empty()) return places;
  for (std::size_t at = line.find(name); at != line.npos; at = line.find(name, at + 1)) {
    if (!inWord(at - 1) && !inWord(at + name.size())) places.push_back(at);
  }
  return places;
}

std::vector<Square> squaresOf(const Search& search, std::span<const Variable> variables, const Named& named) {
  const Variable* variable = find(variables, named.variable);
  std::vector<Square> squares;
  if (!variable) return squares;
  const auto speaks = [&](Square square) {
    for (std::size_t cell = 0; cell < cellCount(*variable); ++cell) {
      const bool meant = named.cell ? cell == *named.cell : !isEmpty(*variable, cell);
      if (meant && speaksOf(search, *variable, cell, square)) return true;
    }
    return false;
  };
  for (std::int8_t row = 0; row < search.n(); ++row) {
    for (std::int8_t column = 0; column < search.n(); ++column) {
      if (speaks({row, column})) squares.push_back({row, column});
    }
  }
  return squares;
}

}  // namespace queens
