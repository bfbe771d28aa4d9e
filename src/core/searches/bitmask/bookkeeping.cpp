#include "core/searches/bitmask/machine.hpp"

#include <utility>

namespace queens {
namespace {

RowMasks exchanged(RowMasks row) {
  std::swap(row.ld, row.rd);
  return row;
}

}  // namespace

std::vector<Variable> Bitmask::variables(const Event* event) const {
  const bool swaps = bug() == Bug::shiftsExchanged;
  std::vector<Variable> all;
  const auto rows = masks();
  const auto rowAt = [this](std::size_t i) { return rows_.rowOf(first() + static_cast<int>(i)); };
  const auto mask = [&](std::string_view name, std::uint32_t value, bool asked) {
    Variable variable = bitsVariable(name, CellKey::columnOfRow, value & full_, n());
    variable.row = rowAt(rows.size() - 1);
    variable.asked = asked;
    return variable;
  };
  if (!rows.empty()) {
    const RowMasks top = swaps ? exchanged(rows.back()) : rows.back();
    all = {bitsVariable("cols", CellKey::column, top.columns, n()), mask("ld", top.ld, true),
           mask("rd", top.rd, true), mask("free", top.free, false)};
  }
  if (bug() == Bug::given) {
    std::array<std::uint32_t, kMaxN> taken{};
    for (int row = 0; row < n(); ++row) taken[static_cast<std::size_t>(row)] = takenIn(row);
    all.push_back(matrixVariable("taken", taken, n()));
    all.back().asked = true;
  }
  Variable stack{.name = "frames",
                 .type = VariableType::stack,
                 .values = {},
                 .width = n(),
                 .fields = {"row", "cols", "ld", "rd", "free"},
                 .key = CellKey::row};
  if (counts_) stack.fields.push_back("count");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const RowMasks each = swaps ? exchanged(rows[i]) : rows[i];
    stack.values.insert(stack.values.end(),
                        {rowAt(i), each.columns, each.ld & full_, each.rd & full_, each.free});
    if (counts_) stack.values.push_back(static_cast<std::int64_t>(counted(i)));
  }
  const auto result = [](std::string_view name, std::uint64_t solutions) {
    Variable variable = numberVariable(name, static_cast<std::int64_t>(solutions));
    variable.found = true;
    return variable;
  };
  if (counts_ && !rows.empty()) all.push_back(result("count", counted(rows.size() - 1)));
  all.push_back(std::move(stack));
  if (!counts_)
    all.push_back(bug() == Bug::characters ? lettersVariable("board", " Q", places(), n())
                  : overwrites() ? queensVariable(std::span(places_).first(static_cast<std::size_t>(n())))
                                 : rows_.queens(places()));
  if (event && event->kind == EventKind::place)
    all.push_back(mask("bit", std::uint32_t{1} << event->square.column, false));
  if (event && event->kind == EventKind::remove && counts_) all.push_back(result("below", returned()));
  return all;
}

}  // namespace queens
