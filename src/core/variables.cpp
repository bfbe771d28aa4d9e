#include "core/variables.hpp"

namespace queens {
namespace {

Variable matrix(std::string_view name, const std::array<std::uint32_t, kMaxN>& rows, int n) {
  Variable variable{.name = name, .type = VariableType::matrix, .values = {}, .width = n, .fields = {}};
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column) variable.values.push_back(rows[row] >> column & 1);
  }
  return variable;
}

template <class Flags>
Variable flags(std::string_view name, const Flags& all, int count) {
  return {name, VariableType::flags, {all.begin(), all.begin() + count}, 0, {}};
}

Variable bits(std::string_view name, std::uint64_t value, int width) {
  return {name, VariableType::bits, {static_cast<std::int64_t>(value)}, width, {}};
}

Variable integer(std::string_view name, std::int64_t value) {
  return {name, VariableType::integer, {value}, 0, {}};
}

Variable queensList(std::span<const std::int8_t> places) {
  return {"queens", VariableType::list, {places.begin(), places.end()}, 0, {}};
}

// The members of a set in the order in which the queens brought them.
template <class Member>
Variable set(std::string_view name, std::span<const std::int8_t> places, Member member) {
  Variable variable{name, VariableType::set, {}, 0, {}};
  for (int row = 0; row < static_cast<int>(places.size()); ++row) {
    variable.values.push_back(member(row, static_cast<int>(places[static_cast<std::size_t>(row)])));
  }
  return variable;
}

std::vector<Variable> of(const SquareSearch<BoardScan>& search) {
  return {matrix("board", search.rules().board(), search.n())};
}

std::vector<Variable> of(const SquareSearch<FlagArrays>& search) {
  const FlagArrays& rules = search.rules();
  const int n = search.n();
  return {flags("cols", rules.columns(), n), flags("diags1", rules.mains(), 2 * n - 1),
          flags("diags2", rules.antis(), 2 * n - 1), queensList(search.places())};
}

std::vector<Variable> of(const SquareSearch<HashSets>& search) {
  const auto places = search.places();
  return {set("cols", places, [](int, int column) { return column; }),
          set("diags1", places, [](int row, int column) { return row - column; }),
          set("diags2", places, [](int row, int column) { return row + column; }), queensList(places)};
}

std::vector<Variable> of(const SquareSearch<BitFlags>& search) {
  const BitFlags& rules = search.rules();
  const int n = search.n();
  return {bits("cols", rules.columns(), n), bits("main", rules.mains(), 2 * n - 1),
          bits("anti", rules.antis(), 2 * n - 1), queensList(search.places())};
}

std::vector<Variable> of(const Bitmask& search) {
  std::vector<Variable> all;
  const auto frames = search.frames();
  if (!frames.empty()) {
    const Bitmask::Frame& top = frames.back();
    const std::uint32_t full = search.full();
    all = {bits("cols", top.columns, search.n()), bits("ld", top.ld & full, search.n()),
           bits("rd", top.rd & full, search.n()), bits("free", top.free, search.n())};
  }
  const bool counts = search.find() == Find::count;
  Variable stack{"frames", VariableType::stack, {}, search.n(), {"row", "cols", "ld", "rd", "free"}};
  if (counts) stack.fields.push_back("count");
  for (std::size_t row = 0; row < frames.size(); ++row) {
    const Bitmask::Frame& frame = frames[row];
    stack.values.insert(stack.values.end(), {static_cast<std::int64_t>(row), frame.columns,
                                             frame.ld & search.full(), frame.rd & search.full(), frame.free});
    if (counts) stack.values.push_back(static_cast<std::int64_t>(search.counted(row)));
  }
  if (counts && !frames.empty()) all.push_back(integer("count", search.counted(frames.size() - 1)));
  all.push_back(std::move(stack));
  if (!counts) all.push_back(queensList(search.places()));
  return all;
}

std::vector<Variable> of(const SquareSearch<ExplicitStack>& search) {
  Variable stack{"stack", VariableType::stack, {}, 0, {"row", "col"}};
  const auto places = search.places();
  for (std::size_t row = 0; row < places.size(); ++row) {
    stack.values.push_back(static_cast<std::int64_t>(row));
    stack.values.push_back(places[row]);
  }
  return {matrix("board", search.rules().board(), search.n()), std::move(stack)};
}

std::vector<Variable> of(const SquareSearch<Permutations>& search) {
  return {flags("used", search.rules().used(), search.n()), queensList(search.places())};
}

}  // namespace

std::vector<Variable> variables(const Search& search, const Event* event) {
  std::vector<Variable> all = std::visit([](const auto& machine) { return of(machine); }, search.machine());
  if (!event) return all;
  if (event->kind == EventKind::compare) {
    all.push_back(integer("i", event->with.row));
    all.push_back(integer("j", event->square.row));
    return all;
  }
  if (event->kind == EventKind::place && search.variant() == VariantId::bitmask) {
    all.push_back(bits("bit", std::uint64_t{1} << event->square.column, search.n()));
  }
  if (event->kind == EventKind::remove && search.program().find == Find::count) {
    all.push_back(integer("below", std::get<Bitmask>(search.machine()).returned()));
  }
  if (event->square.row >= 0) all.push_back(integer("row", event->square.row));
  if (event->square.column >= 0) all.push_back(integer("col", event->square.column));
  return all;
}

}  // namespace queens
