#include "app/searches.hpp"

#include <utility>

namespace queens {

Searches::Searches(Budget& time) : time_(&time) {
  sessions_.emplace_back(time);
  told_.resize(1);
}

std::optional<VariantId> Searches::with() const {
  if (!comparing()) return std::nullopt;
  return sessions_[1].variant();
}

void Searches::compare(std::optional<VariantId> with) {
  const std::size_t count = with ? 2 : 1;
  while (sessions_.size() > count) sessions_.pop_back();
  if (with && !comparing()) sessions_.emplace_back(*time_);
  told_.resize(count);
  secondLeads_ = false;
  if (with && sessions_[1].variant() != *with) sessions_[1].begin(*with, first().n());
}

bool Searches::perform(std::size_t index, const SessionCommand& command) {
  Session& session = at(index);
  const auto which = [&session] { return std::pair(session.program(), session.n()); };
  const auto before = which();
  session.perform(command);
  const bool isFirst = &session == &first();
  const bool another = which() != before;
  secondLeads_ = !isFirst && !another;
  return isFirst && another;
}

void Searches::update() {
  if (comparing())
    updateAbreast();
  else
    first().update();
}

// In a frame one of them at most goes far: where the second cannot follow at once, play waits for it.
void Searches::updateAbreast() {
  // The operations of so many events are counted in a few frames.
  constexpr std::uint64_t kRaced = 50'000;
  Session& other = sessions_[1];
  if (secondLeads_) {
    other.update();
    if (other.pursuing()) return;
    const auto there = other.station(by());
    if (!there) return;
    first().goTo(*there);
    secondLeads_ = false;
  }
  const bool waits = first().playing() && (other.pursuing() || !stationKnown_);
  if (!waits) first().update(by() == SyncMode::operation ? kRaced : Timeline::kUnlimited);
  // Both find the same, where the second has such a program.
  const Program beside = programThatFinds(first().program().find, other.variant());
  if (other.program() != beside || other.n() != first().n()) other.begin(beside, first().n());
  stationKnown_ = other.keepAbreast(first(), by());
  if (waits || !first().fast()) other.update();
}

std::optional<Seconds> Searches::untilNextChange(bool calm) const {
  std::optional<Seconds> soonest;
  for (const Session& each : sessions_) {
    const auto wait = each.untilNextChange(calm);
    if (wait) soonest = std::min(soonest.value_or(*wait), *wait);
  }
  return soonest;
}

}  // namespace queens
