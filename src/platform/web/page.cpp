// dist/app.js: the application in a page. The page's scripts pass events to it and show it on #canvas.
#include <emscripten/bind.h>
#include <emscripten/html5.h>

#include <cmath>
#include <memory>
#include <utility>

#include "bindings/recording_from_js.hpp"
#include "bindings/to_js.hpp"
#include "platform/program_fonts.hpp"
#include "platform/web/mirror.hpp"
#include "platform/window.hpp"
#include "sheet/sheet.hpp"
#include "text/comments.hpp"
#include "text/format.hpp"
#include "text/marked.hpp"
#include "text/narration.hpp"
#include "text/title.hpp"
#include "timeline/hand_over.hpp"

namespace queens {
namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(ShownSearch)

/// A request to the page, in the format of `Page::takeRequests`.
val requestToJs(const HostRequest& wish) {
  val object = val::object();
  const auto isA = [&](const char* name) { object.set("wish", val(name)); };
  std::visit(Handle{[&](request::Explanation) { isA("explanation"); }, [&](request::Place) { isA("place"); },
                    [&](request::OpenDialog open) {
                      isA("dialog");
                      object.set("dialog",
                                 val(std::string(kDialogNames[static_cast<std::size_t>(open.dialog)])));
                    },
                    [&](const request::TakeAlong& take) {
                      isA("takeAlong");
                      object.set("text", take.text);
                      object.set("name", take.name);
                      object.set("save", take.save);
                    }},
             wish);
  return object;
}

/// The class `Page` of app.js, on which the page's scripts and `window.queens` are built.
class Page {
 public:
  /// @param drawn false: there is no canvas; only `controls` and `picture` report the contents
  Page(const std::string& query, bool drawn) : window_(query, drawn) {
    // SDL's handler for this event may not have loaded when the student leaves the page, and it would do
    // nothing anyway.
    emscripten_set_beforeunload_callback(nullptr, nullptr);
  }

  std::string problem() const { return window_.problem(); }
  void resize(float width, float height, float density, const val& preferences) {
    const auto language = languageWithTag(preferences["language"].as<std::string>());
    window_.resize({.size = {width, height},
                    .density = density,
                    .systemIsDark = preferences["dark"].as<bool>(),
                    .language = language.value_or(Language::en),
                    .reducedMotion = preferences["calm"].as<bool>(),
                    .moreContrast = preferences["contrast"].as<bool>(),
                    .framed = preferences["framed"].as<bool>(),
                    .touch = preferences["touch"].as<bool>()});
  }
  std::string language() { return std::string(table(app().language()).tag); }
  bool addGlyphs(const val& font, float line) { return window_.addGlyphs(bytesOf(font), line); }
  /// The bytes of the fonts for text, strong text and programs, as an array in that order. HTML elements use
  /// the same fonts.
  val letters() {
    val all = val::array();
    for (const FontFile& file : {kTextFont, kStrongFont, kMonoFont})
      all.call<void>("push", val(emscripten::typed_memory_view(file.size(), file.data())).call<val>("slice"));
    return all;
  }
  /// Draws a frame. Returns milliseconds until the next frame is due, −1 while everything is at rest.
  double frame() {
    const auto wait = window_.frame({}, [this] { tellArrival(); });
    return wait ? *wait * 1000 : -1;
  }
  /// Advances without drawing, for a hidden page, which gets no frames.
  void update() {
    app().budget().renew();
    app().update();
    tellArrival();
  }
  /// Calls a function once, as soon as the pending seek arrives. Later in the same frame, a click may start
  /// another seek.
  void onArrival(const val& tell) { arrival_ = tell; }
  /// Milliseconds of the current frame available for exploring on this thread, a whole number. Half of the
  /// time is reserved if another frame is due.
  double spareMilliseconds() {
    Budget& time = app().budget();
    const bool wanted = !time.renewUndrawn() && app().untilNextFrame() == Seconds{0};
    return std::floor(1000 * time.left() / (wanted ? 2 : 1));
  }
  /// Reports the milliseconds used.
  void spendMilliseconds(double milliseconds) { app().budget().spend(milliseconds / 1000); }
  void showAlone(bool alone) { app().showAlone(alone); }
  void sketch(bool sketching) { app().sketch(sketching); }
  /// Whether the page itself shows the program, beside the canvas.
  void write(bool writing) { app().write(writing); }
  void releaseGraphics() { window_.releaseGraphics(); }
  void rebuildGraphics() { window_.rebuildGraphics(); }
  void forgoGraphics() { window_.forgoGraphics(); }
  bool key(const std::string& key, bool shift) { return app().key(key, shift); }
  bool takesWheel(float x, float y) { return app().takesWheel({x, y}); }
  bool takesPointer(float x, float y, bool inUse) { return app().takesPointer({x, y}, inUse); }
  bool beginPinch(float x, float y) { return app().beginPinch({x, y}); }
  void pinch(float fromX, float fromY, float toX, float toY, float ratio) {
    app().pinch({fromX, fromY}, {toX, toY}, ratio);
  }
  void letGo() { app().letGo(); }
  bool isParameter(const std::string& name) { return queens::isParameter(name); }
  std::string address() { return formatAddress(app().address()); }
  bool isPicture() { return app().isPicture(); }
  std::string notice() { return plain(app().notice()); }
  std::string pageColor() {
    const Color color = app().palette().page;
    return "rgb(" + std::to_string(color.r) + "," + std::to_string(color.g) + "," + std::to_string(color.b) +
           ")";
  }

  /// The board of a search, by its index in `search`, with its last event at rest, as an SVG document in the
  /// current colours: `{svg, start, side}`. `start` and `side` are the offset and the width of the squares,
  /// as fractions of the picture. null if there is no such search.
  /// @param size of the square picture, CSS px
  val picture(std::size_t index, float size) {
    if (index >= app().sessions().size()) return val::null();
    const Timeline& timeline = app().sessions()[index].timeline();
    const Palette colors = app().palette();
    const Preferences preferences = app().address().preferences;
    const BoardLook look = {.palette = colors,
                            .size = size,
                            .numbers = true,
                            .hatched = preferences.hatch,
                            .base = preferences.base};
    const BoardGeometry squares = geometryAlone(look, timeline.n());
    val board = val::object();
    board.set("svg", boardAlone(timeline, look, app().language()));
    board.set("start", squares.origin.x / size);
    board.set("side", squares.side / size);
    return board;
  }
  val controls() { return mirror_.news(app()); }
  val regionNames() { return Mirror::regionNames(app()); }
  /// The changed squares of a search's board, by its index in `search`, if the board has size n.
  val squares(std::size_t index, int n) { return mirror_.squareNews(app(), index, n); }
  bool press(const std::string& id) { return app().press(id); }
  bool slide(const std::string& id, double value) { return app().slide(id, value); }
  /// Greets a student who opened the page itself, without parameters in the address.
  void welcome() { app().welcome(); }
  /// See `App::ask`. @param panel whether the question needs the panel in front
  /// @param rest whether the other parts come back after the answer
  void ask(bool waits, bool panel, bool rest) {
    app().ask(waits ? std::optional(Asked{panel, rest}) : std::nullopt);
  }
  void reveal(const std::string& id) { app().reveal(id); }
  void showTip(const std::string& id) { app().showTip(id); }
  /// Points at a square of a search's board; row −1 points at none.
  void point(std::size_t index, int row, int column) {
    const Square square = {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
    app().point(row < 0 ? std::nullopt : std::optional(SquareOf{index, square}));
  }

  /// The text for a screen reader now; empty if there is nothing new to announce.
  std::string aloud() { return app().aloud(); }
  /// The source of the program shown, with its comments in the page's language.
  std::string program() {
    std::string text;
    const Listing shown = listing(app().session().program(), app().address().preferences.code);
    for (const ListingLine& line : shown.lines) text += commentsIn(line.text, app().language()) + '\n';
    return text;
  }
  std::string narrationIn(const val& language) { return plain(narrate(timeline(), languageOf(language))); }
  void offerCounting() { app().tellCounting(&Counting::makeAvailable); }
  int countWanted() { return app().counting().wanted(); }
  /// The squares that every counted solution must have, `[[row, col]…]`.
  val countGiven() { return squaresToJs(app().counting().wantedGiven().queens()); }
  void countProgress(double share, std::uint64_t soFar, double secondsLeft) {
    app().tellCounting([=](Counting& counting) { counting.progress(share, soFar, secondsLeft); });
  }
  void countFinished(std::uint64_t solutions, double seconds, double working) {
    app().tellCounting([=](Counting& counting) { counting.finish(solutions, seconds, working); });
  }
  void countFailed(const std::string& code) {
    app().tellCounting([&](Counting& counting) { counting.fail(code); });
  }
  void startCounting() { app().tellCounting(&Counting::start); }
  void stopCounting() { app().tellCounting(&Counting::cancel); }
  /// The program's requests to the page since the last call, in order: `{wish: 'explanation'}`, `{wish:
  /// 'place'}`, `{wish: 'dialog', dialog: 'share' | 'figures' | 'lesson' | 'program'}`, `{wish: 'takeAlong',
  /// text, name, save}`; null if there are none.
  val takeRequests() {
    const std::vector<HostRequest> wishes = app().takeRequests();
    if (wishes.empty()) return val::null();
    val all = val::array();
    for (const HostRequest& each : wishes) all.call<void>("push", requestToJs(each));
    return all;
  }
  void noteCopied() { app().noteCopied(); }
  int contract() { return kContract; }
  /// A search shown, the first or the one beside it; null if there is none.
  ShownSearch search(std::size_t index) {
    if (index >= app().sessions().size()) return ShownSearch(val::null());
    const Timeline& timeline = app().sessions()[index].timeline();
    const Program program = timeline.program();
    const VariantInfo& variant = info(program.variant);
    const auto total = timeline.total();
    val object = val::object();
    object.set("variant", std::string(variant.id));
    object.set("n", timeline.n());
    object.set("find", std::string(kFindNames[static_cast<std::size_t>(program.find)]));
    object.set("bug", changeOf(program, false));
    object.set("way", changeOf(program, true));
    object.set("seed", variant.movesQueens ? val(int{program.seed}) : val::undefined());
    object.set("given", program.given ? val(textOf(program.given)) : val::undefined());
    object.set("title", titleOf(program, app().language()));
    object.set("position", static_cast<double>(timeline.position()));
    object.set("explored", static_cast<double>(timeline.explored()));
    object.set("total", total ? val(static_cast<double>(*total)) : val::null());
    return ShownSearch(object);
  }
  /// Everything about the first search that scripts look at after each frame: the members of `search`, and
  /// `{recording, solutions, moving, pursuing, asked, address}`. `recording` increases with each recorded
  /// search and is 0 while none is shown. `asked` increases with every command or link that sets a position.
  val now() {
    val object = search(0);
    object.set("recording", static_cast<double>(timeline().program().recording.number));
    object.set("solutions", static_cast<double>(timeline().counters().of(EventKind::solution)));
    object.set("moving", moving());
    object.set("pursuing", pursuing());
    object.set("asked", static_cast<double>(app().asked()));
    object.set("address", address());
    return object;
  }
  /// Passes a scout's results to a search. @return false if the search has no use for them
  bool adopt(std::size_t index, const val& handedOver) {
    if (index >= app().sessions().size()) return false;
    const auto bytes = bytesOf(handedOver, HandOver::kLongest);
    return app().sessions()[index].adopt(std::as_bytes(std::span(bytes)));
  }
  val event() { return eventToJs(timeline()); }
  val standing() { return squaresToJs(timeline().search().queens()); }
  val counters() { return countersToJs(timeline().counters()); }
  val lines() { return linesToJs(timeline()); }
  val state() { return stateToJs(timeline()); }
  /// Seconds for which play at the current speed shows an event (or null for the empty board), in steps of
  /// size `grain`. With steps of one solution, a solution is shown as long as with steps of one turn.
  double secondsInSight(const val& event, const std::string& stepSize) {
    const double speed = app().session().speed();
    if (event.isNull()) return 1 / speed;
    const Event shown = {.kind = kindOfEvent(event["kind"]),
                         .safe = event["safe"].isTrue(),
                         .deadEnd = event["deadEnd"].isTrue()};
    return queens::secondsInSight(named<StepSize>(kStepSizeNames, stepSize).value_or(StepSize::turn), shown,
                                  speed);
  }
  bool moving() { return app().session().moving(); }
  bool pursuing() { return app().session().pursuing(); }
  /// `[{name, value, accepted}]`; `accepted` is in the current language.
  val complaints() {
    val all = val::array();
    for (const Complaint& each : app().complaints()) {
      val object = val::object();
      object.set("name", each.name);
      object.set("value", each.value);
      object.set("accepted", plain(format(app().language(), each.accepted, each.arguments)));
      all.call<void>("push", object);
    }
    return all;
  }

  void step() { perform(SearchAction::step); }
  void back() { perform(SearchAction::back); }
  void seek(const val& position) { perform(ask::Seek{wholeNumber(position, "position")}); }
  void runTo(const val& kind) { perform(ask::RunTo{kindOfEvent(kind)}); }
  void play() { perform(SearchAction::play); }
  void pause() { perform(SearchAction::pause); }
  void load(const std::string& query) { app().load(query); }
  /// Begins a recording with a part of it; see `recordingFrom`. @return false if it is not valid
  bool record(const val& packed) {
    auto parts = recordingFrom(packed);
    recording_ = parts ? app().record(std::move(*parts)) : nullptr;
    return recording_ != nullptr;
  }
  /// Adds the next part to the recording begun last, so that a long one does not hold up the page.
  /// @return false if it is not valid
  bool recordMore(const val& packed) {
    const auto parts = recordingFrom(packed);
    if (parts && recording_) recording_->add(*parts);
    return parts && recording_;
  }
  /// Shows the search recorded last. @return number of its events that can be shown
  double watch() { return recording_ ? static_cast<double>(app().watch(std::move(recording_))) : 0; }

 private:
  // The id of the program's fault, or of its version; undefined if it has none.
  static val changeOf(const Program& program, bool way) {
    if (program.bug == Bug::none || isWay(program.bug) != way) return val::undefined();
    return val(std::string(kBugIds[static_cast<std::size_t>(program.bug)]));
  }
  void perform(SessionCommand command) { app().perform(ask::OfSession{0, std::move(command)}); }
  void tellArrival() {
    if (arrival_.isNull() || pursuing()) return;
    const val tell = std::exchange(arrival_, val::null());
    tell();
  }
  App& app() { return window_.app(); }
  const Timeline& timeline() { return app().session().timeline(); }

  Window window_;
  Mirror mirror_;
  std::unique_ptr<Recording> recording_;  // not yet shown
  val arrival_ = val::null();
};

EMSCRIPTEN_BINDINGS(page) {
  // For a program instance that is discarded and must not receive further events.
  emscripten::function("stopHearing", &emscripten_html5_remove_all_event_listeners);
  // Leaves out null, because the first search is always there.
  emscripten::register_type<ShownSearch>(
      "{ variant: string, n: number, find: 'all' | 'first' | 'count', "
      "bug?: string /* id of its fault */, way?: string /* id of its version */, "
      "seed?: number /* if it uses one */, given?: string /* squares as in an address */, "
      "title: string, position: number, explored: number, total: number | null }");
  emscripten::class_<Page>("Page")
      .constructor<std::string, bool>()
      .function("problem", &Page::problem)
      .function("resize", &Page::resize)
      .function("frame", &Page::frame)
      .function("update", &Page::update)
      .function("onArrival", &Page::onArrival)
      .function("showAlone", &Page::showAlone)
      .function("sketch", &Page::sketch)
      .function("program", &Page::program)
      .function("write", &Page::write)
      .function("releaseGraphics", &Page::releaseGraphics)
      .function("rebuildGraphics", &Page::rebuildGraphics)
      .function("forgoGraphics", &Page::forgoGraphics)
      .function("picture", &Page::picture)
      .function("key", &Page::key)
      .function("takesWheel", &Page::takesWheel)
      .function("takesPointer", &Page::takesPointer)
      .function("beginPinch", &Page::beginPinch)
      .function("pinch", &Page::pinch)
      .function("letGo", &Page::letGo)
      .function("isParameter", &Page::isParameter)
      .function("address", &Page::address)
      .function("isPicture", &Page::isPicture)
      .function("notice", &Page::notice)
      .function("pageColor", &Page::pageColor)
      .function("controls", &Page::controls)
      .function("regionNames", &Page::regionNames)
      .function("squares", &Page::squares)
      .function("press", &Page::press)
      .function("slide", &Page::slide)
      .function("welcome", &Page::welcome)
      .function("ask", &Page::ask)
      .function("reveal", &Page::reveal)
      .function("showTip", &Page::showTip)
      .function("point", &Page::point)
      .function("aloud", &Page::aloud)
      .function("narrationIn", &Page::narrationIn)
      .function("language", &Page::language)
      .function("addGlyphs", &Page::addGlyphs)
      .function("letters", &Page::letters)
      .function("offerCounting", &Page::offerCounting)
      .function("startCounting", &Page::startCounting)
      .function("countWanted", &Page::countWanted)
      .function("countGiven", &Page::countGiven)
      .function("countProgress", &Page::countProgress)
      .function("countFinished", &Page::countFinished)
      .function("countFailed", &Page::countFailed)
      .function("stopCounting", &Page::stopCounting)
      .function("takeWishes", &Page::takeRequests)
      .function("noteCopied", &Page::noteCopied)
      .function("contract", &Page::contract)
      .function("search", &Page::search)
      .function("adopt", &Page::adopt)
      .function("spareMilliseconds", &Page::spareMilliseconds)
      .function("spendMilliseconds", &Page::spendMilliseconds)
      .function("now", &Page::now)
      .function("event", &Page::event)
      .function("queens", &Page::standing)
      .function("counters", &Page::counters)
      .function("lines", &Page::lines)
      .function("state", &Page::state)
      .function("secondsInSight", &Page::secondsInSight)
      .function("moving", &Page::moving)
      .function("pursuing", &Page::pursuing)
      .function("complaints", &Page::complaints)
      .function("step", &Page::step)
      .function("back", &Page::back)
      .function("seek", &Page::seek)
      .function("runTo", &Page::runTo)
      .function("play", &Page::play)
      .function("pause", &Page::pause)
      .function("load", &Page::load)
      .function("record", &Page::record)
      .function("recordMore", &Page::recordMore)
      .function("watch", &Page::watch);
}

}  // namespace
}  // namespace queens
