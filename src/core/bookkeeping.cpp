#include "core/bookkeeping.hpp"

#include <algorithm>
#include <iterator>

#include "core/lens.hpp"

namespace queens {
namespace {

// The variables show the number of solutions, not the solutions themselves.
constexpr std::string_view kSolutions = "solutions";

bool isFlag(const Variable& variable) {
  return variable.type == VariableType::flags || variable.type == VariableType::bits ||
         variable.type == VariableType::matrix;
}

}  // namespace

Bookkeeping bookkeeping(const Search& search, const Search* previous, const Event* event) {
  Bookkeeping state = {.now = search.variables(event), .earlier = {}, .reads = {}};
  state.earlier = previous ? previous->variables(nullptr) : state.now;
  if (event) state.reads = cellsRead(search, *event, state.now);
  return state;
}

CellMarks marksOf(const Bookkeeping& state, std::size_t variable, std::size_t cell) {
  const Variable& its = state.now[variable];
  const std::int64_t value = cellValue(its, cell);
  CellMarks marks = {.set = isFlag(its) && value != 0};
  const auto earlier = std::ranges::find(state.earlier, its.name, &Variable::name);
  marks.changed =
      earlier != state.earlier.end() && (cell >= cellCount(*earlier) || cellValue(*earlier, cell) != value);
  for (const CellRead& each : state.reads) {
    if (each.variable != variable || each.cell != cell) continue;
    marks.read = true;
    marks.guilty = each.guilty;
  }
  return marks;
}

std::string cellText(const Variable& variable, std::size_t cell) {
  const std::int64_t value = cellValue(variable, cell);
  if (!variable.letters.empty()) return std::string(1, variable.letters[static_cast<std::size_t>(value)]);
  if (variable.type != VariableType::stack)
    return std::to_string(value).replace(0, value < 0 ? 1 : 0, value < 0 ? "−" : "");
  std::string text;
  for (std::size_t part = 0; part < variable.fields.size(); ++part) {
    text += (part > 0 ? ", " : "") + std::to_string(variable.values[cell * variable.fields.size() + part]);
  }
  return "(" + text + ")";
}

bool isIndexed(const Variable& variable) {
  return variable.type == VariableType::flags || variable.type == VariableType::bits ||
         variable.type == VariableType::list;
}

bool isPlain(const Variable& variable) {
  return variable.type == VariableType::integer;
}

std::vector<Variable> placeNumbers(const Search& search, std::span<const Variable> now) {
  std::vector<Variable> all = {numberVariable("n", search.n())};
  std::ranges::copy_if(now, std::back_inserter(all),
                       [](const Variable& each) { return isPlain(each) && !each.found; });
  return all;
}

std::vector<Variable> resultNumbers(const Search& search, std::span<const Variable> now,
                                    std::uint64_t solutions) {
  const Program program = search.program();
  std::vector<Variable> all;
  if (onlyCounts(program) || info(program.variant).movesQueens)
    std::ranges::copy_if(now, std::back_inserter(all), &Variable::found);
  else if (program.find == Find::all && !(program.recording && program.recording.its->board()))
    all.push_back(numberVariable(kSolutions, static_cast<std::int64_t>(solutions)));
  return all;
}

std::string entryOf(const Variable& plain) {
  return std::string(plain.name) + (plain.name == kSolutions ? ": " : " = ") +
         std::to_string(plain.values[0]);
}

}  // namespace queens
