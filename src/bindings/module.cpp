// dist/queens.js: the searches without any user interface, for pages, workers and Node.
#include <emscripten/bind.h>

#include <memory>
#include <utility>
#include <vector>

#include "bindings/figures.hpp"
#include "bindings/recording_from_js.hpp"
#include "bindings/svg.hpp"
#include "bindings/to_js.hpp"
#include "bindings/tree.hpp"
#include "text/marked.hpp"
#include "text/narration.hpp"
#include "text/prints.hpp"
#include "timeline/follower.hpp"
#include "timeline/hand_over.hpp"
#include "timeline/search_tree.hpp"

namespace queens {
namespace {

using emscripten::val;

// TypeScript types of the values exchanged with JavaScript.
EMSCRIPTEN_DECLARE_VAL_TYPE(Kind)
EMSCRIPTEN_DECLARE_VAL_TYPE(Number)
EMSCRIPTEN_DECLARE_VAL_TYPE(Position)
EMSCRIPTEN_DECLARE_VAL_TYPE(NumberOrNull)
EMSCRIPTEN_DECLARE_VAL_TYPE(SearchEvent)
EMSCRIPTEN_DECLARE_VAL_TYPE(Strings)
EMSCRIPTEN_DECLARE_VAL_TYPE(Squares)
EMSCRIPTEN_DECLARE_VAL_TYPE(Solutions)
EMSCRIPTEN_DECLARE_VAL_TYPE(State)
EMSCRIPTEN_DECLARE_VAL_TYPE(CounterTable)
EMSCRIPTEN_DECLARE_VAL_TYPE(FigureTables)
EMSCRIPTEN_DECLARE_VAL_TYPE(TreeOfSearch)
EMSCRIPTEN_DECLARE_VAL_TYPE(VariantList)
EMSCRIPTEN_DECLARE_VAL_TYPE(LanguageTag)
EMSCRIPTEN_DECLARE_VAL_TYPE(Bytes)
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedRecording)
EMSCRIPTEN_DECLARE_VAL_TYPE(PrintName)

/// The class `Search` of the module: a timeline with a JavaScript interface.
class JsSearch {
 public:
  JsSearch(Program program, int n) : timeline_(program, n) {}
  explicit JsSearch(std::unique_ptr<const Recording> recording)
      : recording_(std::move(recording)), timeline_(programOf(*recording_), recording_->n()) {}

  double position() const { return static_cast<double>(timeline_.position()); }
  NumberOrNull total() const {
    const auto total = timeline_.total();
    return NumberOrNull(total ? val(static_cast<double>(*total)) : val::null());
  }
  SearchEvent step() { return SearchEvent(timeline_.step() ? eventToJs(timeline_) : val::null()); }
  bool back() { return timeline_.back(); }
  double seek(Position position) {
    return static_cast<double>(timeline_.seek(wholeNumber(position, "position")));
  }
  SearchEvent runTo(Kind kind) {
    const bool found = timeline_.runTo(kindOfEvent(kind)) == Timeline::Run::found;
    return SearchEvent(found ? eventToJs(timeline_) : val::null());
  }
  SearchEvent event() const { return SearchEvent(eventToJs(timeline_)); }
  Strings lines() const { return Strings(linesToJs(timeline_)); }
  Squares standing() const { return Squares(squaresToJs(timeline_.search().queens())); }
  State state() const { return State(stateToJs(timeline_)); }
  CounterTable counters() const { return CounterTable(countersToJs(timeline_.counters())); }
  FigureTables figures() {
    // Created on demand, so that other callers do not pay for it.
    if (!figures_) figures_ = std::make_unique<Follower<SearchFigures>>();
    return FigureTables(figuresToJs(
        *figures_->at(timeline_.program(), timeline_.n(), timeline_.position(), Timeline::kUnlimited)));
  }
  TreeOfSearch tree() {
    if (!tree_) tree_ = std::make_unique<SearchTree>();
    // All of its allowance is given at once, so it is done after one look.
    tree_->look(timeline_, timeline_.search(), timeline_.position(), Timeline::kUnlimited);
    return TreeOfSearch(treeToJs(*tree_, timeline_));
  }
  Solutions solutions(Number from, Number count) const {
    const std::uint64_t start = wholeNumber(from, "from", {&count});
    return Solutions(solutionsToJs(timeline_, start, wholeNumber(count, "count", {&from})));
  }
  std::string printed(PrintName format) const {
    const Print print = oneOf<Print>(format, "print", kPrints, &PrintInfo::id);
    const std::uint64_t count = timeline_.counters().of(EventKind::solution);
    if (onlyCounts(timeline_.program())) return printedCount(count);
    const auto found = timeline_.solutions(0, count);
    return printedAll(
        print, timeline_.n(), info(timeline_.variant()).byColumns, 0, found.size(),
        [&](std::size_t i) { return std::vector<std::int8_t>(found[i].begin(), found[i].end()); });
  }
  std::string narration(LanguageTag language) const {
    const Language known = languageOf(language);
    return plain(narrate(timeline_, known));
  }
  std::string svg(SvgOptions options) const { return svgOf(timeline_, options); }
  bool adopt(Bytes handedOver) {
    const auto bytes = bytesOf(handedOver, HandOver::kLongest);
    return timeline_.adopt(std::as_bytes(std::span(bytes)));
  }

 private:
  std::unique_ptr<const Recording> recording_;  // outlives the timeline that refers to it
  Timeline timeline_;
  std::unique_ptr<Follower<SearchFigures>> figures_;
  std::unique_ptr<SearchTree> tree_;
};

JsSearch* makeSearch(VariantName variant, Number n, ProgramOptions options) {
  const VariantId id = variantId(variant, {&n, &options});
  // Read first, because an error would leak the memory of the search.
  const int size = boardSize(n, kMaxN, {&variant, &options});
  const Program program = programIn(options, id, size, {&variant, &n, &options});
  return new JsSearch(program, size);
}

JsSearch* makeRecorded(PackedRecording packed) {
  auto parts = recordingFrom(packed);
  if (!parts) raise("recording must come from web/trace/packed.js; got something else", packed, {});
  return new JsSearch(std::make_unique<const Recording>(std::move(*parts), 1));
}

VariantList variantList() {
  val all = val::array();
  for (unsigned i = 0; i < kVariants.size(); ++i) {
    val object = val::object();
    object.set("id", std::string(kVariants[i].id));
    object.set("name", std::string(kVariants[i].name));
    object.set("order", std::string(kVariants[i].order));
    all.set(i, object);
  }
  return VariantList(all);
}

EMSCRIPTEN_BINDINGS(queens) {
  using namespace emscripten;
  register_type<Kind>(typeOf(kEventKindNames).c_str());
  register_type<Number>("number");
  register_type<Bytes>("Uint8Array");
  register_type<PackedRecording>("object /* made from a trace by web/trace/packed.js */");
  register_type<PrintName>(typeOf(kPrints, &PrintInfo::id).c_str());
  register_type<Position>(
      "number /* whole number from 0 to 2^53 - 1, or Infinity for the end. Blocks until the search arrives. "
      "For distant positions, explore.js does not block and can be cancelled. */");
  register_type<LanguageTag>(typeOf(kLanguages, &LanguageTable::tag).c_str());
  register_type<SvgOptions>(svgOptions().c_str());
  register_type<NumberOrNull>("number | null");
  register_type<Strings>("string[]");
  register_type<Squares>("[row: number, col: number][]");
  register_type<Solutions>("number[][]");
  register_type<VariantList>("{ id: string, name: string, order: string }[]");
  register_type<State>(
      "({ name: string, type: 'matrix', value: number[][] } | { name: string, type: 'flags', value: "
      "boolean[] } | "
      "{ name: string, type: 'set' | 'list', value: number[] } | { name: string, type: 'bits', value: string "
      "} | "
      "{ name: string, type: 'stack', value: Record<string, number | string>[] } | "
      "{ name: string, type: 'int', value: number })[]");
  register_type<CounterTable>(
      "Record<'test' | 'attacked' | 'scan' | 'compare' | 'clash' | 'place' | 'remove' | 'solution' | "
      "'reject' | "
      "'exhausted' | 'deadEnd' | 'done' | 'restrict' | 'restore' | 'wipeout' | 'move' | 'restart', number>");
  register_type<FigureTables>(figuresType().c_str());
  register_type<TreeOfSearch>(kTreeType);
  register_type<SearchEvent>(
      "{ kind: 'test', row: number, col: number, safe: boolean, "
      "attackers: { row: number, col: number, line: 'row' | 'column' | 'main' | 'anti' }[] } | "
      "{ kind: 'scan', row: number, col: null, free: number[] } | "
      "{ kind: 'compare', row: number, col: number, safe: boolean, with: { row: number, col: number } } | "
      "{ kind: 'place' | 'remove', row: number, col: number } | "
      "{ kind: 'solution', row: null, col: null, number: number, queens: [row: number, col: number][] } | "
      "{ kind: 'exhausted', row: number | null, col: number | null, deadEnd: boolean } | "
      "{ kind: 'restrict', row: number, col: number, by: { row: number, col: number } | null } | "
      "{ kind: 'restore', row: number, col: number } | "
      "{ kind: 'wipeout', row: number, col: null } | "
      "{ kind: 'move', row: number, col: null, from: number, to: number } | "
      "{ kind: 'reject' | 'restart' | 'done', row: null, col: null } | null");

  function(
      "contract", +[]() { return kContract; });
  function("variants", &variantList);
  function("recorded", &makeRecorded, allow_raw_pointers());
  class_<JsSearch>("Search")
      .constructor(&makeSearch, allow_raw_pointers())
      .function("position", &JsSearch::position)
      .function("total", &JsSearch::total)
      .function("step", &JsSearch::step)
      .function("back", &JsSearch::back)
      .function("seek", &JsSearch::seek)
      .function("runTo", &JsSearch::runTo)
      .function("event", &JsSearch::event)
      .function("lines", &JsSearch::lines)
      .function("queens", &JsSearch::standing)
      .function("state", &JsSearch::state)
      .function("counters", &JsSearch::counters)
      .function("figures", &JsSearch::figures)
      .function("tree", &JsSearch::tree)
      .function("solutions", &JsSearch::solutions)
      .function("printed", &JsSearch::printed)
      .function("narration", &JsSearch::narration)
      .function("svg", &JsSearch::svg)
      .function("adopt", &JsSearch::adopt);
}

}  // namespace
}  // namespace queens
