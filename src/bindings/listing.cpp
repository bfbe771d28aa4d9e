// The functions `listing`, `bugs` and `ways` of the module.
#include "listings/listing.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <iterator>
#include <utility>

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
EMSCRIPTEN_DECLARE_VAL_TYPE(WayList)

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
  std::string accepted = "one of " + joined(languagesOf(program), &ProgramLanguageInfo::id);
  accepted.append(" for ").append(idOf(program));
  refuse("language", std::move(accepted), language, held);
}

// The faults of a variant's programs, or their other versions.
val changesToJs(VariantName variant, bool ways) {
  const VariantId id = variantId(variant);
  val all = val::array();
  for (const BugInfo& each : info(id).bugs) {
    if (isWay(each.bug) != ways) continue;
    const Program program = programWith(id, each.bug);
    val languages = val::array();
    for (const ProgramLanguageInfo& its : languagesOf(program))
      languages.call<void>("push", std::string(its.id));
    val object = val::object();
    object.set("id", std::string(kBugIds[static_cast<std::size_t>(each.bug)]));
    object.set("name", plain(format(Language::en, *sentencesOf(program).name)));
    object.set("languages", languages);
    if (ways)
      object.set("differs", plain(format(Language::en, *sentencesOf(program).what)));
    else
      object.set("harmless", each.harmless);
    all.call<void>("push", object);
  }
  return all;
}

BugList bugsToJs(VariantName variant) {
  return BugList(changesToJs(std::move(variant), false));
}

WayList waysToJs(VariantName variant) {
  return WayList(changesToJs(std::move(variant), true));
}

ListingWithLabels listingToJs(VariantName variant, LanguageName language, ProgramOptions options) {
  const VariantId id = variantId(variant, {&language, &options});
  const ProgramLanguage written = listingLanguage(language, {&variant, &options});
  const Program which = programIn(options, id, kMaxN, {&variant, &language, &options});
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
  if (const BugInfo* bug = bugOf(id, which.bug); bug && !isWay(bug->bug))
    object.set("guilty", nameOf(bug->guilty));
  return ListingWithLabels(object);
}

EMSCRIPTEN_BINDINGS(queens_listing) {
  using namespace emscripten;
  const std::string languages = typeOf(kProgramLanguages, &ProgramLanguageInfo::id);
  register_type<LanguageName>(languages.c_str());
  register_type<ListingWithLabels>(
      "{ text: string, labels: (string | null)[], guilty?: string /* with a bug: label of the line that is "
      "faulty or in the wrong place, or after which a line is missing */ }");
  const std::string named = "{ id: string, name: string, languages: (" + languages + ")[], ";
  register_type<BugList>((named + "harmless: boolean /* the results stay right */ }[]").c_str());
  register_type<WayList>((named + "differs: string }[]").c_str());
  function("listing", &listingToJs);
  function("bugs", &bugsToJs);
  function("ways", &waysToJs);
}

}  // namespace
}  // namespace queens
