#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "playback/analyses.hpp"
#include "playback/commands.hpp"
#include "playback/playback_state.hpp"
#include "playback/player.hpp"
#include "playback/rush.hpp"
#include "timeline/sync_mode.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// A position of an itinerary that the search does not have.
struct BeyondEnd {
  std::string_view name;  ///< "step", "from" or "to"
  std::uint64_t position;
};

/// One search being watched, with all that belongs to it alone: where it is and is being taken, range and
/// stop, the line of the program it stands at, what changed when. It knows the time only as it is given, and
/// nothing of how it is shown.
class Session {
 public:
  /// The search of a default itinerary, at its beginning.
  /// @param time what it works in, shared with the other searches of the same frames; it outlives them
  explicit Session(Budget& time);

  const Timeline& timeline() const { return *timeline_; }
  VariantId variant() const { return timeline_->variant(); }
  Program program() const { return timeline_->program(); }
  int n() const { return timeline_->n(); }
  bool playing() const { return player_.playing(); }
  double speed() const { return player_.speed(); }
  /// A long way to a position or an event is being gone in slices.
  bool pursuing() const { return player_.pursuing(); }
  /// It moves by itself, for either reason; `pause` ends both.
  bool moving() const { return playing() || pursuing(); }

  /// What leads to the present state again.
  PlaybackState itinerary() const;
  /// Whether the position asked for is still being gone to, after which it is to play.
  bool willPlay() const { return pendingSeek_ && pendingSeek_->play; }
  /// After which kind of event play stops; nothing: after none.
  std::optional<EventKind> until() const { return plan_.until; }
  /// Where play stops besides.
  const Breakpoints& breakpoints() const { return plan_.breakpoints; }
  StepSize stepSize() const { return player_.stepSize(); }
  /// Begins a search at its start; what has been explored of the same one stays known.
  void begin(Program program, int n);
  /// Goes over to another search, there to where the queens first stand that stand now; to its start where
  /// they cannot, or only too far from it.
  void change(Program program, int n);
  /// Goes where an itinerary leads, in the search that is watched.
  void follow(const PlaybackState& itinerary);
  /// Positions asked for that turned out to lie beyond the end, each told once.
  std::vector<BeyondEnd> takeBeyondEnd() { return std::exchange(beyondEnd_, {}); }

  void perform(const SessionCommand& command);
  /// Goes to a place, at once if that is near, else over the next updates.
  /// @return true once it is there
  bool go(Goal goal);
  /// `go` to a position, or to the next event of a kind.
  bool seek(std::uint64_t position) { return go(goal::Position{position}); }
  bool runTo(EventKind kind) { return go(nextOf(kind, *timeline_)); }
  /// Goes to a station over the next updates.
  void goTo(const SyncPoint& station);
  /// Where it stands, for another search to go there too; nothing while its operations are being counted, for
  /// which it is to be asked again after the next update.
  std::optional<SyncPoint> station(SyncMode how);
  /// How many operations it has done up to the present position; nothing where they are not counted, which
  /// they are where searches are kept abreast by them.
  std::optional<std::uint64_t> operations() const { return player_.meter().known(*timeline_); }
  /// Goes to where it is abreast of another search, at once or over the next updates, and is told of as
  /// calmly as that one. To be called before each `update` while the two are compared.
  /// @return false while it is not known where that is
  bool keepAbreast(Session& other, SyncMode how);
  /// Plays from here on, or where the search or its range has ended, once more from the start.
  void play();
  /// Stops playing, and going to a place that is not reached yet.
  void pause();
  /// Plays for somebody who has never seen a search, from here on and until another is begun; see
  /// `FirstShow`.
  void playFirst();
  /// Whether that play goes on, or will once it is asked to.
  bool showsFirst() const { return player_.showsFirst(); }
  /// Whether that play rests at the present event until it is asked to go on.
  bool restsInFirst() const { return player_.restsAt(timeline_->position()); }

  /// Takes over what a scout of the search has found; see `Timeline::adopt`.
  bool adopt(std::span<const std::byte> handedOver) { return timeline_->adopt(handedOver); }

  /// Moves the search on to the present moment. @param most events that playing passes at most
  void update(std::uint64_t most = Timeline::kUnlimited);
  /// Seconds until `update` or a picture has something new, 0 if at once; nothing while all is at rest.
  /// @param calm steps are shown without travel
  std::optional<Seconds> untilNextChange(bool calm) const;

  /// The lines executed for the last event, or, going line by line, those executed so far for the next; none
  /// while they cannot be followed.
  std::vector<TracedLine> lines() const;
  /// Lines of the next event that are already executed, when going line by line; 0 otherwise.
  std::size_t linesAhead() const { return player_.linesAhead(); }
  /// What has been found out about the search, as far as somebody wanted to see it.
  const Analyses& analyses() const { return analyses_; }
  /// Go on finding it out, each for its part of the frame.
  void countLines() { analyses_.countLines(part()); }
  void gatherSolutions() { analyses_.gatherSolutions(part()); }
  /// @param columns samples to take
  void lookAround(std::size_t columns) { analyses_.lookAround(part(), columns); }
  void growTree() { analyses_.growTree(part(), sight()); }
  /// A solution as the program has it in its list by the moment of `sight`: as it was found, or, where no
  /// copy was recorded, as it has become. @param index in the findings, of one found by then
  std::span<const std::int8_t> recorded(std::size_t index) const;
  /// The positions that the search is seen from afar in.
  Outline::Range lookedAt() const { return analyses_.lookedAt(*timeline_); }

  /// What is to be read at leisure: the present moment, or, while events cannot be followed, a moment not
  /// long ago that changes at most four times a second.
  Sight sight() const;
  /// What board and counter show: the present moment, or, while `fast`, the one of `sight`, so that nothing
  /// on the screen speaks of another.
  Sight seen() const { return fast() ? sight() : present(); }
  /// The events that led to that moment where it is not the present one; nothing where it is. They have to be
  /// recalled.
  const std::vector<Event>* recalled() const { return atLeisure() ? &overview().recent() : nullptr; }
  void recall(std::size_t count) { rush_.overview().recall(*timeline_, count); }
  /// While events cannot be followed, how often a line runs of late: 0…1; otherwise 0.
  float shade(Label label) const { return rush_.shade(label); }

  /// The end of the line of positions; see `queens::lineEnd`.
  std::uint64_t lineEnd() const { return queens::lineEnd(*timeline_); }

  /// Sentences about single events could be read; where not, there is the `overview`.
  bool followable() const;
  /// The present event stays in sight long enough, or weighs enough, to be spoken of.
  bool worthTelling() const;
  /// Figures that move calmly, while events cannot be followed, and the latest solution, also at the end.
  const Overview& overview() const { return rush_.overview(); }

  /// Events pass too quickly to be seen singly.
  bool fast() const { return rush_.tooFastToSee(); }
  /// Where queens have stood lately, while `fast`.
  const HeatMap& heat() const { return rush_.heatMap(); }
  /// 0…1; how far the drawing of the last event has got.
  float progress(bool calm) const;

 private:
  // Where a link leads while that is still being gone to; forgotten when the reader goes elsewhere.
  struct PendingSeek {
    std::optional<std::uint64_t> step;
    bool play;
  };

  // How it keeps in step with another search.
  struct InStep {
    std::optional<SyncPoint> at;  // where it has gone for that; nothing once it has gone elsewhere
    // How the other can be followed.
    bool followable = true;
    bool worthTelling = true;
    bool fast = false;
  };

  // When the position changed last, and whether by one event, or by one step of play.
  struct Change {
    Seconds at = 0;
    bool oneStep = false;
  };

  void leaveSync();
  void stepBy(void (Player::*step)(Timeline&));
  void arrive();
  void leaveOutRangeBeyond(std::uint64_t total);
  void noteChange(std::uint64_t before, bool oneStep);
  Seconds travel() const;
  bool tooFast() const;
  Analyses::Part part();
  bool derives() const { return analyses_.waiting() || player_.meter().waiting(); }
  Sight present() const;
  bool atLeisure() const { return !followable() && overview().figures(); }
  void applyPlan();

  Budget* time_;
  std::optional<Timeline> timeline_;
  Player player_;
  PlaybackState plan_;  // range and stop; the rest is read off the timeline and the player
  std::optional<PendingSeek> pendingSeek_;
  std::vector<BeyondEnd> beyondEnd_;
  InStep inStep_;
  Change change_;
  Analyses analyses_;
  Rush rush_;
};

}  // namespace queens
