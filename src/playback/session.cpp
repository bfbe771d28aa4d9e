#include "playback/session.hpp"

#include <algorithm>

namespace queens {
namespace {

// A sentence can be taken in at a glance in that time.
constexpr Seconds kReadable = 0.25;
// What weighs less is one of many.
constexpr double kTold = 2;
// How long the drawing of one event takes at rest, and which part of its time when playing.
constexpr Seconds kTravel = 0.22;
constexpr double kTravelShare = 0.6;
// What the way has of a frame while something that is looked at is still being found, and what finding it has
// while the search moves.
constexpr Seconds kShared = 0.003;
constexpr Seconds kBeside = Pace::kAim;

}  // namespace

Session::Session(Budget& time) : time_(&time) {
  begin(plan_.program(), plan_.n);
}

void Session::begin(Program program, int n) {
  const bool same = timeline_ && timeline_->program() == program && timeline_->n() == n;
  if (!same) {
    timeline_.emplace(program, n);
    // What was recorded has its end, and all of it is near at hand.
    if (program.recording) timeline_->seek(Timeline::kUnlimited);
    player_.showFirst(false);
    // What was said of another search means nothing in this one.
    beyondEnd_.clear();
    player_.meter().forget();
    plan_.from.reset();
    plan_.to.reset();
    plan_.loop = false;
    if (plan_.until && !emits(program.variant, *plan_.until)) plan_.until.reset();
    analyses_.lookAt(std::nullopt);
    plan_.breakpoints = {};
    applyPlan();
  }
  seek(0);
  rush_.forget();
}

void Session::change(Program program, int n) {
  const auto placement = goal::SamePlacement::of(timeline_->search(), timeline_->event(), program.variant, n);
  const bool same = program == this->program() && n == this->n();
  begin(program, n);
  if (same || !placement) return;
  player_.go(*placement);
  player_.advance(*timeline_, *time_, Budget::kPerFrame, nullptr);
  noteChange(0, false);
}

void Session::follow(const PlaybackState& itinerary) {
  plan_ = itinerary;
  plan_.breakpoints.keepTo(n());
  player_.setSpeed(itinerary.speed, time_->now());
  player_.setStepSize(itinerary.stepSize);
  applyPlan();
  if (itinerary.start() != timeline_->position()) {
    seek(itinerary.start());
    pendingSeek_ = PendingSeek{itinerary.step, itinerary.play};
  } else if (pendingSeek_) {
    pendingSeek_->play = itinerary.play;
  } else if (itinerary.play && !player_.playing()) {
    play();
  }
  if (!itinerary.play && player_.playing()) pause();
  arrive();
}

void Session::applyPlan() {
  player_.setRange(plan_.from, plan_.to, plan_.loop);
  player_.setUntil(plan_.until);
  player_.setBreakpoints(plan_.breakpoints);
}

// Tells what the itinerary asks for and this search does not have, and plays once all else is as it asks.
void Session::arrive() {
  if (const auto total = timeline_->total()) leaveOutRangeBeyond(*total);
  if (!pendingSeek_ || player_.pursuing()) return;
  const PendingSeek pending = *std::exchange(pendingSeek_, std::nullopt);
  const std::uint64_t start = pending.step.value_or(plan_.from.value_or(0));
  if (start != timeline_->position()) seek(start);
  if (start > timeline_->position()) beyondEnd_.push_back({"step", start});
  // Whoever asked for the end sees it.
  if (pending.play && (plan_.loop || !timeline_->atEnd())) play();
}

void Session::leaveOutRangeBeyond(std::uint64_t total) {
  const std::pair<std::string_view, std::optional<std::uint64_t>&> ends[] = {{"from", plan_.from},
                                                                             {"to", plan_.to}};
  for (const auto& [name, end] : ends) {
    if (end.value_or(0) <= total) continue;
    beyondEnd_.push_back({name, *std::exchange(end, std::nullopt)});
  }
  applyPlan();
}

PlaybackState Session::itinerary() const {
  PlaybackState now = plan_;
  now.take(timeline_->program());
  now.n = timeline_->n();
  now.step = timeline_->position();
  now.play = player_.playing() || willPlay();
  now.speed = player_.speed();
  now.stepSize = player_.stepSize();
  return now;
}

bool Session::go(Goal goal) {
  leaveSync();
  const std::uint64_t before = timeline_->position();
  time_->renewUndrawn();
  player_.go(std::move(goal));
  player_.advance(*timeline_, *time_, Budget::kPerFrame, nullptr);
  const std::uint64_t now = timeline_->position();
  noteChange(before, now == before + 1 || now + 1 == before);
  return !player_.pursuing();
}

void Session::stepBy(void (Player::*step)(Timeline&)) {
  leaveSync();
  const std::uint64_t before = timeline_->position();
  (player_.*step)(*timeline_);
  noteChange(before, true);
}

// The reader goes elsewhere than a link or another search leads.
void Session::leaveSync() {
  pendingSeek_.reset();
  inStep_.at.reset();
}

void Session::play() {
  pendingSeek_.reset();
  if (player_.atEnd(*timeline_)) {
    const std::uint64_t start = plan_.from.value_or(0);
    if (!seek(start)) {
      pendingSeek_ = PendingSeek{start, true};
      return;
    }
  }
  player_.play(time_->now());
}

void Session::pause() {
  pendingSeek_.reset();
  player_.pause();
}

void Session::playFirst() {
  player_.showFirst(true);
  play();
}

void Session::noteChange(std::uint64_t before, bool oneStep) {
  if (timeline_->position() == before) return;
  change_ = {time_->now(), oneStep};
}

bool Session::followable() const {
  return inStep_.followable && !player_.pursuing() && !(player_.playing() && player_.speed() > kRhythmic);
}

bool Session::worthTelling() const {
  const Event* event = timeline_->event();
  if (!player_.playing() || !event) return inStep_.worthTelling;
  return player_.inSight(*event) >= kReadable || weight(player_.stepSize(), *event) >= kTold;
}

bool Session::tooFast() const {
  return inStep_.fast || player_.pursuing() || (player_.playing() && player_.speed() > kSeenSingly);
}

void Session::update(std::uint64_t most) {
  rush_.seeSingly(!tooFast());
  const std::uint64_t before = timeline_->position();
  const Seconds now = time_->now();
  player_.advance(*timeline_, *time_, derives() ? kShared : Budget::kPerFrame, rush_.heat(), most);
  noteChange(before, player_.steppedOnce() || timeline_->position() == before + 1);
  arrive();
  rush_.seeSingly(!tooFast());
  // What somebody looks at is asked for again in every frame.
  analyses_.forgetWishes();
  player_.meter().forgetWish();
  rush_.look(*timeline_, followable(), before, now);
}

Analyses::Part Session::part() {
  return {*timeline_, *time_, moving() ? kBeside : Budget::kPerFrame};
}

Sight Session::sight() const {
  return atLeisure() ? overview().sight() : present();
}

Sight Session::present() const {
  return {timeline_->search(), timeline_->previous(), timeline_->event(), timeline_->counters(),
          timeline_->position()};
}

std::span<const std::int8_t> Session::recorded(std::size_t index) const {
  if (program().bug == Bug::recordWithoutCopy) return sight().search.places();
  return analyses_.solutions().places(index);
}

std::vector<TracedLine> Session::lines() const {
  if (!followable()) return {};
  if (linesAhead() == 0) return timeline_->lines();
  std::vector<TracedLine> lines = timeline_->upcomingLines();
  lines.resize(std::min(linesAhead(), lines.size()));
  return lines;
}

Seconds Session::travel() const {
  const Event* event = timeline_->event();
  if (!player_.playing() || !event) return kTravel;
  return std::min(kTravel, kTravelShare * player_.inSight(*event));
}

float Session::progress(bool calm) const {
  if (calm || !change_.oneStep) return 1;
  const double share = std::clamp((time_->now() - change_.at) / travel(), 0.0, 1.0);
  return static_cast<float>(1 - (1 - share) * (1 - share) * (1 - share));
}

std::optional<Seconds> Session::untilNextChange(bool calm) const {
  if (derives() || progress(calm) < 1) return 0;
  const auto due = player_.nextDue();
  if (!due) return std::nullopt;
  return std::max(0.0, *due - time_->now());
}

}  // namespace queens
