#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "playback/session.hpp"
#include "timeline/sync_mode.hpp"

namespace queens {

/// The searches on the screen: one, or two of the same board size that are kept in step.
class Sync {
 public:
  /// One search at its start. @param time shared by all of them; it must outlive them
  explicit Sync(Budget& time);

  /// The search that keys and scripts control.
  Session& first() { return sessions_.front(); }
  const Session& first() const { return sessions_.front(); }
  std::span<Session> all() { return sessions_; }
  std::span<const Session> all() const { return sessions_; }
  /// @param index from 0; clamped to the last one, for commands to a search that has just been closed
  Session& at(std::size_t index) { return sessions_[std::min(index, sessions_.size() - 1)]; }

  bool comparing() const { return sessions_.size() > 1; }
  /// The search beside the first one; nullopt: none.
  std::optional<VariantId> with() const;
  /// Shows a search beside the first one, or none.
  void compare(std::optional<VariantId> with);
  /// The quantity that is equal in both. A program need not print everything it does, so a recording is kept
  /// in step by queens unless another quantity was chosen. Removed queens count like placed ones there.
  SyncMode by() const {
    return chosen_.value_or(first().program().recording ? SyncMode::queen : SyncMode::event);
  }
  /// The chosen quantity; nullopt: the default.
  std::optional<SyncMode> chosenBy() const { return chosen_; }
  void choose(std::optional<SyncMode> by) { chosen_ = by; }

  /// @return whether the first search has become another one by the command
  bool perform(std::size_t index, const SessionCommand& command);
  /// Advances them to the current time.
  void update();
  /// Seconds until something new can be seen, 0 if at once; nullopt while all searches are at rest.
  std::optional<Seconds> untilNextChange(bool calm) const;

 private:
  // A place that exists in every search: where the quantity has reached a count, or as far as it gets with so
  // many operations.
  struct Point {
    SyncMode by = SyncMode::event;
    std::uint64_t count = 0;
    bool changes = false;  // removed queens count like placed ones
    bool operator==(const Point&) const = default;
  };

  static Goal goalOf(const Point& point);
  bool countsChanges() const;
  std::optional<Point> pointOf(Session& session) const;
  void updateBoth();
  bool secondFinishes() const;
  bool bringSecond();

  Budget* time_;
  std::vector<Session> sessions_;
  std::optional<SyncMode> chosen_;
  std::optional<Point> sent_;  // where the second was sent last; nullopt once it has gone elsewhere
  bool firstIsKnown_ = true;   // false while its operations are being counted
  bool secondLeads_ = false;   // it moves on its own, and the first will follow
};

}  // namespace queens
