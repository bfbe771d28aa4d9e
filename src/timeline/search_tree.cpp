#include "timeline/search_tree.hpp"

#include <algorithm>

#include "core/recorded/recording.hpp"

namespace queens {
namespace {

// Number of queens that can be told apart side by side on a laptop. 551 are placed for n = 7, 2056 for n = 8.
constexpr std::size_t kMostQueens = 600;
constexpr int kWholeUpTo = 7;
// A search that compares them only on full boards places queens that attack each other, so that its tree
// grows as n!: 325 and 1956.
constexpr int kWholePermutationsUpTo = 5;
// One that asks nothing of anti diagonals places 485 for n = 6.
constexpr int kWholeWithoutAntiDiagonalsUpTo = 6;
// One whose test refuses nothing places 340 for n = 4.
constexpr int kWholeEverythingUpTo = 4;
// Moments that are kept, a kilobyte each; more than are passed on the way to one position.
constexpr std::size_t kMostPassed = 1024;
// Events that finding a checkpoint and copying it takes as long as.
constexpr std::uint64_t kCostOfPassing = 200;
constexpr std::uint64_t kFirstStride = 64;

// Makes nodes of the events of a search, one after the other.
class Planter {
 public:
  explicit Planter(int n) : n_(n) { nodes_.emplace_back(); }

  // @param standing how many queens stand after it, without given ones
  void take(const Event& event, std::uint64_t position, std::size_t standing) {
    if (event.kind == EventKind::test && !event.safe) {
      add(event.square, position).refused = true;
    } else if (event.kind == EventKind::scan) {
      for (std::int8_t column = 0; column < n_; ++column)
        if (!((event.free >> column) & 1)) add({event.square.row, column}, position).refused = true;
    } else if (event.kind == EventKind::place) {
      // A program that was recorded may put a queen in the place of others.
      leaveTo(standing - 1, position);
      add(event.square, position);
      standing_.push_back(nodes_.size() - 1);
    } else if (event.kind == EventKind::remove) {
      leaveTo(standing, position);
    } else if (event.kind == EventKind::solution) {
      noteSolution(position);
    }
  }

  // The queen placed last has been taken back, with all that was placed upon it.
  void fold(std::uint64_t left, std::uint64_t queens, bool solved) {
    TreeNode& node = nodes_[standing_.back()];
    if (solved) noteSolution(node.entered);
    node.folded = queens > 0;
    node.queens = queens;
    node.left = left;
    standing_.pop_back();
  }

  std::vector<TreeNode> takeNodes() { return std::move(nodes_); }

 private:
  // As many queens stay as have stood from the beginning on.
  void leaveTo(std::size_t standing, std::uint64_t position) {
    while (standing_.size() > standing + 1) {
      nodes_[standing_.back()].left = position;
      standing_.pop_back();
    }
  }

  TreeNode& add(Square square, std::uint64_t position) {
    TreeNode node;
    node.parent = static_cast<int>(standing_.back());
    node.depth = nodes_[standing_.back()].depth + 1;
    node.square = square;
    node.entered = position;
    return nodes_.emplace_back(node);
  }

  void noteSolution(std::uint64_t position) {
    for (const std::size_t each : standing_)
      nodes_[each].solvedAt = std::min(nodes_[each].solvedAt, position);
  }

  int n_;
  std::vector<TreeNode> nodes_;
  std::vector<std::size_t> standing_ = {0};
};

Event goOn(Moment& moment) {
  NoTracer silent;
  const Event event = moment.search.advance(silent);
  moment.counters.add(event);
  ++moment.position;
  return event;
}

}  // namespace

bool SearchTree::isWhole(Program program, int n) {
  if (program.recording) return program.recording.its->placements() <= kMostQueens;
  if (program.bug == Bug::undoBeforeRecursion) return n <= kWholeEverythingUpTo;
  if (info(program.variant).judgesFullBoards) return n <= kWholePermutationsUpTo;
  return n <= (program.bug == Bug::antiDiagonalUntested ? kWholeWithoutAntiDiagonalsUpTo : kWholeUpTo);
}

bool SearchTree::look(const Timeline& timeline, const Search& now, std::uint64_t position,
                      std::uint64_t allowance) {
  const bool other = timeline.program() != program_ || timeline.n() != n_;
  if (!other && position == position_ && done_) return true;
  program_ = timeline.program();
  n_ = timeline.n();
  if (other) {
    nodes_.assign(1, TreeNode());
    layout_ = treeLayoutOf(nodes_, !isWhole(*program_, n_));
    passed_.clear();
    position_ = 0;
  }
  const bool whole = isWhole(*program_, n_);
  done_ = whole ? !other || grow(timeline, now, TreeNode::kNever, allowance)
                : grow(timeline, now, position, allowance);
  if (!done_) return false;
  position_ = position;
  countQueens();
  return true;
}

bool SearchTree::grow(const Timeline& timeline, const Search& now, std::uint64_t position,
                      std::uint64_t allowance) {
  Planter planter(n_);
  Moment here = {Search(*program_, n_), 0, {}};
  const auto standing = now.places();
  const std::size_t given = program_->given.queens().size();
  while (here.position < position && !here.search.done()) {
    const Event event = goOn(here);
    planter.take(event, here.position, here.search.places().size() - given);
    if (event.kind != EventKind::place || position == TreeNode::kNever) continue;
    const auto places = here.search.places();
    // Those before it stand, or it would not have been reached.
    if (standing.size() >= places.size() && standing[places.size() - 1] == places.back()) continue;
    const Passed* passed = pass(timeline, here, position, allowance);
    if (!passed) return false;
    planter.fold(passed->after.position, passed->queens, passed->solved);
    here = passed->after;
  }
  nodes_ = planter.takeNodes();
  layout_ = treeLayoutOf(nodes_, position != TreeNode::kNever);
  return true;
}

const SearchTree::Passed* SearchTree::pass(const Timeline& timeline, const Moment& placed,
                                           std::uint64_t position, std::uint64_t& allowance) {
  const auto known = passed_.find(placed.position);
  if (known != passed_.end()) return &known->second;
  if (allowance == 0) return nullptr;
  const auto queens = placed.search.places();
  const auto isGone = [&queens](const Search& search, const Counters&) {
    const auto places = search.places();
    return places.size() < queens.size() || !std::equal(queens.begin(), queens.end(), places.begin());
  };
  // Most subtrees are short: from the queen on in growing strides; a long one ends between two checkpoints.
  Moment near = placed;
  std::uint64_t behind = position;
  const std::uint64_t spacing = timeline.checkpoints().spacing();
  std::uint64_t stride = kFirstStride;
  for (; stride <= spacing && behind - near.position > stride; stride *= 2) {
    Moment there = near;
    there.skipTo(near.position + stride);
    if (isGone(there.search, there.counters))
      behind = there.position;
    else
      near = there;
  }
  const std::uint64_t way = stride + std::min(behind - near.position, spacing);
  Moment there = timeline.checkpoints().lastBefore(near, behind, isGone);
  // A queen that takes its place is placed by the next event, and is not to be passed over.
  const Recording* recording = program_->recording.its;
  if (!recording || recording->events()[there.position].kind != EventKind::place)
    there.skipTo(there.position + 1);
  allowance -= std::min(allowance, way + kCostOfPassing);
  if (passed_.size() == kMostPassed) passed_.clear();
  const Passed passed = {there, there.counters.of(EventKind::place) - placed.counters.of(EventKind::place),
                         there.counters.of(EventKind::solution) > placed.counters.of(EventKind::solution)};
  return &passed_.emplace(placed.position, passed).first->second;
}

void SearchTree::countQueens() {
  for (TreeNode& each : nodes_)
    if (!each.folded) each.queens = 0;
  for (std::size_t i = nodes_.size() - 1; i > 0; --i) {
    const TreeNode& node = nodes_[i];
    if (node.refused || node.entered > position_) continue;
    nodes_[static_cast<std::size_t>(node.parent)].queens += 1 + node.queens;
  }
}

std::vector<Square> SearchTree::queens(std::size_t node) const {
  std::vector<Square> queens;
  for (const TreeNode* each = &nodes_[node]; each->parent >= 0;
       each = &nodes_[static_cast<std::size_t>(each->parent)])
    queens.push_back(each->square);
  std::ranges::reverse(queens);
  const auto given = program_->given.queens();
  queens.insert(queens.begin(), given.begin(), given.end());
  return queens;
}

}  // namespace queens
