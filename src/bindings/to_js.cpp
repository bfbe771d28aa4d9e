#include "bindings/to_js.hpp"

#include <emscripten/em_js.h>

#include <string>

#include "core/attackers.hpp"
#include "core/binary.hpp"
#include "core/recorded/recording.hpp"
#include "core/search.hpp"

// Whether a value is a string short enough to be a name. Done in one call to JavaScript, because several are
// far slower.
EM_JS_DEPS(isName, "$Emval");
EM_JS(bool, isName, (emscripten::EM_VAL handle), {
  const value = Emval.toValue(handle);
  return typeof value == "string" && value.length <= 32;
});

namespace queens {
namespace {

using emscripten::val;

val text(std::string_view view) {
  return val(std::string(view));
}
val number(std::uint64_t value) {
  return val(static_cast<double>(value));
}
val coordinate(std::int8_t value) {
  return value < 0 ? val::null() : val(static_cast<int>(value));
}

template <class Range, class Convert>
val list(const Range& range, Convert convert) {
  val array = val::array();
  unsigned index = 0;
  for (const auto& each : range) array.set(index++, convert(each));
  return array;
}

val squareToJs(Square square) {
  val object = val::object();
  object.set("row", static_cast<int>(square.row));
  object.set("col", static_cast<int>(square.column));
  return object;
}

val attackersToJs(const Search& search, Square square) {
  return list(attackers(search, square), [](const Attacker& attacker) {
    val object = squareToJs(attacker.queen);
    object.set("line", text(kLineNames[static_cast<std::size_t>(attacker.line)]));
    return object;
  });
}

val freeColumns(std::uint32_t free) {
  val columns = val::array();
  unsigned count = 0;
  for (int column = 0; column < kMaxN; ++column) {
    if (free >> column & 1) columns.set(count++, column);
  }
  return columns;
}

val binary(std::uint64_t value, int width) {
  return val(binaryDigits(value, width));
}

// Cuts a long list into pieces of equal length.
template <class Convert>
val pieces(const Variable& variable, std::size_t length, Convert convert) {
  val all = val::array();
  for (std::size_t i = 0; i < variable.values.size(); i += length) {
    all.set(static_cast<unsigned>(i / length), convert(std::span(variable.values).subspan(i, length)));
  }
  return all;
}

val valueOf(const Variable& variable) {
  const auto plain = [](std::int64_t value) { return val(static_cast<double>(value)); };
  switch (variable.type) {
    case VariableType::matrix:
      return pieces(variable, static_cast<std::size_t>(variable.width), [&](auto row) {
        return list(row, [&](std::int64_t cell) {
          return variable.letters.empty()
                     ? plain(cell)
                     : val(std::string(1, variable.letters[static_cast<std::size_t>(cell)]));
        });
      });
    case VariableType::stack:
      return pieces(variable, variable.fields.size(), [&](auto entry) {
        val object = val::object();
        for (std::size_t i = 0; i < entry.size(); ++i) {
          object.set(std::string(variable.fields[i]),
                     variable.isMask(i) ? binary(static_cast<std::uint64_t>(entry[i]), variable.width)
                                        : plain(entry[i]));
        }
        return object;
      });
    case VariableType::flags:
      return list(variable.values, [](std::int64_t flag) { return val(flag != 0); });
    case VariableType::set:
    case VariableType::list:
      return list(variable.values, plain);
    case VariableType::bits:
      return binary(static_cast<std::uint64_t>(variable.values[0]), variable.width);
    case VariableType::integer:
      break;
  }
  return plain(variable.values[0]);
}

// Limits the length, because a string may be larger than all memory.
std::string shortened(const val& text) {
  constexpr double kMost = 500;
  if (text["length"].as<double>() <= kMost) return text.as<std::string>();
  return text.call<std::string>("slice", 0, kMost) + "…";
}

std::string shown(const val& value) {
  const std::string type = value.typeOf().as<std::string>();
  if (type == "string") return "\"" + shortened(value) + "\"";
  // Converting an object to a string may throw, and that exception would cross C++ stack frames.
  if (type == "function" || (type == "object" && !value.isNull())) return type;
  return shortened(val::global("String")(value));
}

}  // namespace

val eventToJs(const Timeline& timeline) {
  const Event* event = timeline.event();
  if (!event) return val::null();
  val object = val::object();
  object.set("kind", text(kEventKindNames[static_cast<std::size_t>(event->kind)]));
  object.set("row", coordinate(event->square.row));
  object.set("col", coordinate(event->square.column));
  switch (event->kind) {
    case EventKind::test:
      object.set("safe", event->safe);
      // A faulty program may accept an attacked square.
      object.set("attackers", attackersToJs(timeline.search(), event->square));
      break;
    case EventKind::scan:
      object.set("free", freeColumns(event->free));
      break;
    case EventKind::compare:
      object.set("safe", event->safe);
      object.set("with", squareToJs(event->with));
      break;
    case EventKind::solution:
      object.set("number", number(timeline.counters().of(EventKind::solution)));
      object.set("queens", squaresToJs(timeline.search().queens()));
      break;
    case EventKind::exhausted:
      object.set("deadEnd", event->deadEnd);
      break;
    case EventKind::restrict:
      // A recorded program need not print the queen.
      object.set("by", event->with.row < 0 ? val::null() : squareToJs(event->with));
      break;
    case EventKind::move:
      object.set("col", val::null());
      object.set("from", coordinate(event->with.column));
      object.set("to", coordinate(event->square.column));
      break;
    case EventKind::place:
    case EventKind::remove:
    case EventKind::reject:
    case EventKind::done:
    case EventKind::restore:
    case EventKind::wipeout:
    case EventKind::restart:
      break;
  }
  return object;
}

val countersToJs(const Counters& counters) {
  val object = val::object();
  for (std::size_t kind = 0; kind < kEventKindNames.size(); ++kind) {
    object.set(std::string(kEventKindNames[kind]), number(counters.byKind[kind]));
  }
  object.set("attacked", number(counters.attacked));
  object.set("clash", number(counters.clash));
  object.set("deadEnd", number(counters.deadEnd));
  return object;
}

val squaresToJs(std::span<const Square> squares) {
  return list(squares, [](const Square& square) {
    val pair = val::array();
    pair.set(0, static_cast<int>(square.row));
    pair.set(1, static_cast<int>(square.column));
    return pair;
  });
}

val linesToJs(const Timeline& timeline) {
  const Recording* recording = timeline.program().recording.its;
  return list(timeline.lines(), [recording](const TracedLine& line) {
    if (recording && recording->hasLines()) return val(std::to_string(recording->lineNumber(line.label)));
    return text(kLabelNames[static_cast<std::size_t>(line.label)]);
  });
}

val stateToJs(const Timeline& timeline) {
  return list(timeline.search().variables(timeline.event()), [](const Variable& variable) {
    val object = val::object();
    object.set("name", text(variable.name));
    object.set("type", text(kVariableTypeNames[static_cast<std::size_t>(variable.type)]));
    object.set("value", valueOf(variable));
    return object;
  });
}

val solutionsToJs(const Timeline& timeline, std::uint64_t from, std::uint64_t count) {
  return list(timeline.solutions(from, count), [](const std::vector<int>& places) {
    return list(places, [](int place) { return val(place); });
  });
}

std::vector<std::uint8_t> bytesOf(const val& value, std::size_t most) {
  std::vector<std::uint8_t> bytes;
  if (!value.instanceof (val::global("Uint8Array"))) return bytes;
  const auto length = value["length"].as<std::size_t>();
  if (length > most) return bytes;
  bytes.resize(length);
  val(emscripten::typed_memory_view(length, bytes.data())).call<void>("set", value);
  return bytes;
}

std::optional<std::string> nameIn(const val& value) {
  if (!isName(value.as_handle())) return std::nullopt;
  return value.as<std::string>();
}

void refuse(const char* what, std::string&& accepted, const val& value, Held others) {
  std::string message = std::string(what) + " must be " + accepted + "; got " + shown(value);
  std::string().swap(accepted);
  raise(std::move(message), value, others);
}

std::uint64_t wholeNumber(const val& value, const char* what, Held others) {
  constexpr double kMost = 9007199254740991.0;  // 2^53 − 1, Number.MAX_SAFE_INTEGER
  const double given = value.isNumber() ? value.as<double>() : -1;
  if (given > kMost) return static_cast<std::uint64_t>(kMost);
  if (!(given >= 0) || given != static_cast<double>(static_cast<std::uint64_t>(given)))
    refuse(what, "a whole number of at least 0", value, others);
  return static_cast<std::uint64_t>(given);
}

int boardSize(const val& value, int most, Held others) {
  const double given = value.isNumber() ? value.as<double>() : 0;
  if (!(given >= 1 && given <= most) || given != static_cast<int>(given))
    refuse("n", "a whole number from 1 to " + std::to_string(most), value, others);
  return static_cast<int>(given);
}

VariantId variantId(const val& value, Held others) {
  return oneOf<VariantId>(value, "variant", kVariants, &VariantInfo::id, others);
}

namespace {

Find findIn(const val& options, VariantId variant, Held held) {
  const val value = options["find"];
  if (value.isUndefined()) return goalOf(variant);
  if (const auto name = nameIn(value)) {
    const auto find = named<Find>(kFindNames, *name);
    if (find && finds(variant, *find)) return *find;
  }
  std::string accepted = "one of ";
  accepted += joined(programsOf(variant),
                     [](const Program& each) { return kFindNames[static_cast<std::size_t>(each.find)]; });
  accepted.append(" for ").append(info(variant).id);
  refuse("find", std::move(accepted), value, held);
}

// The fault of the program, or its version.
Bug changeIn(const val& options, bool way, VariantId variant, Held held) {
  const char* what = way ? "way" : "bug";
  const val value = options[what];
  if (value.isUndefined()) return Bug::none;
  if (const auto id = nameIn(value)) {
    const auto bug = way ? wayWithId(*id) : bugWithId(*id);
    if (bug && bugOf(variant, *bug)) return *bug;
  }
  std::vector<std::string_view> ids;
  for (const BugInfo& each : info(variant).bugs)
    if (isWay(each.bug) == way) ids.push_back(kBugIds[static_cast<std::size_t>(each.bug)]);
  std::string accepted = ids.empty() ? "left out" : "one of ";
  accepted += joined(ids);
  accepted.append(" for ").append(info(variant).id);
  refuse(what, std::move(accepted), value, held);
}

std::uint16_t seedIn(const val& options, VariantId variant, Held held) {
  const val value = options["seed"];
  if (value.isUndefined()) return 1;
  if (!info(variant).movesQueens) {
    std::string accepted = "left out for ";
    accepted += info(variant).id;
    refuse("seed", std::move(accepted), value, held);
  }
  const double given = value.isNumber() ? value.as<double>() : 0;
  if (!(given >= 1 && given <= UINT16_MAX) || given != static_cast<std::uint16_t>(given))
    refuse("seed", "a whole number from 1 to 65535", value, held);
  return static_cast<std::uint16_t>(given);
}

// Squares in a list have been joined by checks.js. The text is freed here, because an error would leak it.
std::optional<Given> squaresIn(const val& value) {
  constexpr double kMost = 6 * kMaxN;
  if (!value.isString() || value["length"].as<double>() > kMost) return std::nullopt;
  return givenFrom(value.as<std::string>());
}

}  // namespace

Given givenIn(const val& options, int n, Held held) {
  constexpr std::array<const char*, kLineNames.size()> kShared = {
      "in the same row", "in the same column", "on the same ↘ diagonal", "on the same ↙ diagonal"};
  const val value = options["given"];
  if (value.isUndefined()) return {};
  const auto given = squaresIn(value);
  if (!given) refuse("given", "squares, such as [[0, 3], [4, 6]] or \"0.3,4.6\"", value, held);
  if (leastBoard(*given) > n)
    refuse("given", "squares of the board, with rows and columns from 0 to " + std::to_string(n - 1), value,
           held);
  if (const auto clash = clashOf(*given)) {
    std::string accepted = "squares of queens that do not attack each other (";
    accepted.append(textOf(clash->one)).append(" and ").append(textOf(clash->other)).append(" are ");
    accepted.append(kShared[static_cast<std::size_t>(clash->line)]).append(")");
    refuse("given", std::move(accepted), value, held);
  }
  return *given;
}

Program programIn(const val& options, VariantId variant, int n, Held held) {
  const val queens = options["given"];
  if (!queens.isUndefined() && !bugOf(variant, Bug::given)) {
    std::string accepted = "left out for ";
    accepted.append(info(variant).id).append(", because only these searches take given queens: ");
    accepted += joined(idsWith(Bug::given));
    refuse("given", std::move(accepted), queens, held);
  }
  const Given given = givenIn(options, n, held);
  const Bug bug = changeIn(options, false, variant, held);
  Bug way = changeIn(options, true, variant, held);
  if (given) {
    if (bug != Bug::none) refuse("bug", "left out when given is set", options["bug"], held);
    if (way != Bug::none && way != Bug::given)
      refuse("way", "given, or left out, when given is set", options["way"], held);
    way = Bug::given;
  }
  if (bug != Bug::none && way != Bug::none) refuse("way", "left out when bug is set", options["way"], held);
  const Bug change = bug == Bug::none ? way : bug;
  const std::uint16_t seed = seedIn(options, variant, held);
  if (change == Bug::none) {
    Program program{variant, findIn(options, variant, held)};
    program.seed = seed;
    return program;
  }
  Program program = programWith(variant, change);
  program.given = given;
  const std::string goal(kFindNames[static_cast<std::size_t>(program.find)]);
  const val find = options["find"];
  if (!find.isUndefined() && nameIn(find) != goal)
    refuse("find", goal + (isWay(change) ? " when way is set" : " when bug is set"), find, held);
  return program;
}

ProgramLanguage listingLanguage(const val& value, Held others, const char* what) {
  return oneOf<ProgramLanguage>(value, what, kProgramLanguages, &ProgramLanguageInfo::id, others);
}

EventKind kindOfEvent(const val& value) {
  return oneOf<EventKind>(value, "kind", kEventKindNames);
}

Language languageOf(const val& value, Held others, const char* what) {
  if (const auto name = nameIn(value)) {
    if (const auto language = languageWithTag(*name)) return *language;
  }
  refuse(what, "one of " + joined(kLanguages, &LanguageTable::tag), value, others);
}

}  // namespace queens
