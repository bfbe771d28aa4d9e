#include "playback/sync.hpp"

#include <utility>

#include "core/recorded/recording.hpp"

namespace queens {
namespace {

std::uint64_t changesOf(const Counters& counters) {
  return counters.of(EventKind::place) + counters.of(EventKind::remove);
}

}  // namespace

Sync::Sync(Budget& time) : time_(&time) {
  sessions_.emplace_back(time);
}

std::optional<VariantId> Sync::with() const {
  if (!comparing()) return std::nullopt;
  return sessions_[1].variant();
}

void Sync::compare(std::optional<VariantId> with) {
  const std::size_t count = with ? 2 : 1;
  while (sessions_.size() > count) sessions_.pop_back();
  if (with && !comparing()) sessions_.emplace_back(*time_);
  secondLeads_ = false;
  sent_.reset();
  if (with && sessions_[1].variant() != *with) sessions_[1].begin(*with, first().n());
}

bool Sync::perform(std::size_t index, const SessionCommand& command) {
  Session& session = at(index);
  const auto which = [&session] { return std::pair(session.program(), session.n()); };
  const auto before = which();
  const std::uint64_t position = session.timeline().position();
  session.perform(command);
  const bool isFirst = &session == &first();
  const bool another = which() != before;
  const bool moves = another || session.pursuing() || session.timeline().position() != position;
  if (!isFirst && moves) sent_.reset();
  secondLeads_ = !isFirst && !another;
  return isFirst && another;
}

void Sync::update() {
  if (comparing())
    updateBoth();
  else
    first().update();
}

// At most one of them goes far in a frame. If the second cannot follow at once, play waits for it.
void Sync::updateBoth() {
  // Number of events whose operations are counted in a few frames.
  constexpr std::uint64_t kRaced = 50'000;
  Session& second = sessions_[1];
  if (secondLeads_) {
    second.update();
    if (second.pursuing()) return;
    const auto there = pointOf(second);
    if (!there) return;
    first().goLater(goalOf(*there));
    secondLeads_ = false;
  }
  const bool waits = first().playing() && (second.pursuing() || !firstIsKnown_);
  if (!waits) first().update(by() == SyncMode::operation ? kRaced : Timeline::kUnlimited);
  // Both have the same goal (`find`) and the same given queens, if the second has such a program.
  const Program beside = first().seeded(programBeside(first().program(), second.variant()));
  if (second.program() != beside || second.n() != first().n()) {
    second.begin(beside, first().n());
    sent_.reset();
  }
  firstIsKnown_ = bringSecond();
  if (waits || !first().legibility().fast) second.update();
  if (by() == SyncMode::operation)
    for (Session& each : sessions_) each.countAllOperations();
}

// Whether the first search has ended, and the second has to end too so that the race has a winner.
bool Sync::secondFinishes() const {
  return by() == SyncMode::operation && first().timeline().atEnd() &&
         endAlike(first().program().find, sessions_[1].program().find);
}

// Sends the second to the first. Returns false while it is unknown where that is.
bool Sync::bringSecond() {
  sessions_[1].limit(first().legibility());
  auto there = pointOf(first());
  if (!there) return false;
  if (secondFinishes()) there->count = Timeline::kUnlimited;
  if (std::exchange(sent_, there) != there) sessions_[1].goLater(goalOf(*there));
  return true;
}

// With equally many changes, the boards of a faulty program and of a correct one are the same up to their
// first difference. A program that never removes a queen is only known by those that it places.
bool Sync::countsChanges() const {
  const Recording* recording = first().program().recording.its;
  return by() == SyncMode::queen && recording && !recording->overwrites();
}

std::optional<Sync::Point> Sync::pointOf(Session& session) const {
  if (countsChanges()) return Point{by(), changesOf(session.timeline().counters()), true};
  if (by() == SyncMode::event) return Point{by(), session.timeline().position()};
  if (const auto kind = countedBy(by())) return Point{by(), session.timeline().counters().of(*kind)};
  const auto operations = session.countOperations();
  if (!operations) return std::nullopt;
  return Point{by(), *operations};
}

Goal Sync::goalOf(const Point& point) {
  if (point.by == SyncMode::operation) return goal::Operations{point.count};
  if (point.changes && point.count > 0) {
    return goal::Condition{[count = point.count](const Search&, const Counters& counters) {
      return changesOf(counters) >= count;
    }};
  }
  const auto kind = countedBy(point.by);
  if (kind && point.count > 0) return goal::Condition{Timeline::reached(*kind, point.count)};
  return goal::Position{point.count};
}

std::optional<Seconds> Sync::untilNextChange(bool calm) const {
  std::optional<Seconds> soonest;
  for (const Session& each : sessions_) {
    const auto wait = each.untilNextChange(calm);
    if (wait) soonest = std::min(soonest.value_or(*wait), *wait);
  }
  return soonest;
}

}  // namespace queens
