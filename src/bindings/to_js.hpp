#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "listings/listing.hpp"
#include "text/language.hpp"
#include "timeline/timeline.hpp"

// The shapes of the public contract as JavaScript values; the module and the page's handle share them.
namespace queens {

/// What TypeScript knows as the ids of the variants, and as the options that choose among the programs of
/// one; more than one file takes them.
EMSCRIPTEN_DECLARE_VAL_TYPE(VariantName)
EMSCRIPTEN_DECLARE_VAL_TYPE(ProgramOptions)

/// Version of the public contract.
inline constexpr int kContract = 1;

/// What TypeScript knows as the ids of the languages that programs are listed in: `'pseudocode' | 'python' |
/// …`.
std::string programLanguageIds();

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

/// The bytes of a `Uint8Array`; none if it is anything else, or longer than `most`.
std::vector<std::uint8_t> bytesOf(const emscripten::val& value, std::size_t most = SIZE_MAX);

/// Further values given by JavaScript that a caller holds while one of its arguments is read.
using Held = std::initializer_list<const emscripten::val*>;

/// Throws a JavaScript `Error`. Only to be called from a function that JavaScript called and with nothing on
/// the stack that needs its destructor: frames are dropped, not unwound. What they hold of `value` and the
/// `others` is given back first, or JavaScript would keep those values for good.
[[noreturn]] void raise(std::string&& message, const emscripten::val& value, Held others);

/// A number given by JavaScript as a position or a count: whole, from 0 to 2^53 − 1; otherwise it raises an
/// error that names `what`. `Infinity` stands for 2^53 − 1.
std::uint64_t wholeNumber(const emscripten::val& value, const char* what, Held others = {});
/// A board size given by JavaScript; raises an error unless it is a whole number from 1 to `most`.
int boardSize(const emscripten::val& value, int most, Held others = {});
/// A variant id given by JavaScript; raises an error that lists the ids.
VariantId variantId(const emscripten::val& value, Held others = {});
/// The program of a variant that JavaScript asks for by what it finds and is wrong in, in an object whose
/// `find` may be undefined, for `all`, and its `bug` and its `way`, for none; raises an error that lists what
/// there is.
/// @param held all that the caller holds, `options` among it
Program programIn(const emscripten::val& options, VariantId variant, Held held);
/// The id of a listing's language given by JavaScript; raises an error that names `what` and lists the ids.
ProgramLanguage listingLanguage(const emscripten::val& value, Held others = {},
                                const char* what = "language");
/// A kind of event given by JavaScript; raises an error that lists the kinds.
EventKind kindOfEvent(const emscripten::val& value, Held others = {});
/// A language tag given by JavaScript; raises an error that names `what` and lists the languages.
Language languageOf(const emscripten::val& value, Held others = {}, const char* what = "lang");

/// A text that may be the name of something; nothing for any other value given by JavaScript.
std::optional<std::string> nameIn(const emscripten::val& value);
/// Raises the error "`what` is `accepted`; got `value`".
[[noreturn]] void refuse(const char* what, std::string&& accepted, const emscripten::val& value, Held others);

}  // namespace queens
