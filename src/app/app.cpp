#include "app/app.hpp"

#include <GLES3/gl3.h>

#include <algorithm>

#include "app/keys.hpp"
#include "app/narrate.hpp"
#include "gfx/board_picture.hpp"
#include "imgui_internal.h"
#include "ui/interface.hpp"

namespace queens {
namespace {

// Beyond this many events a second single ones cannot be followed and heat is drawn instead.
constexpr double kFollowable = 500;
// How long the drawing of one event takes at rest, and which part of its time when playing.
constexpr Seconds kTravel = 0.22;
constexpr double kTravelShare = 0.6;
// ImGui measures a window that sizes itself in a frame of its own before it shows it.
constexpr int kSettleOverlay = 2;

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
    defaults.step = 0;
    defaults.play = false;
    parsed = parseAddress(query, defaults);
    begin(parsed.address.variant, parsed.address.n);
  }
  notice_.clear();
  for (const std::string& complaint : parsed.complaints) notice_ += (notice_.empty() ? "" : "\n") + complaint;
  if (!notice_.empty()) settleFrames_ = kSettleOverlay;
  apply(parsed.address);
}

void App::apply(const Address& address) {
  address_ = address;
  player_.setSpeed(address.speed, clock_());
  player_.setUntil(address.until);
  player_.setRange(address.from, address.to, address.loop);
  std::uint64_t start = address.step;
  if (address.from) start = std::max(start, *address.from);
  if (start != timeline_->position()) seek(start);
  playOnArrival_ = address.play && player_.pursuing();
  if (address.play && !player_.playing() && !playOnArrival_) play();
  if (!address.play && player_.playing()) pause();
}

Address App::address() const {
  Address now = address_;
  now.variant = timeline_->variant();
  now.n = timeline_->n();
  now.step = timeline_->position();
  now.play = player_.playing() || playOnArrival_;
  now.speed = player_.speed();
  return now;
}

const Palette& App::palette() const {
  return queens::palette(address_.theme, surroundings_.systemIsDark);
}

Model App::model() const {
  return {.timeline = *timeline_,
          .palette = palette(),
          .view = address_.view,
          .theme = address_.theme,
          .playing = player_.playing(),
          .speed = player_.speed(),
          .pursuing = player_.pursuing(),
          .fast = fast_,
          .help = help_,
          .notice = notice_,
          .narration = {}};
}

Layout App::layout() const {
  return layoutOf(surroundings_.size, address_.view, palette().textSize);
}

std::string App::narration() const {
  return narrate(*timeline_);
}

bool App::takesPointer(Vec2 at) const {
  const Layout parts = layout();
  if (help_ || ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel))
    return true;
  return parts.toolbar.contains(at) || parts.transport.contains(at) || (!notice_.empty() && at.y < 120);
}

bool App::key(std::string_view key) {
  if (key == "Escape" && help_) {
    help_ = false;
    return true;
  }
  const auto command = commandForKey(key, model());
  if (command) perform(*command);
  return command.has_value();
}

void App::perform(const Command& command) {
  const auto value = static_cast<std::uint64_t>(std::max(command.value, 0.0));
  switch (command.action) {
    case Action::first:
      seek(0);
      break;
    case Action::previousSolution: {
      const Event* event = timeline_->event();
      const bool here = event && event->kind == EventKind::solution;
      const std::uint64_t before = timeline_->counters().of(EventKind::solution) - (here ? 1 : 0);
      if (const auto position = timeline_->positionOfSolution(before)) seek(*position);
      break;
    }
    case Action::back:
      pause();
      if (timeline_->position() > 0) seek(timeline_->position() - 1);
      break;
    case Action::playOrPause:
      player_.playing() ? pause() : play();
      break;
    case Action::step:
      seek(timeline_->position() + 1);
      break;
    case Action::nextSolution:
      runTo(EventKind::solution);
      break;
    case Action::nextBacktrack:
      runTo(EventKind::remove);
      break;
    case Action::last:
      seek(timeline_->explored());
      break;
    case Action::seek:
      seek(value);
      break;
    case Action::setSpeed:
      player_.setSpeed(command.value, clock_());
      break;
    case Action::setVariant:
      begin(static_cast<VariantId>(value), timeline_->n());
      break;
    case Action::setN:
      begin(timeline_->variant(), static_cast<int>(value));
      break;
    case Action::setTheme:
      address_.theme = static_cast<Theme>(value);
      break;
    case Action::toggleHelp:
      help_ = !help_;
      settleFrames_ = kSettleOverlay;
      break;
    case Action::closeNotice:
      notice_.clear();
      break;
  }
}

bool App::seek(std::uint64_t position) {
  playOnArrival_ = false;
  const std::uint64_t before = timeline_->position();
  player_.pursue(position);
  player_.advance(*timeline_, clock_(), clock_, nullptr);
  noteChange(before);
  return !player_.pursuing();
}

bool App::runTo(EventKind kind) {
  playOnArrival_ = false;
  const std::uint64_t before = timeline_->position();
  player_.pursue(kind);
  player_.advance(*timeline_, clock_(), clock_, nullptr);
  noteChange(before);
  return !player_.pursuing();
}

void App::play() {
  playOnArrival_ = false;
  if (timeline_->atEnd()) return;
  player_.play(clock_());
}

void App::pause() {
  playOnArrival_ = false;
  player_.pause();
}

void App::noteChange(std::uint64_t before) {
  const std::uint64_t now = timeline_->position();
  lastStride_ = now > before ? now - before : before - now;
  if (lastStride_ > 0) changedAt_ = clock_();
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
  if (playOnArrival_ && !player_.pursuing()) play();
  const bool stillFast = player_.pursuing() || (player_.playing() && player_.speed() > kFollowable);
  if (fast_ && !stillFast) heat_.fill(0);
  fast_ = stillFast;

  const auto places = timeline_->search().places();
  const auto same = std::mismatch(places.begin(), places.end(), settledPlaces_.begin()).first;
  settled_ = static_cast<int>(same - places.begin());
  std::copy(places.begin(), places.end(), settledPlaces_.begin());
}

float App::progress() const {
  if (surroundings_.reducedMotion || lastStride_ != 1) return 1;
  const Seconds travel = player_.playing() ? std::min(kTravel, kTravelShare / player_.speed()) : kTravel;
  const double share = std::clamp((clock_() - changedAt_) / travel, 0.0, 1.0);
  return static_cast<float>(1 - (1 - share) * (1 - share) * (1 - share));
}

void App::buildInterface(const Fonts& fonts) {
  const std::string sentence = narration();
  Model shown = model();
  shown.narration = sentence;
  for (const Command& command : drawInterface(shown, fonts, layout(), surroundings_.size)) {
    perform(command);
    settleFrames_ = 2;
  }
  const ImGuiIO& io = ImGui::GetIO();
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
  // ImGui takes a quick touch apart: where, down, up and away each have a frame of their own.
  const bool waiting = !ImGui::GetCurrentContext()->InputEventsQueue.empty();
  if (waiting || moved || ImGui::IsAnyMouseDown() || ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    settleFrames_ = 3;
  } else if (settleFrames_ > 0) {
    --settleFrames_;
  }
}

void App::drawBoard(ShapeRenderer& renderer) {
  const Palette& colors = palette();
  const Rect board = layout().board;
  const float density = surroundings_.density;
  const auto width = static_cast<int>(surroundings_.size.x * density + 0.5f);
  const auto height = static_cast<int>(surroundings_.size.y * density + 0.5f);
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(static_cast<float>(colors.page.r) / 255, static_cast<float>(colors.page.g) / 255,
               static_cast<float>(colors.page.b) / 255, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  const BoardView view = {.timeline = *timeline_,
                          .palette = colors,
                          .geometry = {.origin = board.position(), .side = board.width, .n = timeline_->n()},
                          .progress = progress(),
                          .heat = fast_ ? &heat_ : nullptr,
                          .settled = settled_};
  renderer.draw(boardPicture(view), width, height, density);
}

std::optional<Seconds> App::untilNextFrame() const {
  if (settleFrames_ > 0 || progress() < 1) return 0;
  const auto due = player_.nextDue();
  if (!due) return std::nullopt;
  return std::max(0.0, *due - clock_());
}

}  // namespace queens
