#pragma once

#include "playback/overview.hpp"
#include "timeline/heat.hpp"
#include "timeline/line_shades.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// What is seen of a search while its events pass too quickly to be followed, or to be seen at all, one by
/// one.
class Rush {
 public:
  /// Events pass too quickly to be seen singly: `on` takes effect at once, `off` also forgets where queens
  /// have stood.
  void seeSingly(bool singly);
  bool tooFastToSee() const { return fast_; }
  /// Takes samples of where queens stand; nullptr where events are seen singly.
  Heat* heat() { return fast_ ? &heat_ : nullptr; }
  const HeatMap& heatMap() const { return heat_.map(); }

  /// Looks at the search after it has been moved on.
  /// @param followable whether sentences about single events can be read
  /// @param before the position that it was at @param now seconds
  void look(const Timeline& timeline, bool followable, std::uint64_t before, double now);
  /// Another search is watched.
  void forget();

  /// Figures that move calmly, and the latest solution, also at the end.
  const Overview& overview() const { return overview_; }
  Overview& overview() { return overview_; }
  /// How often a line runs of late: 0…1; 0 while events can be followed.
  float shade(Label label) const { return shades_.of(label); }

 private:
  void shadeLines(const Timeline& timeline, std::uint64_t before, double now);

  bool fast_ = false;
  Heat heat_;
  Overview overview_;
  LineShades shades_;
  double shadedAt_ = 0;
};

}  // namespace queens
