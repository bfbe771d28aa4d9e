#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "playback/session.hpp"
#include "ui/model/told.hpp"

namespace queens {

/// The searches that are watched: one, or two of the same board that are kept in step.
class Searches {
 public:
  /// One, at its beginning. @param time what they work in; it outlives them
  explicit Searches(Budget& time);

  /// The one that keys and scripts speak to.
  Session& first() { return sessions_.front(); }
  const Session& first() const { return sessions_.front(); }
  std::span<Session> all() { return sessions_; }
  std::span<const Session> all() const { return sessions_; }
  /// @param index from 0; beyond the last, as of one that has just been closed, that one
  Session& at(std::size_t index) { return sessions_[std::min(index, sessions_.size() - 1)]; }
  /// The sentence in sight of each.
  std::span<Told> told() { return told_; }

  bool comparing() const { return sessions_.size() > 1; }
  /// The one beside the first; nothing: none.
  std::optional<VariantId> with() const;
  /// Shows another beside the first, or none.
  void compare(std::optional<VariantId> with);
  /// By what the two keep in step. What a program printed need not have an event for each thing that happens,
  /// so that it would run apart from another search by events.
  SyncMode by() const {
    return chosen_.value_or(first().program().recording ? SyncMode::queen : SyncMode::event);
  }
  /// What was chosen for that; nothing: what is usual.
  std::optional<SyncMode> chosenBy() const { return chosen_; }
  void keepAbreast(std::optional<SyncMode> by) { chosen_ = by; }

  /// Does what is asked of one of them. @return whether the first has become another search by it
  bool perform(std::size_t index, const SessionCommand& command);
  /// Moves them on to the present moment.
  void update();
  /// Seconds until there is something new to see of them, 0 if at once; nothing while all are at rest.
  std::optional<Seconds> untilNextChange(bool calm) const;

 private:
  void updateAbreast();

  Budget* time_;
  std::vector<Session> sessions_;
  std::vector<Told> told_;
  std::optional<SyncMode> chosen_;
  bool stationKnown_ = true;  // where the first stands by that; else its operations are being counted
  bool secondLeads_ = false;  // it is on its way somewhere, and the first is to follow it
};

}  // namespace queens
