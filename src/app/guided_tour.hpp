#pragma once

#include <optional>

#include "app/searches.hpp"
#include "text/tour.hpp"

namespace queens {

/// A reader's way through the stops of the guided introduction. It takes aside what was watched before, and
/// gives it back.
class GuidedTour {
 public:
  /// The stop that is shown, from 1; nothing: none.
  std::optional<int> shown() const { return stop_; }
  /// What that stop shows. Only while one is shown.
  const TourStop& stop() const { return tour()[static_cast<std::size_t>(*stop_ - 1)]; }
  /// Whether the reader has gone elsewhere since it was shown.
  bool strayed(const Session& watched) const;

  /// Shows a stop of those that there are. What is watched when the first is shown waits, with all that is
  /// known of it.
  /// @param time what the searches work in
  void goTo(int stop, Searches& searches, Budget& time);
  /// Shows none, and gives back what waits.
  void leave(Searches& searches);
  /// Shows none; what waited has been left for good.
  void forget();

 private:
  std::optional<int> stop_;
  std::optional<Searches> aside_;
};

}  // namespace queens
