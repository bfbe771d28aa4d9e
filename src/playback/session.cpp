#include "playback/session.hpp"

#include <algorithm>

namespace queens {
namespace {

// The time to take in a sentence at a glance.
constexpr Seconds kReadable = 0.25;
// The weight from which an event gets a sentence although it passes faster.
constexpr double kTold = 2;
// How long the animation of an event takes at rest, and its part of the event's time during play.
constexpr Seconds kTravel = 0.22;
constexpr double kTravelShare = 0.6;
// Time in a frame for moving while an analysis is waiting, and for an analysis while the search moves.
constexpr Seconds kShared = 0.003;
constexpr Seconds kBeside = Pace::kAim;
// Events of a recording that are gone through without a late frame.
constexpr std::uint64_t kRecordedAtOnce = 200'000;

}  // namespace

Session::Session(Budget& time) : time_(&time) {
  begin(plan_.program(), plan_.n);
}

void Session::begin(Program program, int n) {
  const bool same = timeline_ && timeline_->program() == program && timeline_->n() == n;
  if (!same) {
    open(program, n);
    player_.showFirst(false);
    firstParts_.reset();
    // The rest belongs to the other search.
    beyondEnd_.clear();
    player_.meter().forget();
    plan_.from.reset();
    plan_.to.reset();
    plan_.loop = false;
    if (plan_.until && !emits(program.variant, *plan_.until)) plan_.until.reset();
    analyses_.chooseRange(std::nullopt);
    plan_.breakpoints = {};
    applyPlan();
  }
  seek(0);
  fastView_.forget();
}

Program Session::seeded(Program program) const {
  if (info(program.variant).movesQueens) program.seed = plan_.seed;
  if (program.bug == Bug::given && leastBoard(plan_.given) <= n()) program.given = plan_.given;
  return program;
}

void Session::open(Program program, int n) {
  timeline_.emplace(program, n);
  if (program.recording) timeline_->explore(kRecordedAtOnce);
}

bool Session::readsRecording() const {
  return program().recording && !timeline_->total();
}

void Session::change(Program program, int n) {
  const auto placement = goal::SamePlacement::of(timeline_->search(), timeline_->event(), program, n);
  const bool same = program == this->program() && n == this->n();
  begin(program, n);
  if (same || !placement) return;
  player_.go(*placement);
  player_.advance(*timeline_, *time_, Budget::kPerFrame, nullptr);
  noteChange(0, false);
}

void Session::follow(const PlaybackState& state) {
  plan_ = state;
  plan_.breakpoints.keepTo(n());
  player_.setSpeed(state.speed, time_->now());
  player_.setStepSize(state.stepSize);
  applyPlan();
  if (state.start() != timeline_->position()) {
    seek(state.start());
    pendingSeek_ = PendingSeek{state.step, state.play};
  } else if (pendingSeek_) {
    pendingSeek_->play = state.play;
  } else if (state.play && !player_.playing()) {
    play();
  }
  if (!state.play && player_.playing()) pause();
  arrive();
}

void Session::applyPlan() {
  player_.setRange(plan_.from, plan_.to, plan_.loop);
  player_.setUntil(plan_.until);
  player_.setBreakpoints(plan_.breakpoints);
}

// Notes positions of the link that this search does not have, and plays after a pending seek has arrived.
void Session::arrive() {
  if (const auto total = timeline_->total()) removeRangeBeyond(*total);
  if (!pendingSeek_ || player_.pursuing()) return;
  const PendingSeek pending = *std::exchange(pendingSeek_, std::nullopt);
  const std::uint64_t start = pending.step.value_or(plan_.from.value_or(0));
  if (start != timeline_->position()) seek(start);
  if (start > timeline_->position()) beyondEnd_.push_back({"step", start});
  // A link to the end shows the end.
  if (pending.play && (plan_.loop || !timeline_->atEnd())) play();
}

void Session::removeRangeBeyond(std::uint64_t total) {
  const std::pair<std::string_view, std::optional<std::uint64_t>&> ends[] = {{"from", plan_.from},
                                                                             {"to", plan_.to}};
  for (const auto& [name, end] : ends) {
    if (end.value_or(0) <= total) continue;
    beyondEnd_.push_back({name, *std::exchange(end, std::nullopt)});
  }
  applyPlan();
}

PlaybackState Session::state() const {
  PlaybackState now = plan_;
  now.take(timeline_->program());
  now.n = timeline_->n();
  now.step = timeline_->position();
  now.play = player_.playing() || (pendingSeek_ && pendingSeek_->play);
  now.speed = player_.speed();
  now.stepSize = player_.stepSize();
  return now;
}

bool Session::go(Goal goal) {
  pendingSeek_.reset();
  const std::uint64_t before = timeline_->position();
  time_->renewUndrawn();
  player_.go(std::move(goal));
  player_.advance(*timeline_, *time_, Budget::kPerFrame, nullptr);
  const std::uint64_t now = timeline_->position();
  noteChange(before, now == before + 1 || now + 1 == before);
  return !player_.pursuing();
}

void Session::goLater(Goal goal) {
  pendingSeek_.reset();
  player_.go(std::move(goal));
}

void Session::step(void (Player::*by)(Timeline&)) {
  pendingSeek_.reset();
  const std::uint64_t before = timeline_->position();
  (player_.*by)(*timeline_);
  noteChange(before, true);
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

void Session::playFirst(bool grows) {
  player_.showFirst(true);
  firstParts_ = FirstParts::picture;
  firstGrows_ = grows;
  play();
}

void Session::perform(const SessionCommand& command) {
  std::visit(
      Handle{
          [this](SearchAction action) { act(action); },
          [this](ask::ToCall call) {
            const int standing = static_cast<int>(timeline_->search().places().size());
            seek(entryOf(*timeline_, std::clamp(call.depth, 0, standing)) + 1);
          },
          [this](ask::Seek to) { seek(to.position); },
          [this](ask::RunTo to) { runTo(to.kind); },
          [this](ask::LookAt at) {
            std::optional<Outline::Range> range;
            if (at.from < at.to) range = {at.from, std::min(at.to, lineEnd(*timeline_))};
            analyses_.chooseRange(range);
          },
          [this](ask::SetSpeed to) { player_.setSpeed(to.stepsPerSecond, time_->now()); },
          [this](ask::SetStepSize to) { player_.setStepSize(to.stepSize); },
          [this](ask::StopAt at) {
            plan_.until = at.kind;
            player_.setUntil(at.kind);
          },
          [this](ask::ToggleBreakpointAtLine at) {
            plan_.breakpoints.toggle(at.line);
            player_.setBreakpoints(plan_.breakpoints);
          },
          [this](ask::ToggleBreakpointAtSquare at) {
            plan_.breakpoints.toggle(at.square);
            player_.setBreakpoints(plan_.breakpoints);
          },
          [this](ask::ChooseVariant chosen) {
            change(seeded(programBeside(program(), chosen.variant)), n());
          },
          [this](ask::ChooseFind chosen) { change(seeded(programThatFinds(chosen.find, variant())), n()); },
          [this](ask::ChooseWay chosen) { change(seeded(programWith(variant(), chosen.way)), n()); },
          [this](ask::ChooseSeed chosen) {
            plan_.seed = chosen.seed;
            begin(seeded(program()), n());
          },
          [this](ask::Grow grown) {
            // A recording has one size.
            if (!program().recording)
              change(program(), std::clamp(n() + grown.by, leastBoard(program().given), kMaxN));
          },
      },
      command);
}

void Session::act(SearchAction action) {
  switch (action) {
    case SearchAction::toStart:
      seek(0);
      break;
    case SearchAction::toLastSeen: {
      const std::uint64_t seen = timeline_->furthest();
      seek(timeline_->position() < seen ? seen : timeline_->total().value_or(seen));
      break;
    }
    case SearchAction::previousSolution:
      if (const auto position = timeline_->positionOfSolution(timeline_->solutionsBefore())) seek(*position);
      break;
    case SearchAction::nextSolution:
      runTo(EventKind::solution);
      break;
    case SearchAction::nextBacktrack:
      runTo(EventKind::remove);
      break;
    case SearchAction::nextDeadEnd:
      go(nextDeadEnd(*timeline_));
      break;
    case SearchAction::stepOut:
      // A search that moves queens leaves its attempt.
      go(movesQueens() ? Goal(nextDeadEnd(*timeline_)) : stepOut(*timeline_));
      break;
    case SearchAction::stepOver: {
      const Event* event = timeline_->event();
      const bool called = event && event->kind == EventKind::place && !movesQueens();
      go(called ? Goal(stepOver(*timeline_)) : goal::Position{timeline_->position() + 1});
      break;
    }
    case SearchAction::step:
      step(&Player::step);
      break;
    case SearchAction::stepLine:
      step(&Player::stepLine);
      break;
    case SearchAction::back:
      step(&Player::back);
      break;
    case SearchAction::backLine:
      step(&Player::backLine);
      break;
    case SearchAction::playOrPause:
      moving() ? pause() : play();
      break;
    case SearchAction::play:
      play();
      break;
    case SearchAction::pause:
      pause();
      break;
    case SearchAction::toNextBreakpoint:
      if (!plan_.breakpoints.empty()) go(goal::NextBreakpoint());
      break;
    case SearchAction::faster:
      player_.setSpeed(2 * speed(), time_->now());
      break;
    case SearchAction::slower:
      player_.setSpeed(speed() / 2, time_->now());
      break;
    case SearchAction::toggleBreakpoint: {
      const std::vector<TracedLine> executed = lines();
      if (!executed.empty()) perform(ask::ToggleBreakpointAtLine{executed.back().label});
      break;
    }
    case SearchAction::reset:
      open(program(), n());
      begin(program(), n());
      break;
  }
}

void Session::noteChange(std::uint64_t before, bool oneStep) {
  if (firstParts_) {
    // A part that has been shown stays, also when the reader goes back.
    const Counters& counters = timeline_->counters();
    if (firstGrows_ && counters.of(EventKind::exhausted) > 0)
      firstParts_ = std::max(*firstParts_, FirstParts::program);
    if (firstGrows_ ? counters.of(EventKind::remove) > 0 : timeline_->atEnd())
      firstParts_ = FirstParts::variables;
  }
  if (timeline_->position() == before) return;
  change_ = {time_->now(), oneStep};
}

Legibility Session::legibility() const {
  return {followable(), worthTelling(), fastView_.fast()};
}

bool Session::followable() const {
  return limit_.followable && !player_.pursuing() && !(player_.playing() && player_.speed() > kRhythmic);
}

bool Session::worthTelling() const {
  const Event* event = timeline_->event();
  if (!player_.playing() || !event) return limit_.worthTelling;
  return player_.inSight(*event) >= kReadable || weight(player_.stepSize(), *event) >= kTold;
}

bool Session::tooFast() const {
  return limit_.fast || player_.pursuing() || (player_.playing() && player_.speed() > kSeenSingly);
}

void Session::update(std::uint64_t most) {
  fastView_.setFast(tooFast());
  const std::uint64_t before = timeline_->position();
  const Seconds now = time_->now();
  player_.advance(*timeline_, *time_, waits() ? kShared : Budget::kPerFrame, fastView_.heat(), most);
  noteChange(before, player_.steppedOnce() || timeline_->position() == before + 1);
  arrive();
  fastView_.setFast(tooFast());
  if (readsRecording()) {
    time_->work(recordingPace_, kShared, Pace::kLeast,
                [&](std::uint64_t allowance) -> std::optional<std::uint64_t> {
                  timeline_->explore(allowance);
                  if (timeline_->total()) return std::nullopt;
                  return allowance;
                });
  }
  // A frame that shows them continues them.
  analyses_.stopWaiting();
  player_.meter().stopWaiting();
  fastView_.look(*timeline_, followable(), before, now);
}

void Session::analyse(const OnScreen& shown) {
  if (shown.events > 0) fastView_.recall(*timeline_, shown.events);
  const bool calm = !followable() && fastView_.calm();
  analyses_.update(shown, *timeline_, calm ? *fastView_.calm() : positionOf(*timeline_), *time_,
                   moving() ? kBeside : Budget::kPerFrame);
}

Snapshot Session::snapshot(bool calm) const {
  Snapshot shown = {.program = program(),
                    .n = n(),
                    .timeline = *timeline_,
                    .analyses = analyses_,
                    .now = positionOf(*timeline_),
                    .calm = followable() ? std::nullopt : fastView_.calm(),
                    .recalled = &fastView_.recent(),
                    .playing = playing(),
                    .pursuing = pursuing(),
                    .speed = speed(),
                    .stepSize = player_.stepSize(),
                    .until = plan_.until,
                    .breakpoints = plan_.breakpoints,
                    .showsFirst = player_.showsFirst(),
                    .restsInFirst = restsInFirst(),
                    .firstParts = firstParts_,
                    .followable = followable(),
                    .fast = fastView_.fast(),
                    .progress = progress(calm),
                    .lines = lines(),
                    .linesAhead = player_.linesAhead(),
                    .end = lineEnd(*timeline_),
                    .operations = player_.meter().known(*timeline_),
                    .operationsInAll = player_.meter().inAll(),
                    .latestSolution = fastView_.latest(),
                    .latestNumber = fastView_.latestNumber(),
                    .shades = fastView_.shades(),
                    .heat = {}};
  if (shown.fast) shown.heat = fastView_.heatMap();
  return shown;
}

std::vector<TracedLine> Session::lines() const {
  if (!followable()) return {};
  if (player_.linesAhead() == 0) return timeline_->lines();
  std::vector<TracedLine> lines = timeline_->upcomingLines();
  lines.resize(std::min(player_.linesAhead(), lines.size()));
  return lines;
}

float Session::progress(bool calm) const {
  if (calm || !change_.oneStep) return 1;
  const Event* event = timeline_->event();
  const Seconds travel =
      playing() && event ? std::min(kTravel, kTravelShare * player_.inSight(*event)) : kTravel;
  const double share = std::clamp((time_->now() - change_.at) / travel, 0.0, 1.0);
  return static_cast<float>(1 - (1 - share) * (1 - share) * (1 - share));
}

std::optional<Seconds> Session::untilNextChange(bool calm) const {
  if (waits() || progress(calm) < 1) return 0;
  const auto due = player_.nextDue();
  if (!due) return std::nullopt;
  return std::max(0.0, *due - time_->now());
}

}  // namespace queens
