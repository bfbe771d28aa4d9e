#include "app/app.hpp"

#include <algorithm>
#include <cfloat>

#include "ui/panels/panels.hpp"

namespace queens {
namespace {

// Text grows with a window that is larger than a laptop's, and on a projector from there on.
float scaleOf(Vec2 size, bool large) {
  const Vec2 usual = large ? Vec2{1280, 720} : Vec2{1680, 1000};
  return std::clamp(std::min(size.x / usual.x, size.y / usual.y), 1.0f, 3.0f);
}

bool isIn(const std::vector<Rect>& areas, Vec2 at) {
  return std::any_of(areas.begin(), areas.end(), [at](const Rect& each) { return each.contains(at); });
}

}  // namespace

App::App(std::string_view query, WorkTime::Clock clock) : time_(std::move(clock)) {
  sessions_.emplace_back(time_);
  told_.resize(sessions_.size());
  load(query);
}

void App::begin(Program program, int n) {
  if (program != session().program() || n != session().n()) forgetSearch();
  session().begin(program, n);
}

void App::load(std::string_view query) {
  Address defaults = address();
  ParsedAddress parsed = parseAddress(query, defaults);
  if (parsed.namesSearch) {
    // A new search starts at its beginning, unless the address says where.
    Itinerary fresh;
    fresh.variant = defaults.variant;
    fresh.find = defaults.find;
    fresh.n = defaults.n;
    fresh.speed = defaults.speed;
    fresh.grain = defaults.grain;
    static_cast<Itinerary&>(defaults) = fresh;
    defaults.tour.reset();
    parsed = parseAddress(query, defaults);
    begin(parsed.address.program(), parsed.address.n);
  }
  remarks_.clear();
  settle();
  apply(parsed.address);
  for (Complaint& complaint : parsed.complaints) remarks_.push_back({std::move(complaint), address()});
}

void App::apply(const Address& address) {
  // A panel that is asked for is shown also where the board would be in front of it.
  if (address.preferences.panel != preferences_.panel) showsPanel_ = true;
  preferences_ = address.preferences;
  const bool newStop = address.tour && address.tour != tour_;
  if (newStop) {
    goToStop(*address.tour);
    // What is named besides a stop says how it is played, not where.
    Itinerary there = address;
    there.variant = session().variant();
    there.find = session().program().find;
    there.n = session().n();
    there.step = session().timeline().position();
    session().follow(there);
  } else {
    tour_ = address.tour;
    // Whoever loads a search has left the one that waited for the tour's end.
    if (!tour_) aside_.clear();
    session().follow(address);
    by_ = address.by;
    compare(address.with);
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
  if (comparing()) now.with = sessions_[1].variant();
  now.by = by_;
  now.preferences = preferences_;
  // Once the reader has gone elsewhere the link is to what is shown, not to the stop.
  if (!strayed()) now.tour = tour_;
  return now;
}

Preferences App::shownPreferences() const {
  Preferences shown = preferences_;
  if (alone_) {
    shown.view = View::board;
    shown.theme = Theme::light;
  }
  return shown;
}

Palette App::palette() const {
  Palette scaled = queens::palette(shownPreferences().theme, surroundings_.systemIsDark);
  // On a phone the controls would not fit side by side in letters for the last row of a hall.
  const float usual = queens::palette(Theme::light, false).textSize;
  if (scaled.large)
    scaled.textSize = std::clamp(surroundings_.size.x / kNarrowestToolbar, usual, scaled.textSize);
  scaled.textSize *= scaleOf(surroundings_.size, scaled.large);
  return scaled;
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

void App::setSurroundings(const Surroundings& surroundings) {
  surroundings_ = surroundings;
  // What is not laid out has no size; things are drawn in at least a pixel.
  surroundings_.size = {std::max(1.0f, surroundings.size.x), std::max(1.0f, surroundings.size.y)};
  settle();
}

// Of each search that is shown.
std::vector<Layout> App::layouts() const {
  const Palette colors = palette();
  const LayoutRequest request = {
      .size = surroundings_.size,
      .view = shownPreferences().view,
      .unit = colors.textSize,
      .large = colors.large,
      .program = programSize(listing(session().program(), preferences_.code), colors, folded_),
      .touring = tour_.has_value(),
      .narration = preferences_.narration,
      .boardInFront = !showsPanel_,
      .sheet = sheet_,
      .chart = preferences_.chart,
      .split = preferences_.split};
  if (!comparing() || alone_ || request.view == View::tree) return {layoutOf(request)};
  const auto [first, second] = layoutsBeside(request);
  return {first, second};
}

bool App::takesPointer(Vec2 at) const {
  if (covered()) return true;
  const Layout parts = layouts().front();
  return parts.toolbar.contains(at) || parts.transport.contains(at) || isIn(touchable_, at) ||
         isIn(scrollable_, at);
}

bool App::takesWheel(Vec2 at) const {
  return isIn(scrollable_, at);
}

bool App::beginPinch(Vec2 at) {
  const auto found = std::find_if(zoomable_.begin(), zoomable_.end(),
                                  [at](const Zoomable& each) { return each.area.contains(at); });
  if (covered() || found == zoomable_.end()) return false;
  pinched_ = found->pinched;
  released_ = false;
  return true;
}

void App::pinch(Vec2 from, Vec2 to, float ratio) {
  if (pinched_) perform(pinched_(from, to, ratio));
}

void App::update() {
  if (comparing())
    updateAbreast();
  else
    session().update();
  counting_.follow(session().n());
  complainOfPositions();
}

void App::compare(std::optional<VariantId> with) {
  const std::size_t count = with ? 2 : 1;
  while (sessions_.size() > count) sessions_.pop_back();
  if (with && !comparing()) sessions_.emplace_back(time_);
  told_.resize(count);
  secondLeads_ = false;
  if (with && sessions_[1].variant() != *with) sessions_[1].begin(*with, session().n());
}

// In a frame one of them at most goes far: where the second cannot follow at once, play waits for it.
void App::updateAbreast() {
  // The operations of so many events are counted in a few frames.
  constexpr std::uint64_t kRaced = 50'000;
  Session& other = sessions_[1];
  if (secondLeads_) {
    other.update();
    if (other.pursuing()) return;
    const auto there = other.station(by_);
    if (!there) return;
    session().goTo(*there);
    secondLeads_ = false;
  }
  const bool waits = session().playing() && (other.pursuing() || !stationKnown_);
  if (!waits) session().update(by_ == Abreast::operation ? kRaced : Timeline::kUnlimited);
  // Both find the same, where the second has such a program.
  const Program beside = programThatFinds(session().program().find, other.variant());
  if (other.program() != beside || other.n() != session().n()) other.begin(beside, session().n());
  stationKnown_ = other.keepAbreast(session(), by_);
  if (waits || !session().fast()) other.update();
}

void App::buildInterface(const Fonts& fonts, PictureQueue& pictures) {
  ImGuiIO& io = ImGui::GetIO();
  // The finger that came first does not click when it is lifted.
  if (pinched_) io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] = FLT_MAX;
  const std::string told = alone_ ? "" : notice();
  told_.resize(sessions_.size());
  if (pointed_ && pointed_->session >= sessions_.size()) pointed_.reset();
  const Palette colors = palette();
  const std::vector<Layout> parts = layouts();
  const Model model = {.sessions = std::span(sessions_).first(parts.size()),
                       .told = told_,
                       .palette = colors,
                       .comparing = comparing(),
                       .by = by_,
                       .preferences = shownPreferences(),
                       .language = language(),
                       .calm = surroundings_.reducedMotion,
                       .panel = parts.front().boardIsTab && !showsPanel_ ? kBoardTab : preferences_.panel,
                       .sheet = sheet_,
                       .folded = folded_,
                       .countsLines = countsLines_,
                       .solutions = solutions_,
                       .treeSight = treeSight_,
                       .counting = &counting_.view(),
                       .tour = tour_,
                       .strayed = strayed(),
                       .help = help_ && !alone_,
                       .legend = legend_ && !alone_,
                       .menu = alone_ ? std::string_view() : std::string_view(menu_),
                       .revealed = revealed_,
                       .overlayScroll = alone_ ? 0 : std::exchange(overlayScroll_, 0),
                       .pointed = alone_ ? std::nullopt : pointed_,
                       .notice = told};
  Drawn drawn = drawInterface(model, fonts, parts, surroundings_.size, pictures);
  time_.renew();
  if (alone_) return;
  revealed_.clear();
  records_ = std::move(drawn.records);
  scrollable_ = std::move(drawn.reaction.scrollable);
  zoomable_ = std::move(drawn.reaction.zoomable);
  touchable_ = std::move(drawn.reaction.touchable);
  for (const Command& command : drawn.reaction.commands) perform(command);
  if (released_ && !ImGui::IsAnyMouseDown() && !inputIsWaiting()) pinched_ = nullptr;
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
  // What was measured is drawn in the next frame, and what lies around it is measured there.
  if (drawn.reaction.unsettled || inputIsWaiting() || moved || ImGui::IsAnyMouseDown() ||
      ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
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
