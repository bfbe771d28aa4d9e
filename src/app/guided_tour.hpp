#pragma once

#include <optional>

#include "playback/sync.hpp"
#include "text/tour.hpp"

namespace queens {

/// A reader's way through the stops of the guided introduction. It takes aside what was watched before, and
/// gives it back.
class GuidedTour {
 public:
  /// The stop that is shown, from 1; nothing: none.
  std::optional<int> shown() const { return stop_; }
  /// The contents of that stop; only while one is shown.
  const TourStop& stop() const { return tour()[static_cast<std::size_t>(*stop_ - 1)]; }
  /// Whether the reader has gone elsewhere since it was shown.
  bool strayed(const Session& watched) const;

  /// Shows a stop. The first one sets the current searches aside.
  /// @param time budget of the searches
  void goTo(int stop, Sync& searches, Budget& time);
  /// Shows none, and gives back what waits.
  void leave(Sync& searches);
  /// Shows none; what waited has been left for good.
  void forget();

 private:
  std::optional<int> stop_;
  std::optional<Sync> aside_;
};

}  // namespace queens
