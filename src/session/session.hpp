#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "session/commands.hpp"
#include "session/derived.hpp"
#include "session/itinerary.hpp"
#include "session/overview.hpp"
#include "session/player.hpp"
#include "timeline/abreast.hpp"
#include "timeline/follower.hpp"
#include "timeline/heat.hpp"
#include "timeline/line_counts.hpp"
#include "timeline/line_shades.hpp"
#include "timeline/outline.hpp"
#include "timeline/search_figures.hpp"
#include "timeline/search_tree.hpp"
#include "timeline/solution_list.hpp"
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
  explicit Session(WorkTime& time);

  const Timeline& timeline() const { return *timeline_; }
  VariantId variant() const { return timeline_->variant(); }
  Program program() const { return timeline_->program(); }
  int n() const { return timeline_->n(); }
  bool playing() const { return player_.playing(); }
  double speed() const { return player_.speed(); }
  /// A long way to a position or an event is being gone in slices.
  bool pursuing() const { return player_.pursuing() || operationsToDo_; }
  /// It moves by itself, for either reason; `pause` ends both.
  bool moving() const { return playing() || pursuing(); }

  /// What leads to the present state again.
  Itinerary itinerary() const;
  /// Whether the position asked for is still being gone to, after which it is to play.
  bool willPlay() const { return errand_ && errand_->play; }
  /// After which kind of event play stops; nothing: after none.
  std::optional<EventKind> until() const { return plan_.until; }
  /// Where play stops besides.
  const Stops& stops() const { return plan_.stops; }
  Grain grain() const { return player_.grain(); }
  /// Begins a search at its start; what has been explored of the same one stays known.
  void begin(Program program, int n);
  /// Goes over to another search, there to where the queens first stand that stand now; to its start where
  /// they cannot, or only too far from it.
  void change(Program program, int n);
  /// Goes where an itinerary leads, in the search that is watched.
  void follow(const Itinerary& itinerary);
  /// Positions asked for that turned out to lie beyond the end, each told once.
  std::vector<BeyondEnd> takeBeyondEnd() { return std::exchange(beyondEnd_, {}); }

  void perform(const SessionCommand& command);
  /// Goes to a position, the next event of a kind, where a crossing leads, or to the next stop, at once if
  /// that is near, else over the next updates.
  /// @return true once it is there
  bool seek(std::uint64_t position);
  bool runTo(EventKind kind);
  bool cross(Crossing crossing);
  bool toNextStop();
  /// Goes to a station over the next updates.
  void goTo(const Station& station);
  /// Where it stands, for another search to go there too; nothing while its operations are being counted, for
  /// which it is to be asked again after the next update.
  std::optional<Station> station(Abreast how);
  /// How many operations it has done up to the present position; nothing where they are not counted, which
  /// they are where searches are kept abreast by them.
  std::optional<std::uint64_t> operations() const;
  /// Goes to where it is abreast of another search, at once or over the next updates, and is told of as
  /// calmly as that one. To be called before each `update` while the two are compared.
  /// @return false while it is not known where that is
  bool keepAbreast(Session& other, Abreast how);
  /// Plays from here on, or where the search or its range has ended, once more from the start.
  void play();
  /// Stops playing, and going to a place that is not reached yet.
  void pause();

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
  /// Goes on counting how often each line was executed, for its part of the frame.
  void countLines();
  /// Those counts at the present position; nullptr while they are not known.
  const LineCounts* lineCounts() const { return lineCounts_; }

  /// Goes on gathering the solutions that the reader has been at, likewise.
  void gatherSolutions();
  /// As far as they are gathered.
  const SolutionList& solutions() const { return solutions_.what; }

  /// What is to be read at leisure: the present moment, or, while events cannot be followed, a moment not
  /// long ago that changes at most four times a second.
  Sight sight() const;
  /// The events that led to that moment where it is not the present one; nothing where it is. They have to be
  /// recalled.
  const std::vector<Event>* recalled() const { return atLeisure() ? &overview_.recent() : nullptr; }
  void recall(std::size_t count) { overview_.recall(*timeline_, count); }
  /// While events cannot be followed, how often a line runs of late: 0…1; otherwise 0.
  float shade(Label label) const { return shades_.of(label); }

  /// The end of the line of positions: that of the search, or while it is not known, some way beyond what the
  /// reader has seen.
  std::uint64_t lineEnd() const;
  /// The positions that the search is seen from afar in.
  Outline::Range lookedAt() const;
  /// Goes on looking at them, likewise. @param columns samples to take
  void lookAround(std::size_t columns);
  const Outline& outline() const { return outline_.what; }

  /// Goes on growing its tree at the moment that is in sight, likewise.
  void growTree();
  /// As far as it is grown.
  const SearchTree& tree() const { return tree_.what; }

  /// Sentences about single events could be read; where not, there is the `overview`.
  bool followable() const;
  /// The present event stays in sight long enough, or weighs enough, to be spoken of.
  bool worthTelling() const;
  /// Figures that move calmly, while events cannot be followed, and the latest solution, also at the end.
  const Overview& overview() const { return overview_; }

  /// Events pass too quickly to be seen singly.
  bool fast() const { return fast_; }
  /// Where queens have stood lately, while `fast`.
  const HeatMap& heat() const { return heat_.map(); }
  /// While `fast`, how many of the first queens stayed since the last update.
  int settled() const { return settled_; }
  /// 0…1; how far the drawing of the last event has got.
  float progress(bool calm) const;

 private:
  // Where an itinerary leads while that is still being gone to; forgotten when the reader goes elsewhere.
  struct Errand {
    std::optional<std::uint64_t> step;
    bool play;
  };

  // How the search that this one keeps abreast of can be followed.
  struct Led {
    bool followable = true;
    bool worthTelling = true;
    bool fast = false;
  };

  template <class Goal>
  bool go(Goal goal);
  void pursue(const Station& station);
  void aimByOperations();
  void arrive();
  void leaveOutRangeBeyond(std::uint64_t total);
  void noteChange(std::uint64_t before, bool oneStep);
  void shadeLines(std::uint64_t before, Seconds now);
  Seconds travel() const;
  bool tooFast() const;
  void forgetWishes();
  bool derives() const;
  Seconds timeToDerive() const;
  bool atLeisure() const { return !followable() && overview_.figures(); }
  void applyPlan();

  WorkTime* time_;
  std::optional<Timeline> timeline_;
  Player player_;
  Itinerary plan_;  // range and stop; the rest is read off the timeline and the player
  std::optional<Errand> errand_;
  std::optional<Station> abreastAt_;  // where it has gone to be abreast; nothing once it has gone elsewhere
  Derived<Follower<SearchFigures>> meter_;
  std::optional<Follower<SearchFigures>::Reached> metered_;  // what was counted last
  std::optional<std::uint64_t> operationsToDo_;              // as far as that is to be gone
  Led led_;
  std::vector<BeyondEnd> beyondEnd_;
  Derived<Follower<LineCounts>> lineCounter_;
  const LineCounts* lineCounts_ = nullptr;
  Seconds changedAt_ = 0;                 // when the position changed last
  bool oneStep_ = false;                  // it changed by one event, or by one step of play
  std::optional<Outline::Range> looked_;  // chosen by the reader; else all
  Derived<Outline> outline_;
  Derived<SearchTree> tree_;
  Derived<SolutionList> solutions_;
  Overview overview_;
  Heat heat_;
  LineShades shades_;
  Seconds shadedAt_ = 0;
  bool fast_ = false;
  std::array<std::int8_t, kMaxN> settledPlaces_{};
  int settled_ = 0;
};

}  // namespace queens
