// The function `listing` of the module.
#include "listings/listing.hpp"

#include <emscripten/bind.h>

#include "bindings/to_js.hpp"

namespace queens {
namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(LanguageName)
EMSCRIPTEN_DECLARE_VAL_TYPE(ListingWithLabels)

ListingWithLabels listingToJs(VariantName variant, LanguageName language, ProgramOptions options) {
  const VariantId id = variantId(variant, {&language, &options});
  const ProgramLanguage written = listingLanguage(language, {&variant, &options});
  const Listing program = listing({id, findIn(options, id, {&variant, &language, &options})}, written);
  val labels = val::array();
  for (unsigned i = 0; i < program.lines.size(); ++i) {
    const std::optional<Label> label = program.lines[i].label;
    labels.set(i, label ? val(std::string(kLabelNames[static_cast<std::size_t>(*label)])) : val::null());
  }
  val object = val::object();
  object.set("text", program.text());
  object.set("labels", labels);
  return ListingWithLabels(object);
}

EMSCRIPTEN_BINDINGS(queens_listing) {
  using namespace emscripten;
  register_type<LanguageName>("'pseudocode' | 'python' | 'cpp' | 'java' | 'javascript'");
  register_type<ListingWithLabels>("{ text: string, labels: (string | null)[] }");
  function("listing", &listingToJs);
}

}  // namespace
}  // namespace queens
