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

}  // namespace

App::App(std::string_view query, Budget::Clock clock) : time_(std::move(clock)), searches_(time_) {
  load(query);
}

void App::begin(Program program, int n) {
  if (program != session().program() || n != session().n()) forgetSearch();
  session().begin(program, n);
}

void App::load(std::string_view query) {
  ++asked_;
  LinkState defaults = address();
  ParsedLink parsed = parseAddress(query, defaults);
  if (parsed.namesSearch) {
    // A new search starts at its beginning, unless the address says where.
    PlaybackState fresh;
    if (!defaults.recording) fresh.take(defaults.program());
    fresh.n = defaults.n;
    fresh.speed = defaults.speed;
    fresh.stepSize = defaults.stepSize;
    static_cast<PlaybackState&>(defaults) = fresh;
    defaults.tour.reset();
    parsed = parseAddress(query, defaults);
    begin(parsed.address.program(), parsed.address.n);
  }
  notices_.clear();
  settle();
  apply(parsed.address);
  for (Complaint& complaint : parsed.complaints) notices_.add(std::move(complaint), address());
}

std::size_t App::watch(Recording::Parts parts) {
  ++asked_;
  notices_.clear();
  settle();
  tour_.forget();
  searches_.compare(std::nullopt);
  const Program program = recordings_.add(std::move(parts));
  begin(program, program.recording.its->n());
  recordings_.keepOnly(sessions());
  return program.recording.its->events().size();
}

void App::apply(const LinkState& address) {
  // A panel that is asked for is shown also where the board would be in front of it.
  if (address.preferences.panel != preferences_.panel) arrangement_.panelInFront = true;
  // Solutions are shown in another form only where that is what has been asked for.
  if (address.preferences.print != preferences_.print) {
    const auto& print = address.preferences.print;
    arrangement_.solutions.view = print ? SolutionsView::printed : SolutionsView::inOrder;
    if (print) arrangement_.solutions.print = print;
  }
  preferences_ = address.preferences;
  if (address.tour && address.tour != tour_.shown()) {
    goToStop(*address.tour);
    // What is named besides a stop says how it is played, not where.
    PlaybackState there = address;
    there.take(session().program());
    there.n = session().n();
    there.step = session().timeline().position();
    session().follow(there);
  } else {
    // Whoever loads a search has left the one that waited for the tour's end.
    if (!address.tour) tour_.forget();
    session().follow(address);
    searches_.keepAbreast(address.by);
    searches_.compare(address.with);
  }
  complainOfPositions();
}

void App::complainOfPositions() {
  for (const BeyondEnd& each : session().takeBeyondEnd()) {
    notices_.add({std::string(each.name),
                  std::to_string(each.position),
                  Message::acceptsPositionOfSearch,
                  {{"total", *session().timeline().total()}}},
                 address());
    settle();
  }
}

LinkState App::address() const {
  LinkState now;
  static_cast<PlaybackState&>(now) = session().itinerary();
  now.with = searches_.with();
  now.by = searches_.chosenBy();
  now.preferences = preferences_;
  // Once the reader has gone elsewhere the link is to what is shown, not to the stop.
  if (!tour_.strayed(session())) now.tour = tour_.shown();
  return now;
}

Preferences App::shownPreferences() const {
  Preferences shown = preferences_;
  // Where it is drawn at all, it is laid out as everything.
  if (shown.view == View::plain) shown.view = View::full;
  if (alone_ || isPicture()) shown.view = View::board;
  // The stage is what is left of all.
  if (shown.view != View::full || tour_.shown()) shown.presenting = false;
  if (alone_) shown.theme = Theme::light;
  return shown;
}

bool App::isPicture() const {
  constexpr Vec2 kLeast = {240, 250};
  constexpr Vec2 kLeastForTree = {240, 150};
  if (!environment_.framed || preferences_.view == View::board) return false;
  const Vec2 least = preferences_.view == View::tree ? kLeastForTree : kLeast;
  return environment_.size.x < least.x || environment_.size.y < least.y;
}

Palette App::palette() const {
  Palette scaled = queens::palette(shownPreferences().theme, environment_.systemIsDark);
  if (environment_.moreContrast && !alone_) scaled = contrasted(scaled);
  if (preferences_.accent) scaled = accented(scaled, *preferences_.accent);
  // On a phone the controls would not fit side by side in letters for the last row of a hall.
  const float usual = queens::palette(Theme::light, false).textSize;
  if (scaled.large)
    scaled.textSize = std::clamp(environment_.size.x / kNarrowestToolbar, usual, scaled.textSize);
  scaled.textSize *= scaleOf(environment_.size, scaled.large);
  return scaled;
}

void App::setEnvironment(const Environment& environment) {
  environment_ = environment;
  // What is not laid out has no size; things are drawn in at least a pixel.
  environment_.size = {std::max(1.0f, environment.size.x), std::max(1.0f, environment.size.y)};
  settle();
}

// Of the first search, as far as it does not depend on whether there are two.
LayoutRequest App::layoutRequest() const {
  const Palette colors = palette();
  LayoutRequest request = {
      .size = environment_.size,
      .view = shownPreferences().view,
      .unit = colors.textSize,
      .large = colors.large,
      .program = programSize(listing(session().program(), preferences_.code), colors, arrangement_.folded,
                             arrangement_.countsLines ? kCountLetters : 0, environment_.touch),
      .touring = tour_.shown().has_value(),
      .presenting = shownPreferences().presenting,
      .racing = searches_.by() == SyncMode::operation,
      .narration = preferences_.narration,
      .boardInFront = !arrangement_.panelInFront,
      .sheet = arrangement_.sheet,
      .touch = environment_.touch,
      .split = preferences_.split};
  const bool fits = !searches_.comparing() && preferences_.tree != TreeForm::none &&
                    (request.presenting || hasRoomForAll(request));
  request.chart = preferences_.chart || fits;
  return request;
}

// Of each search that is shown.
std::vector<Layout> App::layouts() const {
  const LayoutRequest request = layoutRequest();
  if (!searches_.comparing() || alone_ || request.view == View::tree) return {layoutOf(request)};
  const auto [first, second] = layoutsBeside(request);
  return {first, second};
}

bool App::takesPointer(Vec2 at, bool inUse) const {
  if (covers(overlay_)) return true;
  const Layout parts = layouts().front();
  return parts.toolbar.contains(at) || parts.transport.contains(at) || gestures_.touches(at, inUse);
}

bool App::beginPinch(Vec2 at) {
  return !covers(overlay_) && gestures_.begin(at);
}

void App::pinch(Vec2 from, Vec2 to, float ratio) {
  if (const auto command = gestures_.pinch(from, to, ratio)) perform(*command);
}

void App::update() {
  searches_.update();
  counting_.follow(session().n());
  complainOfPositions();
}

Model App::modelOf(const std::vector<Layout>& parts, const Palette& palette, const std::string& notice) {
  const bool boardInFront = parts.front().boardIsTab && !arrangement_.panelInFront;
  return {.sessions = searches_.all().first(parts.size()),
          .told = searches_.told(),
          .palette = palette,
          .comparing = searches_.comparing(),
          .by = searches_.by(),
          .preferences = shownPreferences(),
          .language = language(),
          .calm = environment_.reducedMotion,
          .touch = environment_.touch,
          .panel = boardInFront ? kBoardTab : preferences_.panel,
          .arrangement = arrangement_,
          .counting = &counting_.view(),
          .tour = tour_.shown(),
          .strayed = tour_.strayed(session()),
          .callOuts = callOuts_,
          .overlay = alone_ ? Overlay() : overlay_,
          .revealed = revealed_,
          .attended = attended_,
          .pointed = alone_ ? std::nullopt : pointed_,
          .landmarks = shownPreferences().presenting ? landmarks() : std::span<const Landmark>(),
          .sketching = sketching_,
          .notice = notice};
}

void App::buildInterface(const Fonts& fonts, PictureQueue& pictures) {
  ImGuiIO& io = ImGui::GetIO();
  // The finger that came first does not click when it is lifted.
  if (gestures_.holding()) io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] = FLT_MAX;
  if (pointed_ && pointed_->session >= sessions().size()) pointed_.reset();
  const Palette colors = palette();
  const std::vector<Layout> parts = layouts();
  const std::string told = alone_ ? "" : notice();
  Drawn drawn = drawInterface(modelOf(parts, colors, told), fonts, parts, environment_.size, pictures);
  time_.renew();
  if (alone_) return;

  if (auto* card = std::get_if<over::Card>(&overlay_)) card->scroll = 0;
  revealed_.clear();
  records_ = std::move(drawn.records);
  gestures_.note(drawn.reaction);
  callOuts_.note(drawn.reaction.calledOut, session().timeline().position());
  for (const Command& command : drawn.reaction.commands) obey(command);

  const bool waiting = inputIsWaiting();
  gestures_.rest(ImGui::IsAnyMouseDown() || waiting);
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
  // What was measured is drawn in the next frame, and what lies around it is measured there.
  settling_.pass(drawn.reaction.unsettled || waiting || moved || ImGui::IsAnyMouseDown() ||
                 ImGui::IsMouseReleased(ImGuiMouseButton_Left));
}

std::optional<Seconds> App::untilNextFrame() const {
  if (!settling_.done()) return 0;
  return searches_.untilNextChange(environment_.reducedMotion);
}

}  // namespace queens
