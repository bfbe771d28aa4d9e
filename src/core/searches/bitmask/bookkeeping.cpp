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
  const bool swaps = bug_ == Bug::shiftsExchanged;
  std::vector<Variable> all;
  const auto rows = masks();
  const int deepest = static_cast<int>(rows.size()) - 1;
  const auto mask = [&](std::string_view name, std::uint32_t value, bool asked) {
    Variable variable = bitsVariable(name, CellKey::columnOfRow, value & full_, n_);
    variable.row = deepest;
    variable.asked = asked;
    return variable;
  };
  if (deepest >= 0) {
    const RowMasks top = swaps ? exchanged(rows.back()) : rows.back();
    all = {bitsVariable("cols", CellKey::column, top.columns, n_), mask("ld", top.ld, true),
           mask("rd", top.rd, true), mask("free", top.free, false)};
  }
  Variable stack{.name = "frames",
                 .type = VariableType::stack,
                 .values = {},
                 .width = n_,
                 .fields = {"row", "cols", "ld", "rd", "free"},
                 .key = CellKey::row};
  if (counts_) stack.fields.push_back("count");
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const RowMasks each = swaps ? exchanged(rows[row]) : rows[row];
    stack.values.insert(stack.values.end(), {static_cast<std::int64_t>(row), each.columns, each.ld & full_,
                                             each.rd & full_, each.free});
    if (counts_) stack.values.push_back(static_cast<std::int64_t>(counted(row)));
  }
  const auto result = [](std::string_view name, std::uint64_t solutions) {
    Variable variable = numberVariable(name, static_cast<std::int64_t>(solutions));
    variable.found = true;
    return variable;
  };
  if (counts_ && deepest >= 0) all.push_back(result("count", counted(rows.size() - 1)));
  all.push_back(std::move(stack));
  if (!counts_)
    all.push_back(bug_ == Bug::characters
                      ? lettersVariable("board", " Q", places(), n_)
                      : queensVariable(overwrites() ? std::span(places_).first(static_cast<std::size_t>(n_))
                                                    : places()));
  if (event && event->kind == EventKind::place)
    all.push_back(mask("bit", std::uint32_t{1} << event->square.column, false));
  if (event && event->kind == EventKind::remove && counts_) all.push_back(result("below", returned()));
  return all;
}

}  // namespace queens
