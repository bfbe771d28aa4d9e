// Searches with given queens do the same as a plain recursion over the rows that have none.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "core/search.hpp"

namespace queens {
namespace {

Program withGiven(VariantId variant, const Given& given) {
  Program program(variant, Find::all, Bug::given);
  program.given = given;
  return program;
}

// The searches that can begin with queens on the board.
std::vector<VariantInfo> searches() {
  std::vector<VariantInfo> all;
  std::ranges::copy_if(kVariants, std::back_inserter(all),
                       [](const VariantInfo& each) { return bugOf(each.variant, Bug::given) != nullptr; });
  return all;
}

Square at(int row, int column) {
  return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
}

bool attack(Square a, Square b) {
  const int rows = std::abs(a.row - b.row), columns = std::abs(a.column - b.column);
  return rows == 0 || columns == 0 || rows == columns;
}

// The sets of given queens on a board of size n, none of which attacks another.
std::vector<std::vector<Square>> setsOn(int n) {
  std::vector<std::vector<Square>> sets = {{}};
  for (int row = 0; row < n; ++row) {
    const std::size_t before = sets.size();
    for (std::size_t i = 0; i < before; ++i) {
      for (int column = 0; column < n; ++column) {
        const Square queen = at(row, column);
        if (std::ranges::any_of(sets[i], [queen](Square each) { return attack(each, queen); })) continue;
        sets.push_back(sets[i]);
        sets.back().push_back(queen);
      }
    }
  }
  return sets;
}

Given givenOf(const std::vector<Square>& queens) {
  Given given;
  // Their order makes no difference.
  for (auto each = queens.rbegin(); each != queens.rend(); ++each) EXPECT_TRUE(given.add(*each));
  return given;
}

class PlainWithGiven {
 public:
  PlainWithGiven(const VariantInfo& its, int n, const std::vector<Square>& given)
      : its_(its), n_(n), given_(given), standing_(given) {
    search(0);
    note({.kind = EventKind::done});
  }
  struct Step {
    Event event;
    std::vector<Square> queens;
  };
  const std::vector<Step>& steps() const { return steps_; }

 private:
  void note(Event event) { steps_.push_back({event, standing_}); }
  bool isSafe(Square square) const {
    return std::ranges::none_of(standing_, [&](Square each) {
      return its_.judgesFullBoards ? each.column == square.column : attack(each, square);
    });
  }
  // Compares pairs from the top row down, up to the first clash.
  void judge() {
    std::vector<Square> byRow = standing_;
    std::ranges::sort(byRow, {}, &Square::row);
    for (std::size_t first = 0; first < byRow.size(); ++first) {
      for (std::size_t second = first + 1; second < byRow.size(); ++second) {
        const bool safe = !attack(byRow[first], byRow[second]);
        note({.kind = EventKind::compare, .square = byRow[second], .safe = safe, .with = byRow[first]});
        if (!safe) return note({.kind = EventKind::reject});
      }
    }
    note({.kind = EventKind::solution});
  }
  void search(int row) {
    if (row == n_) return its_.judgesFullBoards ? judge() : note({.kind = EventKind::solution});
    if (std::ranges::any_of(given_, [row](Square each) { return each.row == row; })) return search(row + 1);
    if (its_.scansRows) {
      std::uint32_t free = 0;
      for (int column = 0; column < n_; ++column)
        if (isSafe(at(row, column))) free |= 1u << column;
      note({.kind = EventKind::scan, .square = at(row, -1), .free = free});
    }
    bool placed = false;
    for (int column = 0; column < n_; ++column) {
      const Square square = at(row, column);
      const bool safe = isSafe(square);
      if (!its_.scansRows) note({.kind = EventKind::test, .square = square, .safe = safe});
      if (!safe) continue;
      placed = true;
      standing_.push_back(square);
      note({.kind = EventKind::place, .square = square});
      search(row + 1);
      standing_.pop_back();
      note({.kind = EventKind::remove, .square = square});
    }
    note({.kind = EventKind::exhausted, .square = at(row, -1), .deadEnd = !placed});
  }

  VariantInfo its_;
  int n_;
  std::vector<Square> given_, standing_;
  std::vector<Step> steps_;
};

std::vector<Square> queensOf(const Search& search) {
  std::vector<Square> all;
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) all.push_back(search.queen(i));
  return all;
}

// The numbers of the queens on the board as flags, as members of a set in order of placement, or as bits.
std::vector<std::int64_t> numbersAs(VariableType type, const std::vector<int>& numbers, int count) {
  if (type == VariableType::set) return {numbers.begin(), numbers.end()};
  std::vector<std::int64_t> flags(count);
  std::int64_t bits = 0;
  for (const int each : numbers) {
    flags[each] = 1;
    bits |= std::int64_t{1} << each;
  }
  return type == VariableType::bits ? std::vector{bits} : flags;
}

std::span<const Square> givenTo(const Search& search, const std::vector<Square>& queens) {
  return std::span(queens).first(static_cast<std::size_t>(search.program().given.count));
}

// The squares of the queens, or those that given queens attack or stand on.
std::vector<std::int64_t> matrixOf(const Search& search, const std::vector<Square>& queens, bool attacked) {
  const int n = search.n();
  std::vector<std::int64_t> cells(n * n);
  if (!attacked)
    for (const Square& each : queens) cells[each.row * n + each.column] = 1;
  for (int cell = 0; attacked && cell < n * n; ++cell) {
    cells[cell] = std::ranges::any_of(givenTo(search, queens), [&](Square each) {
      const Square square = at(cell / n, cell % n);
      return each == square || (each.row != square.row && attack(each, square));
    });
  }
  return cells;
}

std::vector<std::int64_t> filledRows(const Search& search) {
  std::vector<std::int64_t> rows(search.n());
  const Given given = search.program().given;
  for (const Square& each : given.queens()) rows[each.row] = 1;
  return rows;
}

std::vector<std::int64_t> stackOf(const Search& search, const std::vector<Square>& queens) {
  std::vector<std::int64_t> stack;
  for (const Square& each : std::span(queens).subspan(givenTo(search, queens).size()))
    stack.insert(stack.end(), {each.row, each.column});
  return stack;
}

// Each call of a search with masks has those of the queens that are not given.
void expectMasks(const Search& search, const std::vector<Square>& queens) {
  const auto placed = std::span(queens).subspan(givenTo(search, queens).size());
  const std::uint32_t full = (1u << search.n()) - 1;
  std::size_t call = 0;
  for (const RowMasks& each : search.masks()) {
    if (call == placed.size()) break;  // the row in progress has no queen yet
    std::uint32_t columns = 0, ld = 0, rd = 0;
    for (const Square& queen : placed.first(call)) {
      const int away = placed[call].row - queen.row;
      columns |= 1u << queen.column;
      ld |= 1u << queen.column << away & full;
      rd |= 1u << queen.column >> away;
    }
    EXPECT_EQ(each.columns, columns);
    EXPECT_EQ(each.ld & full, ld);
    EXPECT_EQ(each.rd & full, rd);
    ++call;
  }
}

// The variables that follow from the queens on the board.
void expectVariables(const Search& search, const std::vector<Square>& queens) {
  const int n = search.n();
  std::vector<int> columns, mains, antis;
  std::vector<std::int64_t> byRow(n, -1);
  const bool isSet = search.variant() == VariantId::hashSets;
  const bool masks = search.variant() == VariantId::bitmask;
  for (const Square& each : queens) {
    columns.push_back(each.column);
    mains.push_back(each.row - each.column + (isSet ? 0 : n - 1));
    antis.push_back(each.row + each.column);
    byRow[each.row] = each.column;
  }
  for (const Variable& each : search.variables(nullptr)) {
    const std::string_view name = each.name;
    SCOPED_TRACE(name);
    if ((name == "cols" && !masks) || name == "used")
      EXPECT_EQ(each.values, numbersAs(each.type, columns, n));
    else if (name == "diags1" || name == "mains")
      EXPECT_EQ(each.values, numbersAs(each.type, mains, 2 * n - 1));
    else if (name == "diags2" || name == "antis")
      EXPECT_EQ(each.values, numbersAs(each.type, antis, 2 * n - 1));
    else if (name == "queens")
      EXPECT_EQ(each.values, byRow);
    else if (name == "board" || name == "taken")
      EXPECT_EQ(each.values, matrixOf(search, queens, name == "taken"));
    else if (name == "filled")
      EXPECT_EQ(each.values, filledRows(search));
    else if (name == "stack")
      EXPECT_EQ(each.values, stackOf(search, queens));
    else if (!masks)
      ADD_FAILURE() << "unexpected";
  }
  expectMasks(search, queens);
}

class GivenQueens : public testing::TestWithParam<VariantInfo> {
 protected:
  Program with(const Given& given) const { return withGiven(GetParam().variant, given); }
  // All sets of queens on small boards, and every seventh of the thousands on larger ones. A search that
  // tries all permutations takes too long on the largest.
  int largest() const { return GetParam().judgesFullBoards ? 6 : 7; }
  static std::size_t stride(int n) { return n < 6 ? 1 : 7; }
};

TEST_P(GivenQueens, DoWhatAPlainRecursionDoes) {
  std::size_t cases = 0;
  for (int n = 1; n <= largest(); ++n) {
    const auto sets = setsOn(n);
    for (std::size_t i = 0; i < sets.size(); i += stride(n)) {
      ++cases;
      const Program program = with(givenOf(sets[i]));
      SCOPED_TRACE("n = " + std::to_string(n) + ", set " + std::to_string(i));
      Search search(program, n);
      EXPECT_EQ(search.program(), program);
      EXPECT_EQ(queensOf(search), sets[i]);
      Counters counters;
      NoTracer silent;
      const PlainWithGiven plain(GetParam(), n, sets[i]);
      for (const auto& [event, queens] : plain.steps()) {
        ASSERT_FALSE(search.done());
        ASSERT_EQ(search.advance(silent), event);
        ASSERT_EQ(queensOf(search), queens);
        counters.add(event);
        if (cases % 5 == 0) expectVariables(search, queens);
      }
      EXPECT_TRUE(search.done());
      Counters skipped;
      Search(program, n).skip(~std::uint64_t{0}, skipped);
      EXPECT_EQ(skipped, counters);
      ASSERT_FALSE(HasFailure());
    }
  }
  EXPECT_GT(cases, GetParam().judgesFullBoards ? 500u : 1500u);
}

TEST_P(GivenQueens, AreInEverySolutionFound) {
  for (int n = 1; n <= largest(); ++n) {
    const auto sets = setsOn(n);
    std::vector<std::vector<Square>> solutions;
    std::ranges::copy_if(sets, std::back_inserter(solutions),
                         [n](const auto& set) { return static_cast<int>(set.size()) == n; });
    for (std::size_t i = 0; i < sets.size(); i += stride(n)) {
      const auto has = [&](const std::vector<Square>& solution) {
        return std::ranges::all_of(sets[i], [&](Square each) { return solution[each.row] == each; });
      };
      std::vector<std::vector<Square>> found;
      Search search(with(givenOf(sets[i])), n);
      search.run([&](const Event& event) {
        if (event.kind != EventKind::solution) return true;
        const auto byLine = search.placesByLine();
        EXPECT_TRUE(byLine);
        found.emplace_back();
        for (int row = 0; row < n; ++row) found.back().push_back(at(row, (*byLine)[row]));
        return true;
      });
      std::ranges::sort(found, {}, [](const auto& each) {
        std::string columns;
        for (const Square& queen : each) columns += static_cast<char>(queen.column);
        return columns;
      });
      EXPECT_EQ(found.size(), static_cast<std::size_t>(std::ranges::count_if(solutions, has)));
      EXPECT_TRUE(std::ranges::all_of(found, has));
      EXPECT_EQ(std::ranges::adjacent_find(found), found.end());
    }
  }
}

TEST_P(GivenQueens, StandInRestoredStates) {
  const int n = 6;
  const Program program = with(givenOf({at(1, 3), at(4, 4)}));
  Search search(program, n);
  NoTracer silent;
  while (!search.done()) {
    search.advance(silent);
    Search copy = search, other = search;
    ASSERT_TRUE(copy.restore(program, n));
    EXPECT_EQ(queensOf(copy), queensOf(search));
    expectVariables(copy, queensOf(search));
    EXPECT_FALSE(other.restore(with(givenOf({at(1, 3)})), n));
    EXPECT_FALSE(other.restore(GetParam().variant, n));
    for (Search original = search; !original.done();)
      ASSERT_EQ(copy.advance(silent), original.advance(silent));
  }
}

// States from untrusted bytes are refused, or go on to an end without leaving the board.
TEST_P(GivenQueens, StayOnTheBoardWhateverTheBytesAre) {
  const int n = 6;
  const Program program = with(givenOf({at(1, 3), at(4, 4)}));
  std::mt19937 random(3);
  NoTracer silent;
  for (int round = 0; round < 3000; ++round) {
    Search search(program, n);
    Counters counters;
    search.skip(random() % 60, counters);
    std::array<std::uint8_t, sizeof(Search)> bytes;
    std::memcpy(bytes.data(), &search, sizeof search);
    for (int change = 0; change < 3; ++change)
      bytes[random() % sizeof(Search)] = static_cast<std::uint8_t>(random() % 40);
    std::memcpy(static_cast<void*>(&search), bytes.data(), sizeof search);
    if (!search.restore(program, n)) continue;
    for (int step = 0; step < 300 && !search.done(); ++step) {
      const Event event = search.advance(silent);
      ASSERT_LT(event.square.row, n);
      ASSERT_LT(event.square.column, n);
      for (const Variable& each : search.variables(&event)) ASSERT_LE(each.values.size(), 200u);
    }
  }
}

std::string nameOf(const testing::TestParamInfo<VariantInfo>& each) {
  std::string name(each.param.id);
  std::erase(name, '-');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Searches, GivenQueens, testing::ValuesIn(searches()), nameOf);

TEST(Given, NamesTheFirstTwoThatAttackEachOther) {
  const auto clash = [](const std::vector<Square>& queens) {
    Given given;
    for (const Square& each : queens) given.add(each);
    return clashOf(given);
  };
  EXPECT_FALSE(clash({}));
  EXPECT_FALSE(clash({at(0, 3), at(4, 2)}));
  const auto diagonal = clash({at(5, 3), at(2, 0)});
  ASSERT_TRUE(diagonal);
  EXPECT_EQ(diagonal->one, at(2, 0));
  EXPECT_EQ(diagonal->other, at(5, 3));
  EXPECT_EQ(diagonal->line, Line::main);
  EXPECT_EQ(clash({at(0, 1), at(0, 4)})->line, Line::row);
  EXPECT_EQ(clash({at(0, 1), at(5, 1)})->line, Line::column);
  EXPECT_EQ(clash({at(0, 1), at(1, 0)})->line, Line::anti);
  EXPECT_EQ(clash({at(0, 1), at(0, 1)})->line, Line::row);
}

TEST(Given, BelongsToItsVersionAlone) {
  EXPECT_TRUE(exists(withGiven(VariantId::flagArrays, givenOf({at(0, 3)}))));
  EXPECT_TRUE(exists(withGiven(VariantId::flagArrays, {})));
  EXPECT_FALSE(exists(withGiven(VariantId::boardScan, givenOf({at(0, 3)}))));
  EXPECT_FALSE(exists(withGiven(VariantId::minConflicts, givenOf({at(0, 3)}))));
  Given clashing;
  clashing.add(at(0, 0));
  clashing.add(at(1, 1));
  EXPECT_FALSE(exists(withGiven(VariantId::flagArrays, clashing)));
  Program plain(VariantId::flagArrays);
  plain.given.add(at(0, 3));
  EXPECT_FALSE(exists(plain));
  EXPECT_EQ(leastBoard({}), 1);
  EXPECT_EQ(leastBoard(givenOf({at(0, 3), at(4, 2)})), 5);
}

TEST(Given, HasAtMostAsManyAsTheLargestBoardHasRows) {
  Given given;
  for (int row = 0; row < kMaxN; ++row) EXPECT_TRUE(given.add(at(row, 0)));
  EXPECT_FALSE(given.add(at(0, 1)));
}

}  // namespace
}  // namespace queens
