// The class `Scout` of the modules: explores a search ahead of the displayed position, in a worker or between
// display frames.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include "bindings/to_js.hpp"
#include "timeline/pace.hpp"

namespace queens {
namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(Amount)
EMSCRIPTEN_DECLARE_VAL_TYPE(BytesOrNull)

class Scout {
 public:
  Scout(Program program, int n) : timeline_(program, n) {}

  double explore(Amount milliseconds) {
    const double end = emscripten_get_now() + static_cast<double>(wholeNumber(milliseconds, "milliseconds"));
    for (double begun = emscripten_get_now(); begun < end && !timeline_.atEnd();) {
      const std::uint64_t before = timeline_.position();
      timeline_.seek(before + pace_.events());
      const double now = emscripten_get_now();
      pace_.took(timeline_.position() - before, (now - begun) / 1000);
      begun = now;
    }
    return explored();
  }
  double explored() const { return static_cast<double>(timeline_.position()); }
  bool finished() const { return timeline_.atEnd(); }
  BytesOrNull handOver(Amount after) const {
    const std::uint64_t known = wholeNumber(after, "after");
    if (known >= timeline_.position()) return BytesOrNull(val::null());
    const std::vector<std::byte> bytes = timeline_.handOver(known);
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    // Copied, because this memory is about to be freed.
    return BytesOrNull(val(emscripten::typed_memory_view(bytes.size(), data)).call<val>("slice"));
  }

 private:
  Timeline timeline_;
  Pace pace_;
};

Scout* makeScout(VariantName variant, Amount n, ProgramOptions options) {
  const VariantId id = variantId(variant, {&n, &options});
  const int size = boardSize(n, kMaxN, {&variant, &options});
  const Program program = programIn(options, id, size, {&variant, &n, &options});
  return new Scout(program, size);
}

std::string programOptions() {
  return "{ find?: 'all' | 'first' | 'count', bug?: " + typeOf(kWrongIds) + ", way?: " + typeOf(kWayIds) +
         ", seed?: number /* min-conflicts only */, given?: [row: number, col: number][] | string "
         "/* only with a variant whose ways() include given; the text is row.col,row.col */ } | void";
}

EMSCRIPTEN_BINDINGS(queens_scout) {
  using namespace emscripten;
  // Registered here also for the module's other files, because both modules include this one.
  register_type<VariantName>(typeOf(kVariants, &VariantInfo::id).c_str());
  register_type<ProgramOptions>(programOptions().c_str());
  register_type<Amount>("number");
  register_type<BytesOrNull>("Uint8Array | null");
  class_<Scout>("Scout")
      .constructor(&makeScout, allow_raw_pointers())
      .function("explore", &Scout::explore)
      .function("explored", &Scout::explored)
      .function("finished", &Scout::finished)
      .function("handOver", &Scout::handOver);
}

}  // namespace
}  // namespace queens
