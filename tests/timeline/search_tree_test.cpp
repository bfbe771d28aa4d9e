#include "timeline/search_tree.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "explored.hpp"
#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

// The facts about a queen or a refused square.
struct Known {
  std::uint64_t entered = 0;
  std::uint64_t left = TreeNode::kNever;
  std::uint64_t queens = 0;
  bool solved = false;
  bool operator==(const Known&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Known& each) {
  return out << each.entered << "–" << each.left << ", " << each.queens << (each.solved ? ", solved" : "");
}

// Indexed by the path from the empty board: ".1.3" is a queen, ".1x0" a refused square.
using Tree = std::map<std::string, Known>;

// The tree of a plain recursion up to a position.
Tree expected(VariantId variant, int n, std::uint64_t position) {
  Tree tree = {{"", {}}};
  std::uint64_t now = 0;
  std::string path;
  recursion::search(std::string(info(variant).id), n,
                    [&](const recursion::Step& step, const recursion::Standing& standing) {
                      if (now == position) return false;
                      ++now;
                      const bool byColumns = variant == VariantId::boardScan;
                      std::string there;
                      for (const recursion::Place& each : standing.queens)
                        there += "." + std::to_string(byColumns ? each.row : each.col);
                      const auto above = [&](auto&& change) {
                        for (std::string each = there; !each.empty(); each.resize(each.rfind('.'))) {
                          if (each != there) change(tree[each]);
                        }
                        change(tree[""]);
                      };
                      if (step.kind == "place") {
                        tree[there].entered = now;
                        above([](Known& each) { ++each.queens; });
                      } else if (step.kind == "remove") {
                        tree[path].left = now;
                      } else if (step.kind == "solution") {
                        tree[there].solved = true;
                        above([](Known& each) { each.solved = true; });
                      } else if (step.kind == "test" && !step.safe) {
                        tree[there + "x" + std::to_string(*(byColumns ? step.row : step.col))].entered = now;
                      } else if (step.kind == "scan") {
                        const std::set<int> free(step.free.begin(), step.free.end());
                        for (int column = 0; column < n; ++column)
                          if (!free.contains(column))
                            tree[there + "x" + std::to_string(column)].entered = now;
                      }
                      path = there;
                      return true;
                    });
  return tree;
}

std::string pathOf(VariantId variant, const SearchTree& tree, std::size_t index) {
  const std::vector<Square> queens = tree.queens(index);
  std::string path;
  for (std::size_t i = 0; i < queens.size(); ++i) {
    const bool last = i + 1 == queens.size();
    path += (last && tree.nodes()[index].refused ? "x" : ".") + std::to_string(placeOf(variant, queens[i]));
  }
  return path;
}

// The nodes entered so far, without their future.
Tree found(VariantId variant, const SearchTree& tree) {
  Tree all;
  for (std::size_t i = 0; i < tree.nodes().size(); ++i) {
    const TreeNode& node = tree.nodes()[i];
    if (node.entered > tree.position()) continue;
    Known known = {node.entered, node.left, node.queens, node.solvedAt <= tree.position()};
    if (known.left > tree.position()) known.left = TreeNode::kNever;
    all[pathOf(variant, tree, i)] = known;
  }
  return all;
}

SearchTree treeAt(Timeline& timeline, std::uint64_t position) {
  timeline.seek(position);
  SearchTree tree;
  EXPECT_TRUE(tree.look(timeline, timeline.search(), position, Timeline::kUnlimited));
  return tree;
}

TEST(SearchTree, OfASmallBoardIsWholeAndTellsWhatIsBehindAtEveryPosition) {
  for (const VariantInfo& each : backtracking()) {
    for (int n = 1; SearchTree::isWhole(each.variant, n); ++n) {
      Timeline timeline = explored(each.variant, n);
      SearchTree tree;
      const std::uint64_t step = n < 5 ? 1 : n == 5 ? 37 : *timeline.total() / 7 + 1;
      for (std::uint64_t position = 0; position <= *timeline.total(); position += step) {
        timeline.seek(position);
        ASSERT_TRUE(tree.look(timeline, timeline.search(), position, 1));
        EXPECT_EQ(found(each.variant, tree), expected(each.variant, n, position))
            << each.id << " " << n << " " << position;
      }
    }
  }
}

// Solutions: OEIS A000170. Queens: the numbers of row-by-row placements without attacks, 4 + 6 + 4 + 2 for n
// = 4 and 5 + 12 + 14 + 12 + 10 for n = 5, counted on paper; for n = 6 and 7, counted by other programs.
TEST(SearchTree, HasAsManyQueensAsAreKnown) {
  for (const auto& [n, queens, solutions] :
       {std::tuple(1, 1, 1), {2, 2, 0}, {3, 5, 0}, {4, 16, 2}, {5, 53, 10}, {6, 152, 4}, {7, 551, 40}}) {
    Timeline timeline = explored(VariantId::flagArrays, n);
    const SearchTree tree = treeAt(timeline, *timeline.total());
    int placed = 0, full = 0;
    for (const TreeNode& each : tree.nodes()) {
      placed += !each.refused && each.parent >= 0;
      full += !each.refused && each.depth == n;
    }
    EXPECT_EQ(placed, queens);
    EXPECT_EQ(full, solutions);
    EXPECT_EQ(tree.nodes().front().queens, static_cast<std::uint64_t>(queens));
  }
}

// On a larger board the nodes below removed queens are left out and only counted.
Tree environment(const Tree& whole) {
  const auto isGone = [&](const std::string& path) {
    return !path.empty() && whole.at(path).left != TreeNode::kNever;
  };
  Tree kept;
  for (const auto& [path, known] : whole) {
    std::string above = path.substr(0, path.find_last_of(".x") == path.npos ? 0 : path.find_last_of(".x"));
    bool folded = false;
    for (; !above.empty(); above.resize(above.rfind('.'))) folded = folded || isGone(above);
    if (!folded) kept[path] = known;
  }
  return kept;
}

TEST(SearchTree, OfALargerBoardIsTheWayToThePositionWithWhatItHasPassed) {
  for (const VariantInfo& each : backtracking()) {
    const int n = each.variant == VariantId::permutations ? 6 : 8;
    Timeline timeline = explored(each.variant, n);
    SearchTree tree;
    const std::uint64_t step = *timeline.total() / 13 + 1;
    for (std::uint64_t position = 0; position <= *timeline.total(); position += step) {
      timeline.seek(position);
      ASSERT_TRUE(tree.look(timeline, timeline.search(), position, Timeline::kUnlimited));
      EXPECT_EQ(found(each.variant, tree), environment(expected(each.variant, n, position)))
          << each.id << " " << position;
      for (const TreeNode& node : tree.nodes())
        EXPECT_EQ(node.folded, node.queens > 0 && node.left <= position);
    }
  }
}

TEST(SearchTree, IsTheSameInSlicesAndKeepsWhatItHadUntilItIsDone) {
  Timeline timeline = explored(VariantId::bitmask, 10);
  const std::uint64_t position = *timeline.total() * 3 / 4;
  const SearchTree whole = treeAt(timeline, position);
  SearchTree sliced;
  int slices = 0;
  while (!sliced.look(timeline, timeline.search(), position, 1)) {
    EXPECT_EQ(sliced.nodes().size(), 1u);
    ++slices;
  }
  EXPECT_GT(slices, 5);
  EXPECT_EQ(found(VariantId::bitmask, sliced), found(VariantId::bitmask, whole));
  EXPECT_TRUE(sliced.look(timeline, timeline.search(), position, 0)) << "nothing is looked at twice";
}

// The depth of a queen does not tell its row if the program chooses rows.
TEST(SearchTree, HasTheSquaresOfQueensWhoseRowsAreChosen) {
  const Program program(VariantId::forwardChecking, Find::all, Bug::mrv);
  for (const int n : {5, 7, 8}) {
    std::vector<std::vector<Square>> boards = {{}};  // by position; the queens of the recursion
    recursion::searchFewestFirst(n, [&](const recursion::Step&, const recursion::Standing& standing) {
      std::vector<Square> queens;
      for (const recursion::Place& each : standing.queens)
        queens.push_back({static_cast<std::int8_t>(each.row), static_cast<std::int8_t>(each.col)});
      boards.push_back(queens);
      return true;
    });
    Timeline timeline(program, n);
    timeline.seek(Timeline::kUnlimited);
    for (std::size_t position = 0; position < boards.size(); position += boards.size() / 9 + 1) {
      const SearchTree tree = treeAt(timeline, position);
      for (std::size_t i = 0; i < tree.nodes().size(); ++i) {
        const TreeNode& node = tree.nodes()[i];
        if (node.entered > position) continue;
        const std::vector<Square>& board = boards[node.entered];
        ASSERT_EQ(tree.queens(i), board) << n << " " << position;
        EXPECT_EQ(node.depth, static_cast<int>(board.size()));
      }
    }
  }
}

TEST(SearchTree, IsOfTheSearchThatItLookedAtLast) {
  Timeline first = explored(VariantId::flagArrays, 4);
  SearchTree tree = treeAt(first, 20);
  Timeline other = explored(VariantId::boardScan, 8);
  other.seek(300);
  ASSERT_TRUE(tree.look(other, other.search(), 300, Timeline::kUnlimited));
  EXPECT_EQ(found(VariantId::boardScan, tree), environment(expected(VariantId::boardScan, 8, 300)));
  EXPECT_EQ(tree.layout().x.size(), tree.nodes().size());
}

}  // namespace
}  // namespace queens
