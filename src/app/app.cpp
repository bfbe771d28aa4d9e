#include "app/app.hpp"

#include <algorithm>
#include <cfloat>

#include "text/marked.hpp"
#include "ui/panels/panels.hpp"

namespace queens {
namespace {

// Text grows with a window that is larger than a laptop's, and on a projector from there on.
float scaleOf(Vec2 size, bool large) {
  const Vec2 usual = large ? Vec2{1280, 720} : Vec2{1680, 1000};
  return std::clamp(std::min(size.x / usual.x, size.y / usual.y), 1.0f, 3.0f);
}

// During play at a readable speed, only turns interrupt the listener.
bool isTurn(const Session& session) {
  const Event* event = session.timeline().event();
  return event && endsStep(StepSize::turn, *event);
}

}  // namespace

App::App(std::string_view query, Budget::Clock clock) : time_(std::move(clock)), sync_(time_) {
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
    parsed = parseAddress(query, defaults);
    begin(parsed.address.program(), parsed.address.n);
  }
  notices_.clear();
  settle();
  apply(parsed.address);
  for (Complaint& complaint : parsed.complaints) notices_.add(std::move(complaint), address());
}

std::size_t App::watch(std::unique_ptr<const Recording> recording) {
  ++asked_;
  notices_.clear();
  settle();
  sync_.compare(std::nullopt);
  const Program program = recordings_.keep(std::move(recording));
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
  session().follow(address);
  sync_.choose(address.by);
  sync_.compare(address.with);
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
  static_cast<PlaybackState&>(now) = session().state();
  now.with = sync_.with();
  now.by = sync_.chosenBy();
  now.preferences = preferences_;
  return now;
}

Preferences App::shownPreferences() const {
  Preferences shown = preferences_;
  // Where it is drawn at all, it is laid out as everything.
  if (shown.view == View::plain) shown.view = View::full;
  if (alone_ || isPicture()) shown.view = View::board;
  // The stage is what is left of all.
  if (shown.view != View::full) shown.presenting = false;
  if (alone_) shown.theme = Theme::light;
  return shown;
}

std::string App::aloud() const {
  // A long seek passes so many events per frame that hardly any shown event is a turn. So every sentence
  // is read.
  if (session().playing() && !session().pursuing() && !isTurn(session())) return {};
  return plain(sentenceOn(session(), language(), preferences_.base));
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
  // An element that is not laid out has no size, but drawing needs at least a pixel.
  environment_.size = {std::max(1.0f, environment.size.x), std::max(1.0f, environment.size.y)};
  settle();
}

std::optional<Asked> App::question() const {
  return shownPreferences().view == View::board ? std::nullopt : question_;
}

// The request of the first search, ignoring a comparison.
LayoutRequest App::layoutRequest() const {
  const Palette colors = palette();
  LayoutRequest request = {
      .size = environment_.size,
      .view = shownPreferences().view,
      .unit = colors.textSize,
      .large = colors.large,
      .program = programSize(listing(session().program(), preferences_.code), colors, arrangement_.folded,
                             arrangement_.countsLines ? kCountLetters : 0, environment_.touch),
      .asked = question(),
      .first = arrangement_.writing ? std::nullopt : session().firstParts(),
      .presenting = shownPreferences().presenting,
      .racing = sync_.by() == SyncMode::operation,
      .narration = preferences_.narration,
      .boardInFront = !arrangement_.panelInFront,
      .sheet = arrangement_.sheet,
      .writing = arrangement_.writing,
      .touch = environment_.touch,
      .framed = environment_.framed,
      .split = preferences_.split};
  const bool fits = !sync_.comparing() && preferences_.tree != TreeForm::none &&
                    (request.presenting || hasRoomForAll(request));
  request.chart = preferences_.chart || fits;
  return request;
}

// The layout of each search on the screen.
std::vector<Layout> App::layouts() const {
  const LayoutRequest request = layoutRequest();
  // A question is about squares of the first board. On a phone two boards would be too small to be pressed.
  const bool onlyFirst = request.asked && request.size.x < 40 * request.unit;
  if (!sync_.comparing() || alone_ || onlyFirst || request.view == View::tree) return {layoutOf(request)};
  const auto [first, second] = layoutsBeside(request);
  return {first, second};
}

bool App::takesPointer(Vec2 at, bool inUse) const {
  if (overlay_.covers()) return true;
  const Layout parts = layouts().front();
  return parts.toolbar.contains(at) || parts.transport.contains(at) || gestures_.touches(at, inUse);
}

bool App::beginPinch(Vec2 at) {
  return !overlay_.covers() && gestures_.begin(at);
}

void App::pinch(Vec2 from, Vec2 to, float ratio) {
  if (const auto command = gestures_.pinch(from, to, ratio)) perform(*command);
}

void App::update() {
  // Nobody sees the events behind it.
  for (Session& each : sync_.all()) each.hold(overlay_.covers());
  sync_.update();
  counting_.follow(session().n(), session().program().given);
  complainOfPositions();
}

Model App::modelOf(const std::vector<Layout>& parts, const Palette& palette, const std::string& notice,
                   std::span<const Snapshot> shown) {
  const bool boardInFront = parts.front().boardIsTab && !arrangement_.panelInFront;
  const bool onlyProgram = session().firstParts() == FirstParts::program;
  const std::string_view panel = onlyProgram ? "code" : preferences_.panel;
  return {.sessions = shown,
          .sentences = sentences_,
          .palette = palette,
          .comparing = sync_.comparing(),
          .by = sync_.by(),
          .preferences = shownPreferences(),
          .language = language(),
          .touch = environment_.touch,
          .panel = boardInFront ? kBoardTab : panel,
          .framed = environment_.framed,
          .asked = question_.has_value(),
          .arrangement = arrangement_,
          .counting = &counting_.view(),
          .callOuts = callOuts_,
          .overlay = alone_ ? Overlay() : overlay_,
          .revealed = revealed_,
          .attended = attended_,
          .tipped = tipped_,
          .pointed = alone_ ? std::nullopt : pointed_,
          .landmarks = shownPreferences().presenting ? landmarks() : std::span<const Landmark>(),
          .sketching = sketching_,
          .notice = notice};
}

std::vector<Snapshot> App::snapshots(std::size_t count) {
  std::vector<Snapshot> shown;
  sentences_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Session& search = sessions()[i];
    shown.push_back(search.snapshot(environment_.reducedMotion));
    // A summary stands in its place while events pass too fast.
    if (!shown.back().calm) sentences_[i] = steadySentences_[i].of(search, language(), preferences_.base);
  }
  return shown;
}

bool App::react(Drawn& drawn) {
  overlay_.scroll = 0;
  revealed_.clear();
  records_ = std::move(drawn.records);
  gestures_.note(drawn.reaction);
  callOuts_.note(drawn.reaction.calledOut, session().timeline().position());
  for (const Command& command : drawn.reaction.commands) perform(command, Asker::reader);
  return !drawn.reaction.commands.empty();
}

void App::buildInterface(const Fonts& fonts, PictureQueue& pictures) {
  ImGuiIO& io = ImGui::GetIO();
  // Lifting the first of two fingers is not a click.
  if (gestures_.holding()) io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] = FLT_MAX;
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
  const bool pressed = ImGui::IsAnyMouseDown() || ImGui::IsMouseReleased(ImGuiMouseButton_Left);
  Drawn drawn;
  bool acted = false;
  while (true) {
    if (pointed_ && pointed_->session >= sessions().size()) pointed_.reset();
    const Palette colors = palette();
    const std::vector<Layout> parts = layouts();
    const std::string told = alone_ ? "" : notice();
    const std::vector<Snapshot> shown = snapshots(parts.size());
    const Model model = modelOf(parts, colors, told, shown);
    for (std::size_t i = 0; i < parts.size(); ++i) sessions()[i].analyse(onScreen(model, parts[i], i));
    drawn = drawInterface(model, fonts, parts, environment_.size, pictures);
    time_.renew();
    if (alone_) return;
    // The commands of a click make this picture old. It is drawn once more, so that nobody sees the old one.
    if (!react(drawn) || std::exchange(acted, true)) break;
    ImGui::EndFrame();
    update();
    applyStyle(palette());
    ImGui::NewFrame();
    pictures.clear();
  }
  const bool waiting = inputIsWaiting();
  gestures_.rest(ImGui::IsAnyMouseDown() || waiting);
  // The next frame is drawn by sizes that were measured in this one.
  settling_.pass(drawn.reaction.unsettled || waiting || moved || pressed || acted);
}

std::optional<Seconds> App::untilNextFrame() const {
  if (!settling_.done()) return 0;
  return sync_.untilNextChange(environment_.reducedMotion);
}

}  // namespace queens
