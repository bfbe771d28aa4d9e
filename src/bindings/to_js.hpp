#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/named.hpp"
#include "listings/listing.hpp"
#include "text/language.hpp"
#include "timeline/timeline.hpp"

// The values of the public contract in JavaScript, shared by the module and the page's handle.
namespace queens {

/// TypeScript types of the variant ids, and of the options that choose among a variant's programs. Several
/// files accept them.
EMSCRIPTEN_DECLARE_VAL_TYPE(VariantName)
EMSCRIPTEN_DECLARE_VAL_TYPE(ProgramOptions)

/// Version of the public contract.
inline constexpr int kContract = 1;

/// `{kind, row, col, …}` of the last event, or null at position 0.
emscripten::val eventToJs(const Timeline& timeline);
/// `{test, attacked, place, …}`
emscripten::val countersToJs(const Counters& counters);
/// `[[row, col], …]`; of queens, in order of placement
emscripten::val squaresToJs(std::span<const Square> squares);
/// Labels of the lines executed for the last event, in order.
emscripten::val linesToJs(const Timeline& timeline);
/// `[{name, type, value, …}]`
emscripten::val stateToJs(const Timeline& timeline);
/// `[[place of the first queen, …], …]`
emscripten::val solutionsToJs(const Timeline& timeline, std::uint64_t from, std::uint64_t count);

/// The bytes of a `Uint8Array`; empty for any other value, or if longer than `most`.
std::vector<std::uint8_t> bytesOf(const emscripten::val& value, std::size_t most = SIZE_MAX);

/// Other JavaScript values that the caller owns while it reads one of its arguments.
using Held = std::initializer_list<const emscripten::val*>;

/// Throws a JavaScript `Error`. Call it only from a function that JavaScript called directly, and with no
/// pending destructors: stack frames are dropped, not unwound. Releases `value` and the `others` first;
/// otherwise JavaScript would keep them forever.
[[noreturn]] void raise(std::string&& message, const emscripten::val& value, Held others);

/// A position or a count from JavaScript: a whole number from 0 to 2^53 − 1. Raises an error that names
/// `what` for any other value. `Infinity` stands for 2^53 − 1.
std::uint64_t wholeNumber(const emscripten::val& value, const char* what, Held others = {});
/// A board size from JavaScript; raises an error unless it is a whole number from 1 to `most`.
int boardSize(const emscripten::val& value, int most, Held others = {});
/// A variant id from JavaScript; raises an error that lists the ids.
VariantId variantId(const emscripten::val& value, Held others = {});
/// The option `given`, as squares or as their text; none if it is left out. Raises an error for queens that
/// attack each other or are not on the board.
/// @param held all values that the caller owns, including `options`
Given givenIn(const emscripten::val& options, int n, Held held);
/// The program of a variant chosen by the options `find` (default `all`, if the variant has it), `bug`
/// and `way` (default none), `seed` (default 1), and `given` (default none), as squares or as their text.
/// Raises an error that lists the accepted values.
/// @param held all values that the caller owns, including `options`
/// @param n size of the board that the given queens must be on
Program programIn(const emscripten::val& options, VariantId variant, int n, Held held);
/// The id of a listing's language from JavaScript; raises an error that names `what` and lists the ids.
ProgramLanguage listingLanguage(const emscripten::val& value, Held others = {},
                                const char* what = "language");
/// A kind of event from JavaScript; raises an error that lists the kinds.
EventKind kindOfEvent(const emscripten::val& value);
/// A language tag from JavaScript; raises an error that names `what` and lists the languages.
Language languageOf(const emscripten::val& value, Held others = {}, const char* what = "lang");

/// A string from JavaScript short enough to be a name; nullopt for any other value.
std::optional<std::string> nameIn(const emscripten::val& value);
/// Raises the error "`what` must be `accepted`; got `value`".
[[noreturn]] void refuse(const char* what, std::string&& accepted, const emscripten::val& value, Held others);

/// The names in a table: "a, b, c".
/// @param nameOf reads the name of an entry; by default the entry is the name
template <class Table, class NameOf = std::identity>
std::string joined(const Table& table, NameOf nameOf = {}) {
  std::string all;
  for (const auto& each : table) all.append(all.empty() ? "" : ", ").append(std::invoke(nameOf, each));
  return all;
}

/// The TypeScript type of the names in a table: `'a' | 'b' | 'c'`.
template <class Table, class NameOf = std::identity>
std::string typeOf(const Table& table, NameOf nameOf = {}) {
  std::string type;
  for (const auto& each : table)
    type.append(type.empty() ? "'" : " | '").append(std::invoke(nameOf, each)).append("'");
  return type;
}

/// The enumerator with a public name from JavaScript; raises an error that names `what` and lists the names.
/// @param table as for `named`
template <class Enum, class Table, class NameOf = std::identity>
Enum oneOf(const emscripten::val& value, const char* what, const Table& table, NameOf nameOf = {},
           Held others = {}) {
  if (const auto name = nameIn(value)) {
    if (const auto found = named<Enum>(table, *name, nameOf)) return *found;
  }
  refuse(what, "one of " + joined(table, nameOf), value, others);
}

}  // namespace queens
