#include "app/app.hpp"

#include <algorithm>

#include "text/narration.hpp"
#include "text/tour.hpp"

namespace queens {
namespace {

// Beyond this many events a second single ones cannot be followed and heat is drawn instead.
constexpr double kFollowable = 500;

}  // namespace

App::App(std::string_view query, std::function<Seconds()> clock) : clock_(std::move(clock)) {
  begin(address_.variant, address_.n);
  load(query);
}

void App::begin(VariantId variant, int n) {
  const bool same = timeline_ && timeline_->variant() == variant && timeline_->n() == n;
  if (same) {
    // What has been explored stays known.
    timeline_->seek(0);
  } else {
    timeline_.emplace(variant, n);
    // What an address said of another search means nothing in this one.
    remarks_.clear();
    address_.from.reset();
    address_.to.reset();
    address_.loop = false;
    if (address_.until && !emits(variant, *address_.until)) address_.until.reset();
    player_.setRange(address_.from, address_.to, address_.loop);
    player_.setUntil(address_.until);
  }
  pause();
  heat_.fill(0);
  settled_ = 0;
  fast_ = false;
  noteChange(0);
}

void App::load(std::string_view query) {
  Address defaults = address();
  ParsedAddress parsed = parseAddress(query, defaults);
  if (parsed.namesSearch) {
    // A new search starts at its beginning, unless the address says where.
    defaults.step.reset();
    defaults.play = false;
    defaults.from.reset();
    defaults.to.reset();
    defaults.loop = false;
    defaults.until.reset();
    defaults.tour.reset();
    parsed = parseAddress(query, defaults);
    begin(parsed.address.variant, parsed.address.n);
  }
  remarks_.clear();
  settle();
  apply(parsed.address);
  for (Complaint& complaint : parsed.complaints) remarks_.push_back({std::move(complaint), address()});
}

void App::apply(const Address& address) {
  const bool newStop = address.tour && address.tour != address_.tour;
  if (newStop) goToStop(*address.tour);
  address_ = address;
  player_.setSpeed(address.speed, clock_());
  player_.setUntil(address.until);
  player_.setRange(address.from, address.to, address.loop);
  if (newStop) return;
  if (address.start() != timeline_->position()) {
    seek(address.start());
    errand_ = Errand{address.step, address.play};
  } else if (errand_) {
    errand_->play = address.play;
  } else if (address.play && !player_.playing()) {
    play();
  }
  if (!address.play && player_.playing()) pause();
  arrive();
}

// Says what the address asks for and this search does not have, and plays once all else is as it asks.
void App::arrive() {
  if (const auto total = timeline_->total()) leaveOutRangeBeyond(*total);
  if (!errand_ || player_.pursuing()) return;
  const Errand errand = *std::exchange(errand_, std::nullopt);
  const std::uint64_t start = errand.step.value_or(address_.from.value_or(0));
  if (start != timeline_->position()) seek(start);
  if (start > timeline_->position()) complainOfPosition("step", start);
  if (errand.play) play();
}

void App::leaveOutRangeBeyond(std::uint64_t total) {
  const std::pair<const char*, std::optional<std::uint64_t>&> ends[] = {{"from", address_.from},
                                                                        {"to", address_.to}};
  for (const auto& [name, end] : ends) {
    if (end.value_or(0) <= total) continue;
    const std::uint64_t position = *std::exchange(end, std::nullopt);
    complainOfPosition(name, position);
  }
  player_.setRange(address_.from, address_.to, address_.loop);
}

void App::complainOfPosition(std::string name, std::uint64_t position) {
  Complaint complaint{std::move(name),
                      std::to_string(position),
                      Message::acceptsPositionOfSearch,
                      {{"total", *timeline_->total()}}};
  remarks_.push_back({std::move(complaint), address()});
  settle();
}

Address App::address() const {
  Address now = address_;
  now.variant = timeline_->variant();
  now.n = timeline_->n();
  now.step = timeline_->position();
  if (now.tour) {
    // Once the reader has gone elsewhere the link is to what is shown, not to the stop.
    const TourStop& stop = tour()[static_cast<std::size_t>(*now.tour - 1)];
    if (stop.variant != now.variant || stop.n != now.n || stop.position != now.step) now.tour.reset();
  }
  now.play = player_.playing() || (errand_ && errand_->play);
  now.speed = player_.speed();
  return now;
}

const Palette& App::palette() const {
  return queens::palette(address_.theme, surroundings_.systemIsDark);
}

std::string App::notice() const {
  std::string text;
  for (const Remark& each : remarks_) {
    text += (text.empty() ? "" : "\n") + tell(each.complaint, each.used, language());
  }
  return text;
}

std::vector<Complaint> App::complaints() const {
  std::vector<Complaint> complaints;
  for (const Remark& each : remarks_) complaints.push_back(each.complaint);
  return complaints;
}

std::string App::narration() const {
  return narrate(*timeline_, language());
}

bool App::seek(std::uint64_t position) {
  errand_.reset();
  const std::uint64_t before = timeline_->position();
  player_.pursue(position);
  player_.advance(*timeline_, clock_(), clock_, nullptr);
  noteChange(before);
  return !player_.pursuing();
}

bool App::runTo(EventKind kind) {
  errand_.reset();
  const std::uint64_t before = timeline_->position();
  player_.pursue(kind);
  player_.advance(*timeline_, clock_(), clock_, nullptr);
  noteChange(before);
  return !player_.pursuing();
}

void App::play() {
  errand_.reset();
  if (timeline_->atEnd() && !address_.loop) return;
  if (player_.atEnd(*timeline_)) {
    const std::uint64_t before = timeline_->position();
    timeline_->seek(address_.from.value_or(0));
    noteChange(before);
  }
  player_.play(clock_());
}

void App::pause() {
  errand_.reset();
  player_.pause();
}

void App::noteChange(std::uint64_t before) {
  linesAhead_ = 0;
  const std::uint64_t now = timeline_->position();
  lastStride_ = now > before ? now - before : before - now;
  if (lastStride_ > 0) changedAt_ = clock_();
}

void App::setSurroundings(const Surroundings& surroundings) {
  surroundings_ = surroundings;
  settle();
}

void App::update() {
  const Seconds now = clock_();
  fast_ = player_.pursuing() || (player_.playing() && player_.speed() > kFollowable);
  if (fast_) {
    // What happened some frames ago counts less and less.
    for (std::uint32_t& visits : heat_) visits -= visits / 8 + (visits > 0 && visits < 8);
  }
  const std::uint64_t before = timeline_->position();
  player_.advance(*timeline_, now, clock_, fast_ ? &heat_ : nullptr);
  if (timeline_->position() != before) noteChange(before);
  arrive();
  const bool stillFast = player_.pursuing() || (player_.playing() && player_.speed() > kFollowable);
  if (fast_ && !stillFast) heat_.fill(0);
  fast_ = stillFast;

  const auto places = timeline_->search().places();
  const auto same = std::mismatch(places.begin(), places.end(), settledPlaces_.begin()).first;
  settled_ = static_cast<int>(same - places.begin());
  std::copy(places.begin(), places.end(), settledPlaces_.begin());
}

}  // namespace queens
