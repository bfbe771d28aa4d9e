// The functions `listing` and `bugs` of the module.
#include "listings/listing.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <iterator>

#include "bindings/to_js.hpp"
#include "text/format.hpp"
#include "text/marked.hpp"
#include "text/search_sentences.hpp"

namespace queens {
namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(LanguageName)
EMSCRIPTEN_DECLARE_VAL_TYPE(ListingWithLabels)

EMSCRIPTEN_DECLARE_VAL_TYPE(BugList)

val nameOf(Label label) {
  return val(std::string(kLabelNames[static_cast<std::size_t>(label)]));
}

std::vector<ProgramLanguageInfo> languagesOf(Program program) {
  std::vector<ProgramLanguageInfo> all;
  std::ranges::copy_if(kProgramLanguages, std::back_inserter(all),
                       [&](const auto& each) { return isListedIn(program, each.language); });
  return all;
}

[[noreturn]] void refuseLanguage(Program program, const val& language, Held held) {
  std::string accepted;
  for (const ProgramLanguageInfo& each : languagesOf(program))
    accepted.append(accepted.empty() ? "one of " : ", ").append(each.id);
  accepted.append(" for ").append(idOf(program));
  refuse("language", std::move(accepted), language, held);
}

BugList bugsToJs(VariantName variant) {
  const VariantId id = variantId(variant);
  val all = val::array();
  for (const BugInfo& each : info(id).bugs) {
    const Program program = {id, Find::all, each.bug};
    val languages = val::array();
    for (const ProgramLanguageInfo& its : languagesOf(program))
      languages.call<void>("push", std::string(its.id));
    val object = val::object();
    object.set("id", std::string(kBugIds[static_cast<std::size_t>(each.bug)]));
    object.set("name", plain(format(Language::en, *sentencesOf(program).name)));
    object.set("languages", languages);
    object.set("harmless", each.harmless);
    all.call<void>("push", object);
  }
  return BugList(all);
}

ListingWithLabels listingToJs(VariantName variant, LanguageName language, ProgramOptions options) {
  const VariantId id = variantId(variant, {&language, &options});
  const ProgramLanguage written = listingLanguage(language, {&variant, &options});
  const Program which = programIn(options, id, {&variant, &language, &options});
  if (!isListedIn(which, written)) refuseLanguage(which, language, {&variant, &options});
  const Listing program = listing(which, written);
  val labels = val::array();
  for (unsigned i = 0; i < program.lines.size(); ++i) {
    const std::optional<Label> label = program.lines[i].label;
    labels.set(i, label ? nameOf(*label) : val::null());
  }
  val object = val::object();
  object.set("text", program.text());
  object.set("labels", labels);
  if (const BugInfo* bug = bugOf(id, which.bug)) object.set("guilty", nameOf(bug->guilty));
  return ListingWithLabels(object);
}

EMSCRIPTEN_BINDINGS(queens_listing) {
  using namespace emscripten;
  register_type<LanguageName>("'pseudocode' | 'python' | 'cpp' | 'java' | 'javascript'");
  register_type<ListingWithLabels>(
      "{ text: string, labels: (string | null)[], guilty?: string /* with a bug: the label of the line that "
      "is "
      "wrong, or in the wrong place, or stands before one that is missing */ }");
  register_type<BugList>(
      "{ id: string, name: string, languages: ('pseudocode' | 'python' | 'cpp' | 'java' | 'javascript')[], "
      "harmless: boolean /* finds what it would find without */ }[]");
  function("listing", &listingToJs);
  function("bugs", &bugsToJs);
}

}  // namespace
}  // namespace queens
