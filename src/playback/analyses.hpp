#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "playback/incremental.hpp"
#include "playback/sight.hpp"
#include "timeline/follower.hpp"
#include "timeline/line_counts.hpp"
#include "timeline/outline.hpp"
#include "timeline/search_tree.hpp"
#include "timeline/solution_list.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The end of a line of positions: that of the search, or while it is not known, some way beyond what the
/// reader has seen.
std::uint64_t lineEnd(const Timeline& timeline);

/// What is found out about a search while somebody looks at it, a part of it in each frame: whoever wants to
/// see something asks for it in every frame.
class Analyses {
 public:
  /// The part of a frame that finding one of these may take.
  struct Part {
    const Timeline& timeline;
    Budget& time;
    Seconds most;
  };

  /// Goes on counting how often each line was executed up to the present position.
  void countLines(const Part& part);
  /// Those counts; nullptr while they are not known.
  const LineCounts* lineCounts() const { return lineCounts_; }

  /// Goes on gathering the solutions that the reader has been at.
  void gatherSolutions(const Part& part);
  const SolutionList& solutions() const { return solutions_.what; }

  /// Goes on looking at the search from afar. @param columns samples to take
  void lookAround(const Part& part, std::size_t columns);
  const Outline& outline() const { return outline_.what; }
  /// The positions that it is seen from afar in: those that the reader has chosen, or all.
  Outline::Range lookedAt(const Timeline& timeline) const;
  /// Chooses them; nothing: all.
  void lookAt(std::optional<Outline::Range> range) { looked_ = range; }

  /// Goes on growing the tree of the search at the moment that is in sight.
  void growTree(const Part& part, const Sight& there);
  const SearchTree& tree() const { return tree_.what; }

  /// Something that was asked for since `forgetWishes` is not all there yet.
  bool waiting() const;
  void forgetWishes();

 private:
  Incremental<Follower<LineCounts>> lineCounter_;
  const LineCounts* lineCounts_ = nullptr;
  Incremental<SolutionList> solutions_;
  Incremental<Outline> outline_;
  std::optional<Outline::Range> looked_;
  Incremental<SearchTree> tree_;
};

}  // namespace queens
