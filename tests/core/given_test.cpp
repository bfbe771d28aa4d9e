// The search with given queens does the same as a plain recursion over the rows that have none.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/search.hpp"
#include "core/variables.hpp"

namespace queens {
namespace {

Program withGiven(const Given& given) {
  Program program(VariantId::flagArrays, Find::all, Bug::given);
  program.given = given;
  return program;
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
  PlainWithGiven(int n, const std::vector<Square>& given) : n_(n), given_(given), standing_(given) {
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
  void search(int row) {
    if (row == n_) return note({.kind = EventKind::solution});
    if (std::ranges::any_of(given_, [row](Square each) { return each.row == row; })) return search(row + 1);
    bool placed = false;
    for (int column = 0; column < n_; ++column) {
      const Square square = at(row, column);
      const bool safe =
          std::ranges::none_of(standing_, [square](Square each) { return attack(each, square); });
      note({.kind = EventKind::test, .square = square, .safe = safe});
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

  int n_;
  std::vector<Square> given_, standing_;
  std::vector<Step> steps_;
};

std::vector<Square> queensOf(const Search& search) {
  std::vector<Square> all;
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) all.push_back(search.queen(i));
  return all;
}

// The variables that follow from the queens on the board.
void expectVariables(const Search& search, const std::vector<Square>& queens) {
  const int n = search.n();
  std::vector<std::int64_t> columns(n), mains(2 * n - 1), antis(2 * n - 1), byRow(n, -1);
  for (const Square& each : queens) {
    columns[each.column] = mains[each.row - each.column + n - 1] = antis[each.row + each.column] = 1;
    byRow[each.row] = each.column;
  }
  const std::vector<Variable> now = variables(search, nullptr);
  ASSERT_EQ(now.size(), 4u);
  EXPECT_EQ(now[0].values, columns);
  EXPECT_EQ(now[1].values, mains);
  EXPECT_EQ(now[2].values, antis);
  EXPECT_EQ(now[3].values, byRow);
}

TEST(Given, DoesWhatAPlainRecursionDoes) {
  std::size_t cases = 0;
  for (int n = 1; n <= 7; ++n) {
    const auto sets = setsOn(n);
    // All sets on small boards, and every seventh of the thousands on larger ones.
    for (std::size_t i = 0; i < sets.size(); i += n < 6 ? 1 : 7) {
      ++cases;
      const Program program = withGiven(givenOf(sets[i]));
      SCOPED_TRACE("n = " + std::to_string(n) + ", set " + std::to_string(i));
      Search search(program, n);
      EXPECT_EQ(search.program(), program);
      EXPECT_EQ(queensOf(search), sets[i]);
      Counters counters;
      NoTracer silent;
      const PlainWithGiven plain(n, sets[i]);
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
  EXPECT_GT(cases, 1500u);
}

TEST(Given, FindsTheSolutionsThatHaveTheQueens) {
  for (int n = 1; n <= 7; ++n) {
    const auto sets = setsOn(n);
    std::vector<std::vector<Square>> solutions;
    std::ranges::copy_if(sets, std::back_inserter(solutions),
                         [n](const auto& set) { return static_cast<int>(set.size()) == n; });
    for (std::size_t i = 0; i < sets.size(); i += n < 6 ? 1 : 7) {
      const auto has = [&](const std::vector<Square>& solution) {
        return std::ranges::all_of(sets[i], [&](Square each) { return solution[each.row] == each; });
      };
      std::vector<std::vector<Square>> found;
      Search search(withGiven(givenOf(sets[i])), n);
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

TEST(Given, StatesAreRestoredOnlyWithTheSameQueens) {
  const int n = 6;
  const Program program = withGiven(givenOf({at(1, 3), at(4, 4)}));
  Search search(program, n);
  NoTracer silent;
  while (!search.done()) {
    search.advance(silent);
    Search copy = search, other = search;
    ASSERT_TRUE(copy.restore(program, n));
    EXPECT_EQ(queensOf(copy), queensOf(search));
    expectVariables(copy, queensOf(search));
    EXPECT_FALSE(other.restore(withGiven(givenOf({at(1, 3)})), n));
    EXPECT_FALSE(other.restore(VariantId::flagArrays, n));
  }
}

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
  EXPECT_TRUE(exists(withGiven(givenOf({at(0, 3)}))));
  EXPECT_TRUE(exists(withGiven({})));
  Given clashing;
  clashing.add(at(0, 0));
  clashing.add(at(1, 1));
  EXPECT_FALSE(exists(withGiven(clashing)));
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
