#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "playback/analyses.hpp"
#include "playback/commands.hpp"
#include "playback/fast_view.hpp"
#include "playback/playback_state.hpp"
#include "playback/player.hpp"
#include "playback/snapshot.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// A position in a link that is beyond the end of the search.
struct BeyondEnd {
  std::string_view name;  ///< "step", "from" or "to"
  std::uint64_t position;
};

/// How closely a student can follow the events of a search.
struct Legibility {
  bool followable = true;    ///< single events can be read
  bool worthTelling = true;  ///< the current event stays long enough, or is important enough, for a sentence
  bool fast = false;         ///< single events cannot even be seen
};

/// One search on the screen: its timeline and player, its range and breakpoints, and the analyses about it.
/// It takes the time from a clock and does not know how it is drawn.
class Session {
 public:
  /// The search of a default `PlaybackState`, at its start.
  /// @param time shared with the other searches of the same frames; it must outlive the session
  explicit Session(Budget& time);

  const Timeline& timeline() const { return *timeline_; }
  VariantId variant() const { return timeline_->variant(); }
  Program program() const { return timeline_->program(); }
  /// Whether the search moves queens on a full board.
  bool movesQueens() const { return info(variant()).movesQueens; }
  /// The same program with the seed and the given queens of this session, if it uses them.
  Program seeded(Program program) const;
  int n() const { return timeline_->n(); }
  bool playing() const { return player_.playing(); }
  double speed() const { return player_.speed(); }
  /// A seek takes more than one frame.
  bool pursuing() const { return player_.pursuing(); }
  /// It plays or seeks; `pause` ends both.
  bool moving() const { return playing() || pursuing(); }
  Legibility legibility() const;
  /// The first show rests at the current event until the student continues.
  bool restsInFirst() const { return player_.restsAt(timeline_->position()); }
  /// The parts of the page that a new student has seen; nullopt unless this search is a new student's first.
  std::optional<FirstParts> firstParts() const { return firstParts_; }

  /// The state that a link to the current position has.
  PlaybackState state() const;
  /// Starts a search from its beginning. If it is the same search, everything explored stays known.
  void begin(Program program, int n);
  /// Changes to another search, to the first position at which the same queens stand; to its start if they
  /// cannot stand there or only too far away.
  void change(Program program, int n);
  /// Applies a link's state to the current search.
  void follow(const PlaybackState& state);
  /// Positions in links that turned out to be beyond the end; each is returned once.
  std::vector<BeyondEnd> takeBeyondEnd() { return std::exchange(beyondEnd_, {}); }

  void perform(const SessionCommand& command);
  /// Goes to a goal: at once if it is near, otherwise during the next updates. @return whether it has arrived
  bool go(Goal goal);
  bool seek(std::uint64_t position) { return go(goal::Position{position}); }
  bool runTo(EventKind kind) { return go(nextOf(kind, *timeline_)); }
  /// Goes to a goal during the next updates.
  void goLater(Goal goal);
  /// Plays from the current position, or from the start again if the search or its range has ended.
  void play();
  /// Stops play and any seek.
  void pause();
  /// As `Player::hold`.
  void hold(bool held) { player_.hold(held, time_->now()); }
  /// Plays with the pace of `FirstShow`, until another search begins.
  /// @param grows program and variables join the picture during the search; otherwise at its end
  void playFirst(bool grows = true);

  /// Adopts the results of a scout; see `Timeline::adopt`.
  bool adopt(std::span<const std::byte> handedOver) { return timeline_->adopt(handedOver); }

  /// Advances to the current time. @param most events that play passes at most
  void update(std::uint64_t most = Timeline::kUnlimited);
  /// Makes its events no easier to follow than those of the search that it is kept in step with.
  void limit(const Legibility& other) { limit_ = other; }
  /// Continues the analyses that are on the screen.
  void analyse(const OnScreen& shown);
  const Analyses& analyses() const { return analyses_; }
  /// Continues counting the operations up to the current position. @return their number once it is known
  std::optional<std::uint64_t> countOperations() { return player_.meter().count(*timeline_, *time_); }
  /// Continues counting the operations of the whole search.
  void countAllOperations() { player_.meter().countAll(*timeline_, *time_); }
  /// The contents of a frame. @param calm events are shown without animation
  Snapshot snapshot(bool calm = false) const;
  /// Seconds until `update` or a snapshot has something new, 0 if at once; nullopt while everything is at
  /// rest.
  std::optional<Seconds> untilNextChange(bool calm) const;

 private:
  // Where a link leads, until it has arrived or the reader goes elsewhere.
  struct PendingSeek {
    std::optional<std::uint64_t> step;
    bool play;
  };

  // The latest change of position.
  struct Change {
    Seconds at = 0;
    bool oneStep = false;  // one event, or one step of play
  };

  void act(SearchAction action);
  void step(void (Player::*by)(Timeline&));
  void arrive();
  void removeRangeBeyond(std::uint64_t total);
  void noteChange(std::uint64_t before, bool oneStep);
  void applyPlan();
  bool followable() const;
  bool worthTelling() const;
  bool tooFast() const;
  void open(Program program, int n);
  bool readsRecording() const;  // until its end is known
  bool waits() const { return analyses_.waiting() || player_.meter().waiting() || readsRecording(); }
  float progress(bool calm) const;
  std::vector<TracedLine> lines() const;

  Budget* time_;
  std::optional<Timeline> timeline_;
  Pace recordingPace_;
  Player player_;
  std::optional<FirstParts> firstParts_;
  bool firstGrows_ = true;
  PlaybackState plan_;  // range and stops; the other members are read from the timeline and the player
  std::optional<PendingSeek> pendingSeek_;
  std::vector<BeyondEnd> beyondEnd_;
  Legibility limit_;
  Change change_;
  Analyses analyses_;
  FastView fastView_;
};

}  // namespace queens
