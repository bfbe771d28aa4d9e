// Given queens stand before the first event, so their timelines have tests of their own.
#include <gtest/gtest.h>

#include <bit>
#include <random>

#include "core/reads.hpp"
#include "record.hpp"
#include "timeline/search_figures.hpp"
#include "timeline/search_tree.hpp"

namespace queens {
namespace {

Program withGiven(VariantId variant, std::initializer_list<Square> queens) {
  Program program(variant, Find::all, Bug::given);
  for (const Square& each : queens) program.given.add(each);
  return program;
}

struct GivenCase {
  Program program;
  int n;
};
const std::vector<GivenCase> kGivenCases = [] {
  std::vector<GivenCase> all;
  for (const VariantInfo& each : kVariants) {
    const VariantId id = each.variant;
    if (!bugOf(id, Bug::given)) continue;
    // One large board is enough, and permutations would take too long on it.
    const int n = id == VariantId::flagArrays ? 8 : 6;
    const auto last = static_cast<std::int8_t>(n - 1);
    all.insert(all.end(), {{withGiven(id, {{0, 3}}), n},
                           {withGiven(id, {{2, 0}, {5, 5}}), n},
                           {withGiven(id, {{last, last}}), n},
                           {withGiven(id, {{0, 0}}), 4},
                           {withGiven(id, {{0, 1}, {1, 3}, {2, 0}, {3, 2}}), 4},
                           {withGiven(id, {{0, 0}}), 1}});
  }
  return all;
}();

TEST(GivenTimeline, IsTheSameForwardsBackAndAtRandomPositions) {
  std::mt19937_64 random(5);
  for (const auto& [program, n] : kGivenCases) {
    const Record record(program, n);
    Timeline timeline(program, n);
    while (timeline.step()) record.expectAt(timeline.position(), timeline);
    EXPECT_EQ(timeline.total(), record.total());
    while (timeline.back()) record.expectAt(timeline.position(), timeline);
    EXPECT_EQ(timeline.position(), 0u);
    for (int round = 0; round < 300; ++round) {
      const std::uint64_t position = random() % (record.total() + 1);
      EXPECT_EQ(timeline.seek(position), position);
      record.expectAt(position, timeline);
      ASSERT_FALSE(HasFailure()) << position;
    }
  }
}

TEST(GivenTimeline, IsHandedOverWithItsQueens) {
  for (const auto& [program, n] : kGivenCases) {
    const Record record(program, n);
    Timeline ahead(program, n);
    ahead.explore(record.total());
    Timeline timeline(program, n);
    ASSERT_TRUE(timeline.adopt(ahead.handOver(0)));
    EXPECT_EQ(timeline.total(), record.total());
    for (std::uint64_t position = 0; position <= record.total(); position += 7) {
      timeline.seek(position);
      record.expectAt(position, timeline);
    }
    Timeline other(withGiven(program.variant, {}), n);
    EXPECT_FALSE(other.adopt(ahead.handOver(0)));
  }
}

// Every queen placed is a node whose board has the given queens, and no node lies above its row.
TEST(GivenTimeline, HasATreeOfTheQueensThatAreNotGiven) {
  for (const auto& [program, n] : kGivenCases) {
    Timeline timeline(program, n);
    timeline.seek(Timeline::kUnlimited);
    SearchTree tree;
    tree.look(timeline, timeline.search(), timeline.position(), Timeline::kUnlimited);
    std::uint64_t placed = 0;
    for (std::size_t i = 1; i < tree.nodes().size(); ++i) {
      const TreeNode& node = tree.nodes()[i];
      const auto queens = tree.queens(i);
      EXPECT_EQ(queens.size(), static_cast<std::size_t>(node.depth + program.given.count));
      EXPECT_TRUE(
          std::ranges::equal(program.given.queens(), std::span(queens).first(program.given.queens().size())));
      if (node.refused) continue;
      placed += 1 + (node.folded ? node.queens : 0);
      if (node.parent > 0) EXPECT_GT(node.square.row, tree.nodes()[node.parent].square.row);
    }
    EXPECT_EQ(placed, timeline.counters().of(EventKind::place));
  }
}

TEST(GivenTimeline, CountsTheReasonsOfRefusedSquares) {
  for (const auto& [program, n] : kGivenCases) {
    SearchFigures figures(program, n);
    Search search(program, n);
    Counters counters;
    std::uint64_t refused = 0;  // squares of whole rows, and pairs
    std::uint64_t read = 0;
    search.run([&](const Event& event) {
      figures(event);
      counters.add(event);
      if (event.kind == EventKind::scan) refused += static_cast<std::uint64_t>(n - std::popcount(event.free));
      if (event.kind == EventKind::compare && !event.safe) ++refused;
      read += search.squaresRead(event).size();
      return true;
    });
    std::uint64_t decided = 0;
    for (const Line line : {Line::row, Line::column, Line::main, Line::anti})
      decided += figures.of(line).decided;
    EXPECT_EQ(decided, counters.attacked + refused);
    if (info(program.variant).keepsBoard) EXPECT_EQ(figures.of(EventKind::test).reads, read);
    // Three masks, and the squares that given queens attack.
    if (info(program.variant).scansRows)
      EXPECT_EQ(figures.of(EventKind::scan).reads, 4 * counters.of(EventKind::scan));
  }
}

}  // namespace
}  // namespace queens
