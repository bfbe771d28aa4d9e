#include "core/variable.hpp"

#include "core/event.hpp"

namespace queens {

Variable matrixVariable(std::string_view name, std::span<const std::uint32_t> rows, int n) {
  Variable variable{
      .name = name, .type = VariableType::matrix, .values = {}, .width = n, .key = CellKey::square};
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column)
      variable.values.push_back(rows[static_cast<std::size_t>(row)] >> column & 1);
  }
  return variable;
}

Variable lettersVariable(std::string_view name, std::string_view letters, std::span<const std::int8_t> places,
                         int n) {
  std::array<std::uint32_t, kMaxN> rows{};
  for (std::size_t row = 0; row < places.size(); ++row) rows[row] = std::uint32_t{1} << places[row];
  Variable variable = matrixVariable(name, rows, n);
  variable.letters = letters;
  return variable;
}

Variable flagsVariable(std::string_view name, CellKey key, std::span<const bool> all, int count) {
  return {.name = name,
          .type = VariableType::flags,
          .values = {all.begin(), all.begin() + count},
          .key = key,
          .asked = true};
}

Variable bitsVariable(std::string_view name, CellKey key, std::uint64_t value, int width) {
  return {.name = name,
          .type = VariableType::bits,
          .values = {static_cast<std::int64_t>(value)},
          .width = width,
          .key = key,
          .asked = true};
}

Variable numberVariable(std::string_view name, std::int64_t value, CellKey key) {
  return {.name = name, .type = VariableType::integer, .values = {value}, .key = key};
}

Variable queensVariable(std::span<const std::int8_t> places) {
  return {.name = "queens",
          .type = VariableType::list,
          .values = {places.begin(), places.end()},
          .key = CellKey::queen};
}

}  // namespace queens
