#include "core/search.hpp"

#include <gtest/gtest.h>

#include <ostream>

#include "support/each_program.hpp"
#include "support/plain_recursion.hpp"

namespace queens {

static bool operator==(const Variable& a, const Variable& b) {
  return a.name == b.name && a.type == b.type && a.values == b.values && a.width == b.width &&
         a.fields == b.fields;
}

static void PrintTo(const Variable& variable, std::ostream* out) {
  *out << variable.name << ": " << kVariableTypeNames[static_cast<std::size_t>(variable.type)] << " "
       << testing::PrintToString(variable.values) << " width " << variable.width;
}

namespace {

using Numbers = std::vector<std::int64_t>;

std::int64_t bitsOf(const std::vector<int>& set) {
  std::int64_t all = 0;
  for (const int bit : set) all |= std::int64_t{1} << bit;
  return all;
}

// The expected variables of each program for given queens.
class Expected {
 public:
  Expected(int n, const recursion::Standing& standing) : n_(n), standing_(standing) {}

  std::vector<Variable> of(Program program) const {
    switch (program.variant) {
      case VariantId::boardScan:
        return {board()};
      case VariantId::flagArrays:
        return {flags("cols", n_, column), flags("diags1", 2 * n_ - 1, shiftedMain()),
                flags("diags2", 2 * n_ - 1, anti), places()};
      case VariantId::hashSets:
        return {set("cols", column), set("diags1", main), set("diags2", anti), places()};
      case VariantId::bitFlags:
        return {bits("cols", n_, column), bits("mains", 2 * n_ - 1, shiftedMain()),
                bits("antis", 2 * n_ - 1, anti), places()};
      case VariantId::bitmask:
        return program.find == Find::count ? countingMasks() : masks();
      case VariantId::explicitStack:
        return {board(), stack()};
      case VariantId::permutations:
        return {flags("used", n_, column), places()};
      case VariantId::forwardChecking:
        return {domains(), places()};
      case VariantId::minConflicts:
        return {counts("cols", n_, column), counts("diags1", 2 * n_ - 1, shiftedMain()),
                counts("diags2", 2 * n_ - 1, anti), places()};
      case VariantId::recordedByRows:
      case VariantId::recordedByColumns:
        break;
    }
    return {};
  }

 private:
  using Line = std::function<int(recursion::Place)>;
  static int column(recursion::Place queen) { return queen.col; }
  static int main(recursion::Place queen) { return queen.row - queen.col; }
  static int anti(recursion::Place queen) { return queen.row + queen.col; }
  Line shiftedMain() const {
    return [n = n_](recursion::Place queen) { return queen.row - queen.col + n - 1; };
  }

  std::vector<int> lines(const Line& line) const {
    std::vector<int> all;
    for (const recursion::Place& queen : standing_.queens) all.push_back(line(queen));
    return all;
  }
  Variable flags(std::string_view name, int count, const Line& line) const {
    Variable variable{name, VariableType::flags, Numbers(static_cast<std::size_t>(count)), 0, {}};
    for (const int taken : lines(line)) variable.values[static_cast<std::size_t>(taken)] = 1;
    return variable;
  }
  Variable counts(std::string_view name, int count, const Line& line) const {
    Variable variable{name, VariableType::list, Numbers(static_cast<std::size_t>(count)), 0, {}};
    for (const int taken : lines(line)) ++variable.values[static_cast<std::size_t>(taken)];
    return variable;
  }
  Variable set(std::string_view name, const Line& line) const {
    const std::vector<int> members = lines(line);
    return {name, VariableType::set, {members.begin(), members.end()}, 0, {}};
  }
  Variable bits(std::string_view name, int width, const Line& line) const {
    return {name, VariableType::bits, {bitsOf(lines(line))}, width, {}};
  }
  Variable places() const {
    Variable variable = set("queens", column);
    variable.type = VariableType::list;
    return variable;
  }
  Variable board() const {
    Variable variable{"board", VariableType::matrix, Numbers(static_cast<std::size_t>(n_ * n_)), n_, {}};
    for (const recursion::Place& queen : standing_.queens) {
      variable.values[static_cast<std::size_t>(queen.row * n_ + queen.col)] = 1;
    }
    return variable;
  }
  Variable domains() const {
    Variable variable{"domains", VariableType::matrix, Numbers(static_cast<std::size_t>(n_ * n_)), n_, {}};
    // Before the first event the recursion has not begun.
    for (int cell = 0; cell < n_ * n_; ++cell) {
      const auto row = static_cast<std::size_t>(cell / n_);
      const bool left = standing_.domains.empty() || standing_.domains[row].contains(cell % n_);
      variable.values[static_cast<std::size_t>(cell)] = left;
    }
    return variable;
  }
  Variable stack() const {
    Variable variable{"stack", VariableType::stack, {}, 0, {"row", "col"}};
    for (const recursion::Place& queen : standing_.queens) {
      variable.values.insert(variable.values.end(), {queen.row, queen.col});
    }
    return variable;
  }
  std::vector<Variable> masks() const {
    std::vector<Variable> all;
    Variable frames{"frames", VariableType::stack, {}, n_, {"row", "cols", "ld", "rd", "free"}};
    for (const recursion::Frame& frame : standing_.frames) {
      const Numbers values = {bitsOf(frame.columns), bitsOf(frame.mains), bitsOf(frame.antis),
                              bitsOf(frame.free)};
      const auto row = static_cast<std::int64_t>(frames.values.size() / 5);
      frames.values.push_back(row);
      frames.values.insert(frames.values.end(), values.begin(), values.end());
      all = {{"cols", VariableType::bits, {values[0]}, n_, {}},
             {"ld", VariableType::bits, {values[1]}, n_, {}},
             {"rd", VariableType::bits, {values[2]}, n_, {}},
             {"free", VariableType::bits, {values[3]}, n_, {}}};
    }
    all.push_back(std::move(frames));
    all.push_back(places());
    return all;
  }

  // No list of queens, but each stack frame has the number of solutions returned by its calls.
  std::vector<Variable> countingMasks() const {
    std::vector<Variable> all = masks();
    all.pop_back();
    const Numbers without = all.back().values;
    all.pop_back();
    Variable frames{"frames", VariableType::stack, {}, n_, {"row", "cols", "ld", "rd", "free", "count"}};
    for (std::size_t i = 0; i < standing_.frames.size(); ++i) {
      const auto from = without.begin() + static_cast<std::ptrdiff_t>(5 * i);
      frames.values.insert(frames.values.end(), from, from + 5);
      frames.values.push_back(static_cast<std::int64_t>(standing_.frames[i].returned));
    }
    if (!standing_.frames.empty())
      all.push_back({"count", VariableType::integer, {frames.values.back()}, 0, {}});
    all.push_back(std::move(frames));
    return all;
  }

  int n_;
  const recursion::Standing& standing_;
};

// The loop variables of the event come last.
// @param returned result of the call that ended when the queen was removed
void addLoopVariables(std::vector<Variable>& all, Program program, int n, const recursion::Step& step,
                      std::uint64_t returned) {
  const auto add = [&](std::string_view name, std::int64_t value) {
    all.push_back({name, VariableType::integer, {value}, 0, {}});
  };
  if (step.kind == "restrict" || step.kind == "restore" || step.kind == "wipeout") {
    add("later", *step.row);
    if (step.col) add("square", *step.col);
    return;
  }
  if (step.with && step.kind == "compare") {
    add("i", step.with->row);
    add("j", *step.row);
    return;
  }
  if (program.variant == VariantId::bitmask && step.kind == "place") {
    all.push_back({"bit", VariableType::bits, {std::int64_t{1} << *step.col}, n, {}});
  }
  if (program.find == Find::count && step.kind == "remove") add("below", static_cast<std::int64_t>(returned));
  if (step.row) add("row", *step.row);
  if (step.col) add("col", *step.col);
}

void addNumber(std::vector<Variable>& all, std::string_view name, std::int64_t value) {
  all.push_back({name, VariableType::integer, {value}, 0, {}});
}

// The numbers of the generator: one is drawn for a placed queen, and two for a moved one.
struct Generator {
  std::int64_t number = 1;
  std::int64_t after(const recursion::Step& step) {
    for (int draws = step.kind == "move" ? 2 : step.kind == "place" ? 1 : 0; draws > 0; --draws)
      number = (number * 75 + 74) % 65537;
    return number;
  }
};

class Variables : public testing::TestWithParam<Program> {};

TEST_P(Variables, AreWhatTheQueensThatStandSay) {
  const Program program = GetParam();
  for (int n = 1; n <= 6; ++n) {
    Search search(program, n);
    Generator generator;
    std::int64_t moves = 0;
    std::vector<Variable> start = Expected(n, {}).of(program);
    if (info(program.variant).movesQueens) {
      addNumber(start, "seed", 1);
      addNumber(start, "moves", 0);
    }
    EXPECT_EQ(search.variables(nullptr), start) << "at the start";
    // By row: the value returned to its stack frame before its queen was placed.
    std::vector<std::uint64_t> before(static_cast<std::size_t>(n));
    const auto compare = [&](const recursion::Step& step, const recursion::Standing& standing) {
      LineRecorder recorder;
      const Event event = search.advance(recorder);
      std::vector<Variable> expected = Expected(n, standing).of(program);
      std::uint64_t returned = 0;
      if (!standing.frames.empty() && step.row) {
        const std::uint64_t now = standing.frames.back().returned;
        if (step.kind == "place") before[static_cast<std::size_t>(*step.row)] = now;
        if (step.kind == "remove") returned = now - before[static_cast<std::size_t>(*step.row)];
      }
      if (info(program.variant).movesQueens) {
        addNumber(expected, "seed", generator.after(step));
        moves = step.kind == "move" ? moves + 1 : step.kind == "restart" ? 0 : moves;
        addNumber(expected, "moves", moves);
      }
      addLoopVariables(expected, program, n, step, returned);
      EXPECT_EQ(search.variables(&event), expected) << "n = " << n << ", after " << step;
      return !HasFailure();
    };
    recursion::search(std::string(info(program.variant).id), n, program.find == Find::first, compare);
  }
}

QUEENS_FOR_EACH_PROGRAM(Variables);

}  // namespace
}  // namespace queens
