#pragma once

#include <emscripten/val.h>

#include <string>

#include "listings/listing.hpp"
#include "text/language.hpp"
#include "timeline/timeline.hpp"

// The shapes of the public contract as JavaScript values; the module and the page's handle share them.
namespace queens {

/// What TypeScript knows as the ids of the variants; more than one file takes them.
EMSCRIPTEN_DECLARE_VAL_TYPE(VariantName)

/// Version of the public contract.
inline constexpr int kContract = 1;

/// `{kind, row, col, …}` of the event that led to the position, or null at 0.
emscripten::val eventToJs(const Timeline& timeline);
/// `{test, attacked, place, …}`
emscripten::val countersToJs(const Counters& counters);
/// `[[row, col], …]` in order of placement
emscripten::val queensToJs(const Search& search);
/// Labels, in the order of execution.
emscripten::val linesToJs(const Timeline& timeline);
/// `[{name, type, value, …}]`
emscripten::val stateToJs(const Timeline& timeline);
/// `[[place of the first queen, …], …]`
emscripten::val solutionsToJs(const Timeline& timeline, std::uint64_t from, std::uint64_t count);

/// Throws a JavaScript `Error`. Only to be called from a function that JavaScript called and with nothing on
/// the stack that needs its destructor: frames are dropped, not unwound.
[[noreturn]] void raise(std::string&& message);

/// A number given by JavaScript as a position or a count: whole, from 0 to 2^53 − 1; otherwise it raises an
/// error that names `what`. `Infinity` stands for 2^53 − 1.
std::uint64_t wholeNumber(const emscripten::val& value, const char* what);
/// A board size given by JavaScript; raises an error unless it is a whole number from 1 to `most`.
int boardSize(const emscripten::val& value, int most);
/// A variant id given by JavaScript; raises an error that lists the ids.
VariantId variantId(const emscripten::val& value);
/// The id of a listing's language given by JavaScript; raises an error that lists the ids.
ProgramLanguage listingLanguage(const emscripten::val& value);
/// A kind of event given by JavaScript; raises an error that lists the kinds.
EventKind kindOfEvent(const emscripten::val& value);
/// A language tag given by JavaScript; raises an error that lists the languages.
Language languageOf(const emscripten::val& value);

}  // namespace queens
