#include "app/app.hpp"

#include <algorithm>

#include "text/tour.hpp"

namespace queens {

App::App(std::string_view query, Session::Clock clock) {
  sessions_.emplace_back(std::move(clock));
  load(query);
}

void App::begin(VariantId variant, int n) {
  if (variant != session().variant() || n != session().n()) remarks_.clear();
  session().begin(variant, n);
}

void App::load(std::string_view query) {
  Address defaults = address();
  ParsedAddress parsed = parseAddress(query, defaults);
  if (parsed.namesSearch) {
    // A new search starts at its beginning, unless the address says where.
    Itinerary fresh;
    fresh.variant = defaults.variant;
    fresh.n = defaults.n;
    fresh.speed = defaults.speed;
    static_cast<Itinerary&>(defaults) = fresh;
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
  preferences_ = address.preferences;
  const bool newStop = address.tour && address.tour != tour_;
  if (newStop) {
    goToStop(*address.tour);
    // What is named besides a stop says how it is played, not where.
    Itinerary there = address;
    there.variant = session().variant();
    there.n = session().n();
    there.step = session().timeline().position();
    session().follow(there);
  } else {
    tour_ = address.tour;
    session().follow(address);
  }
  complainOfPositions();
}

void App::complainOfPositions() {
  for (const BeyondEnd& each : session().takeBeyondEnd()) {
    Complaint complaint{std::string(each.name),
                        std::to_string(each.position),
                        Message::acceptsPositionOfSearch,
                        {{"total", *session().timeline().total()}}};
    remarks_.push_back({std::move(complaint), address()});
    settle();
  }
}

Address App::address() const {
  Address now;
  static_cast<Itinerary&>(now) = session().itinerary();
  now.preferences = preferences_;
  now.tour = tour_;
  if (now.tour) {
    // Once the reader has gone elsewhere the link is to what is shown, not to the stop.
    const TourStop& stop = tour()[static_cast<std::size_t>(*now.tour - 1)];
    if (stop.variant != now.variant || stop.n != now.n || stop.position != now.step) now.tour.reset();
  }
  return now;
}

const Palette& App::palette() const {
  return queens::palette(preferences_.theme, surroundings_.systemIsDark);
}

std::string App::notice() const {
  std::string text;
  for (const Remark& each : remarks_) {
    text += (text.empty() ? "" : "\n") + tell(each.complaint, each.used, language());
  }
  return text;
}

void App::setSurroundings(const Surroundings& surroundings) {
  surroundings_ = surroundings;
  settle();
}

Layout App::layout() const {
  const std::size_t codeLines = listing(session().variant(), preferences_.code).lines.size();
  return layoutOf(surroundings_.size, preferences_.view, palette().textSize, codeLines, tour_.has_value());
}

bool App::takesPointer(Vec2 at) const {
  if (covered()) return true;
  const Layout parts = layout();
  return parts.toolbar.contains(at) || parts.transport.contains(at) ||
         std::any_of(touchable_.begin(), touchable_.end(),
                     [at](const Rect& each) { return each.contains(at); });
}

void App::update() {
  for (Session& each : sessions_) each.update();
  complainOfPositions();
}

void App::buildInterface(const Fonts& fonts, PictureQueue& pictures) {
  const std::string told = notice();
  const Model model = {.sessions = sessions_,
                       .palette = palette(),
                       .preferences = preferences_,
                       .language = language(),
                       .calm = surroundings_.reducedMotion,
                       .panel = panel_,
                       .countsLines = countsLines_,
                       .counting = &counting_.view(),
                       .tour = tour_,
                       .help = help_,
                       .menu = menu_,
                       .revealed = revealed_,
                       .pointed = pointed_,
                       .notice = told};
  Drawn drawn = drawInterface(model, fonts, layout(), surroundings_.size, pictures);
  revealed_.clear();
  records_ = std::move(drawn.records);
  scrolls_ = drawn.reaction.scrolls;
  touchable_ = std::move(drawn.reaction.touchable);
  for (const Command& command : drawn.reaction.commands) perform(command);
  const ImGuiIO& io = ImGui::GetIO();
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
  if (inputIsWaiting() || moved || ImGui::IsAnyMouseDown() || ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    settleFrames_ = kSettleFrames + 1;
  } else if (settleFrames_ > 0) {
    --settleFrames_;
  }
}

std::optional<Seconds> App::untilNextFrame() const {
  if (settleFrames_ > 0) return 0;
  std::optional<Seconds> soonest;
  for (const Session& each : sessions_) {
    const auto wait = each.untilNextChange(surroundings_.reducedMotion);
    if (wait) soonest = std::min(soonest.value_or(*wait), *wait);
  }
  return soonest;
}

}  // namespace queens
