#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "playback/budget.hpp"
#include "playback/snapshot.hpp"
#include "timeline/heat.hpp"
#include "timeline/line_shades.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The display of a search while its events pass too quickly to be followed, or even to be seen, one by one.
class FastView {
 public:
  /// Whether single events cannot be seen. `true` takes effect at once; `false` also clears the heat.
  void setFast(bool fast);
  bool fast() const { return fast_; }
  /// Takes samples of the standing queens; nullptr while single events can be seen.
  Heat* heat() { return fast_ ? &heat_ : nullptr; }
  const HeatMap& heatMap() const { return heat_.map(); }

  /// Looks at the search after it has moved.
  /// @param followable single events can be read @param before the position before the move @param now the
  ///   current time
  void look(const Timeline& timeline, bool followable, std::uint64_t before, Seconds now);
  /// Forgets everything about another search.
  void forget();

  /// A recent position that changes at most four times a second; nullopt while events can be followed.
  const std::optional<ShownPosition>& calm() const { return calm_; }
  /// The last events before `calm`, once they have been replayed.
  const std::vector<Event>& recent() const { return recent_; }
  /// Replays at most `count` of them, unless that was done.
  void recall(const Timeline& timeline, std::size_t count);
  /// The latest solution, also at the end of the search; empty before the first one.
  const std::vector<int>& latest() const { return latest_; }
  /// Its number, from 1; 0 before the first one.
  std::uint64_t latestNumber() const { return latestNumber_; }
  /// How often each line runs; all 0 while events can be followed.
  const LineShades& shades() const { return shades_; }

 private:
  void keepCalm(const Timeline& timeline, Seconds now);
  void keepLatest(const Timeline& timeline);
  void shadeLines(const Timeline& timeline, std::uint64_t before, Seconds now);

  bool fast_ = false;
  Heat heat_;
  std::optional<ShownPosition> calm_;
  std::vector<Event> recent_;
  Seconds calmSince_ = 0;
  std::uint64_t latestNumber_ = 0;
  std::vector<int> latest_;
  LineShades shades_;
  Seconds shadedAt_ = 0;
};

/// The current position of a timeline.
ShownPosition positionOf(const Timeline& timeline);

}  // namespace queens
