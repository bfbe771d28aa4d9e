#include "timeline/search_figures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"
#include "timeline/follower.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

using recursion::Place;
using recursion::Standing;
using recursion::Step;

struct Expected {
  std::vector<SearchFigures::OfRow> rows;
  std::map<std::string, SearchFigures::OfConstraint> constraints;
  std::map<std::string, SearchFigures::OfKind> kinds;
};

bool holdsQueen(const Standing& standing, Place square) {
  return std::find(standing.queens.begin(), standing.queens.end(), square) != standing.queens.end();
}

// Counts the squares from a square in one direction, up to the edge or the first queen; true if there is a
// queen.
bool walk(const Standing& standing, int n, Place from, int down, int right, std::uint64_t& looked) {
  for (Place at{from.row + down, from.col + right}; at.row >= 0 && at.row < n && at.col >= 0 && at.col < n;
       at = {at.row + down, at.col + right}) {
    ++looked;
    if (holdsQueen(standing, at)) return true;
  }
  return false;
}

std::uint64_t squaresOfBoardScan(const Standing& standing, int n, Place square) {
  std::uint64_t looked = 0;
  walk(standing, n, square, 0, -1, looked) || walk(standing, n, square, -1, -1, looked) ||
      walk(standing, n, square, 1, -1, looked);
  return looked;
}

std::uint64_t squaresOfValidate(const Standing& standing, int n, Place square) {
  std::uint64_t looked = 0;
  for (int row = 0; row < square.row; ++row) {
    const int away = square.row - row;
    for (const int col : {square.col, square.col - away, square.col + away}) {
      if (col < 0 || col >= n) continue;
      ++looked;
      if (holdsQueen(standing, {row, col})) return looked;
    }
  }
  return looked;
}

// Adds one step of a search to statistics, by their definitions.
class Reckoning {
 public:
  Reckoning(std::string variant, int n) : variant_(std::move(variant)), n_(n) {
    sums_.rows.resize(static_cast<std::size_t>(n));
  }

  void add(const Step& step, const Standing& standing) {
    ++sums_.kinds[step.kind].events;
    if (step.kind == "test") addTest(step, standing);
    if (step.kind == "scan") addScan(step, standing.frames.back());
    if (step.kind == "compare") addCompare(step);
    if (step.kind == "restrict") addRestrict(step);
    if (step.kind == "place") {
      ++rowOf(step).placed;
      // The first queen of a visit.
      rowOf(step).filled += filling_.insert(&rowOf(step)).second;
    }
    if (step.kind == "exhausted") {
      filling_.erase(&rowOf(step));
      ++rowOf(step).exhausted;
      if (step.deadEnd) ++rowOf(step).deadEnds;
    }
  }
  void addLines(const std::string& kind, std::size_t lines) { sums_.kinds[kind].executed += lines; }
  // A domain is checked for a square, and for being empty.
  void addReads(const std::string& kind, const std::vector<TracedLine>& lines) {
    for (const TracedLine& each : lines)
      sums_.kinds[kind].reads += each.label == Label::look || each.label == Label::check;
  }
  // The queens on three lines are counted for each square of a row, for all but one of them, or for each
  // queen.
  void addCountsRead(const std::string& kind, const std::vector<TracedLine>& lines) {
    for (const TracedLine& each : lines) {
      const bool all = each.label == Label::scan || each.label == Label::check || each.label == Label::next;
      const int squares = all ? n_ : each.label == Label::columns ? n_ - 1 : 0;
      sums_.kinds[kind].reads += static_cast<std::uint64_t>(3 * squares);
    }
  }
  const Expected& sums() const { return sums_; }

 private:
  SearchFigures::OfRow& rowOf(const Step& step) {
    return sums_.rows[static_cast<std::size_t>(variant_ == "board-scan" ? *step.col : *step.row)];
  }

  void addTest(const Step& step, const Standing& standing) {
    ++rowOf(step).tests;
    std::set<std::string> lines;
    for (const recursion::Attack& attack : step.attackers) lines.insert(attack.line);
    std::vector<std::string> order = {variant_ == "board-scan" ? "row" : "column", "main", "anti"};
    const auto first =
        std::find_if(order.begin(), order.end(), [&](const auto& line) { return lines.count(line) > 0; });
    std::uint64_t& reads = sums_.kinds["test"].reads;
    const Place square{*step.row, *step.col};
    if (variant_ == "board-scan") {
      reads += squaresOfBoardScan(standing, n_, square);
    } else if (variant_ == "explicit-stack") {
      reads += squaresOfValidate(standing, n_, square);
    } else if (variant_ == "permutations") {
      reads += 1;
    } else {
      reads += std::min<std::uint64_t>(3, static_cast<std::uint64_t>(first - order.begin()) + 1);
    }
    if (step.attackers.empty()) return;
    ++rowOf(step).refused;
    for (const std::string& line : lines) ++sums_.constraints[line].forbidden;
    // Attackers come in order of placement, from the top row down.
    ++sums_.constraints[variant_ == "explicit-stack" ? step.attackers[0].line : *first].decided;
  }

  void addScan(const Step& step, const recursion::Frame& frame) {
    ++rowOf(step).scans;
    sums_.kinds["scan"].reads += 3;
    std::set<int> refused;
    const std::vector<std::pair<std::string, std::vector<int>>> masks = {
        {"column", frame.columns}, {"main", frame.mains}, {"anti", frame.antis}};
    for (const auto& [line, columns] : masks) {
      for (const int column : columns) {
        ++sums_.constraints[line].forbidden;
        if (refused.insert(column).second) ++sums_.constraints[line].decided;
      }
    }
    rowOf(step).refused += refused.size();
  }

  void addRestrict(const Step& step) {
    ++rowOf(step).refused;
    const bool column = *step.col == step.with->col;
    auto& constraint = sums_.constraints[column ? "column" : *step.col > step.with->col ? "main" : "anti"];
    ++constraint.decided;
    ++constraint.forbidden;
  }

  void addCompare(const Step& step) {
    ++rowOf(step).compares;
    sums_.kinds["compare"].reads += 2;
    if (step.safe) return;
    ++rowOf(step).clashes;
    const bool falls = (*step.row > step.with->row) == (*step.col > step.with->col);
    auto& constraint = sums_.constraints[falls ? "main" : "anti"];
    ++constraint.decided;
    ++constraint.forbidden;
  }

  std::string variant_;
  int n_;
  Expected sums_;
  std::set<const SearchFigures::OfRow*> filling_;
};

void expectEqual(const SearchFigures* figures, const Expected& expected, std::uint64_t position) {
  ASSERT_NE(figures, nullptr) << position;
  ASSERT_EQ(static_cast<std::size_t>(figures->n()), expected.rows.size());
  for (int row = 0; row < figures->n(); ++row) {
    ASSERT_EQ(figures->of(row), expected.rows[static_cast<std::size_t>(row)])
        << "position " << position << ", row " << row;
  }
  const auto at = [](const auto& map, std::string_view key) {
    const auto found = map.find(std::string(key));
    return found == map.end() ? typename std::decay_t<decltype(map)>::mapped_type{} : found->second;
  };
  for (std::size_t i = 0; i < kLineNames.size(); ++i) {
    ASSERT_EQ(figures->of(static_cast<Line>(i)), at(expected.constraints, kLineNames[i]))
        << "position " << position << ", " << kLineNames[i];
  }
  for (std::size_t i = 0; i < kEventKindNames.size(); ++i) {
    ASSERT_EQ(figures->of(static_cast<EventKind>(i)), at(expected.kinds, kEventKindNames[i]))
        << "position " << position << ", " << kEventKindNames[i];
  }
}

class Figures : public testing::TestWithParam<VariantInfo> {
 protected:
  VariantId variant() const { return GetParam().variant; }

  // Calls `look(position, sums)` at every position of a search.
  template <class Look>
  void reckon(int n, Look look) const {
    const std::string id(GetParam().id);
    Reckoning reckoning(id, n);
    Timeline timeline(variant(), n);
    std::uint64_t position = 0;
    look(position, reckoning.sums());
    recursion::search(id, n, [&](const Step& step, const Standing& standing) {
      timeline.step();
      reckoning.add(step, standing);
      reckoning.addLines(step.kind, timeline.lines().size());
      if (GetParam().looksAhead) reckoning.addReads(step.kind, timeline.lines());
      if (GetParam().movesQueens) reckoning.addCountsRead(step.kind, timeline.lines());
      look(++position, reckoning.sums());
      return !testing::Test::HasFatalFailure();
    });
  }
};

TEST_P(Figures, AreWhatTheDefinitionsSayOfAPlainRecursionAtEveryPosition) {
  for (int n = 1; n <= 5; ++n) {
    Follower<SearchFigures> follower;
    reckon(n, [&](std::uint64_t position, const Expected& expected) {
      expectEqual(follower.at(variant(), n, position, Timeline::kUnlimited), expected, position);
    });
  }
}

TEST_P(Figures, AreFoundAgainAtRandomPositions) {
  constexpr int kN = 6;
  std::map<std::uint64_t, Expected> kept;
  reckon(kN, [&](std::uint64_t position, const Expected& expected) {
    if (position % 97 == 0) kept.emplace(position, expected);
  });
  std::vector<std::uint64_t> positions;
  for (const auto& [position, expected] : kept) positions.push_back(position);
  std::shuffle(positions.begin(), positions.end(), std::mt19937_64(3));
  Follower<SearchFigures> follower;
  for (const std::uint64_t position : positions) {
    expectEqual(follower.at(variant(), kN, position, Timeline::kUnlimited), kept.at(position), position);
  }
}

TEST_P(Figures, OfEveryRefusalAddUp) {
  constexpr std::uint64_t kFar = 200'000;
  for (const int n : {8, 13, 32}) {
    Timeline timeline(variant(), n);
    const std::uint64_t position = timeline.seek(kFar);
    Follower<SearchFigures> follower;
    const SearchFigures* figures = follower.at(variant(), n, position, Timeline::kUnlimited);
    ASSERT_NE(figures, nullptr);
    std::uint64_t refused = 0, decided = 0, placed = 0, events = 0;
    for (int row = 0; row < n; ++row) {
      refused += figures->of(row).refused + figures->of(row).clashes;
      placed += figures->of(row).placed;
    }
    for (std::size_t i = 0; i < kLineNames.size(); ++i) decided += figures->of(static_cast<Line>(i)).decided;
    for (std::size_t i = 0; i < kEventKindNames.size(); ++i)
      events += figures->of(static_cast<EventKind>(i)).events;
    EXPECT_EQ(refused, decided) << n;
    EXPECT_EQ(placed, timeline.counters().of(EventKind::place)) << n;
    EXPECT_EQ(events, position) << n;
  }
}

QUEENS_FOR_EACH_VARIANT(Figures);

}  // namespace
}  // namespace queens
