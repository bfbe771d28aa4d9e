#pragma once

#include <optional>

#include "playback/sync.hpp"
#include "text/tour.hpp"

namespace queens {

/// A student's path through the stops of the guided tour. It sets the searches on the screen aside and
/// restores them afterwards.
class GuidedTour {
 public:
  /// The stop that is shown, from 1; nullopt: none.
  std::optional<int> shown() const { return stop_; }
  /// The contents of that stop. Call only while a stop is shown.
  const TourStop& stop() const { return tour()[static_cast<std::size_t>(*stop_ - 1)]; }
  /// Whether the student has moved the search since the stop was shown.
  bool strayed(const Session& watched) const;

  /// Shows a stop. The first one sets the current searches aside.
  /// @param time budget of the searches
  void goTo(int stop, Sync& searches, Budget& time);
  /// Ends the tour and restores the searches set aside.
  void leave(Sync& searches);
  /// Ends the tour and drops the searches set aside.
  void forget();

 private:
  std::optional<int> stop_;
  std::optional<Sync> aside_;
};

}  // namespace queens
