#include "app/parameters.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <type_traits>
#include <vector>

#include "app/parameter_values.hpp"
#include "core/named.hpp"
#include "ui/panels/panels.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kMostPosition = (std::uint64_t{1} << 53) - 1;  // Number.MAX_SAFE_INTEGER

template <class Target>
bool readWhole(const std::string& text, std::uint64_t least, std::uint64_t most, Target& target) {
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end || value < least || value > most) return false;
  target = Target(value);
  return true;
}

template <class Target, class Value>
bool take(Target& target, const std::optional<Value>& value) {
  if (value) target = *value;
  return value.has_value();
}

// Sets `target`; an empty text resets it.
template <class Value>
bool takeOrReset(std::optional<Value>& target, const std::string& text, const std::optional<Value>& value) {
  if (!value && !text.empty()) return false;
  target = value;
  return true;
}

template <class Target>
std::string writeOptional(const std::optional<Target>& value) {
  return value ? std::to_string(*value) : std::string();
}

Accepted whole(std::uint64_t least, std::uint64_t most) {
  return {Message::acceptsWholeNumber, {{"from", least}, {"to", most}}};
}

// One of the names of a table.
template <class Table, class Name>
Accepted oneOf(const Table& table, Name name) {
  std::string list;
  int number = 0;
  for (const auto& each : table) list += (number++ == 0 ? "" : ", ") + std::string(name(each));
  return {Message::acceptsOneOf, {{"list", list}, {"number", number}}};
}

constexpr auto itself = [](std::string_view name) { return name; };

// The kinds of events for which a predicate holds.
template <class Predicate>
Accepted kindsWhere(Predicate has) {
  std::vector<std::string_view> kinds;
  for (std::size_t i = 0; i < kEventKindNames.size(); ++i)
    if (has(static_cast<EventKind>(i))) kinds.push_back(kEventKindNames[i]);
  return oneOf(kinds, itself);
}

// The kinds of events that some search has; recordings of other programs may have all.
Accepted emittedKinds() {
  return kindsWhere([](EventKind kind) {
    return std::ranges::any_of(kVariants, [&](const VariantInfo& each) { return emits(each.variant, kind); });
  });
}

Accepted position() {
  return whole(0, kMostPosition);
}
Accepted flag() {
  return whole(0, 1);
}

Accepted variantIds() {
  return oneOf(kVariants, [](const VariantInfo& each) { return each.id; });
}

// The search tree, which `panels` names although it is not a tab.
constexpr std::string_view kChart = "tree";

// Ids of panels with commas between; the first tab of them stands in front.
bool readPanels(const std::string& value, LinkState& address) {
  std::optional<std::string_view> front;
  bool chart = false;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t end = std::min(value.find(',', from), value.size());
    const std::string_view id = std::string_view(value).substr(from, end - from);
    const auto all = panels();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Panel& each) { return each.id == id; });
    if (found == all.end() && id != kChart) return false;
    chart = chart || id == kChart;
    if (!front && found != all.end()) front = found->id;
    from = end + 1;
  }
  if (!front && !chart) return false;
  address.preferences.chart = chart;
  if (front) address.preferences.panel = *front;
  return true;
}

std::string writePanels(const LinkState& address) {
  const Preferences& preferences = address.preferences;
  return std::string(preferences.panel) + (preferences.chart ? "," + std::string(kChart) : "");
}

Accepted panelNames() {
  std::string list;
  for (const Panel& each : panels()) list += std::string(each.id) + ", ";
  return {Message::acceptsOneOf, {{"list", list + std::string(kChart)}, {"number", panels().size() + 1}}};
}

// Two whole percentages, "54,62"; an empty one stands for the usual.
bool readSplit(const std::string& value, LinkState& address) {
  const std::size_t comma = value.find(',');
  const auto share = [](const std::string& text, std::uint64_t least, std::uint64_t most, float& target) {
    int percent = 0;
    if (text.empty()) {
      target = 0;
      return true;
    }
    if (!readWhole(text, least, most, percent)) return false;
    target = static_cast<float>(percent) / 100;
    return true;
  };
  Split split;
  if (comma == std::string::npos || !share(value.substr(0, comma), 20, 80, split.column) ||
      !share(value.substr(comma + 1), 10, 90, split.panel)) {
    return false;
  }
  address.preferences.split = split;
  return true;
}

std::string writeSplit(const LinkState& address) {
  const Split& split = address.preferences.split;
  if (split == Split{}) return {};
  const auto percent = [](float share) {
    return share > 0 ? std::to_string(std::lround(100 * share)) : std::string();
  };
  return percent(split.column) + "," + percent(split.panel);
}

// Labels of lines, and a square as row and column, with commas between: "place,remove,3.5".
bool readBreakpoints(const std::string& value, LinkState& address) {
  Breakpoints breakpoints;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t end = std::min(value.find(',', from), value.size());
    const std::string each = value.substr(from, end - from);
    if (const auto label = named<Label>(kLabelNames, each)) {
      if (!breakpoints.at(*label)) breakpoints.toggle(*label);
    } else if (const auto square = squareFrom(each); square && !breakpoints.square()) {
      breakpoints.toggle(*square);
    } else if (!value.empty()) {
      return false;
    }
    from = end + 1;
  }
  address.breakpoints = breakpoints;
  return true;
}

std::string writeBreakpoints(const LinkState& address) {
  std::string list;
  const auto add = [&list](const std::string& each) { list += (list.empty() ? "" : ",") + each; };
  for (std::size_t i = 0; i < kLabelNames.size(); ++i)
    if (address.breakpoints.at(static_cast<Label>(i))) add(std::string(kLabelNames[i]));
  if (const auto& square = address.breakpoints.square()) add(textOf(*square));
  return list;
}

Accepted controlNames() {
  Accepted names = oneOf(kPermissionNames, itself);
  std::string& list = std::get<std::string>(names.arguments.front().value);
  list = std::string(kAllControls) + ", " + std::string(kNoControls) + ", " + list;
  return names;
}

using In = const std::string&;
using From = const LinkState&;

// An empty one takes back its own kind only.
bool readBug(In value, LinkState& to) {
  return (value.empty() && isWay(to.bug)) || take(to.bug, bugWithId(value));
}
bool readWay(In value, LinkState& to) {
  return (value.empty() && !isWay(to.bug)) || take(to.bug, wayWithId(value));
}

// A field of the link itself, or of its preferences.
template <auto field>
auto& fieldOf(auto& link) {
  if constexpr (requires { link.*field; })
    return link.*field;
  else
    return link.preferences.*field;
}

// A parameter with one of several names for its value.
template <auto field, const auto& names>
constexpr Parameter choice(std::string_view name) {
  return {name,
          [](In value, LinkState& to) {
            auto& target = fieldOf<field>(to);
            return take(target, named<std::decay_t<decltype(target)>>(names, value));
          },
          [](From of) { return std::string(names[static_cast<std::size_t>(fieldOf<field>(of))]); },
          [] { return oneOf(names, itself); }};
}

template <auto field>
constexpr Parameter zeroOrOne(std::string_view name) {
  return {name, [](In value, LinkState& to) { return readWhole(value, 0, 1, fieldOf<field>(to)); },
          [](From of) { return std::to_string(int{fieldOf<field>(of)}); }, flag};
}

std::string changeOf(From of) {
  return std::string(kBugIds[static_cast<std::size_t>(of.bug)]);
}

constexpr std::array<Parameter, 34> kParameters = {{
    {"variant", [](In value, LinkState& to) { return take(to.variant, variantWithId(value)); },
     [](From of) { return of.recording ? std::string() : std::string(info(of.variant).id); }, variantIds},
    choice<&LinkState::find, kFindNames>("find"),
    {"bug", readBug, [](From of) { return isWay(of.bug) ? std::string() : changeOf(of); },
     [] { return oneOf(kWrongIds, itself); }},
    // Given queens imply their version.
    {"way", readWay,
     [](From of) { return isWay(of.bug) && !of.program().given ? changeOf(of) : std::string(); },
     [] { return oneOf(kWayIds, itself); }},
    {"with", [](In value, LinkState& to) { return takeOrReset(to.with, value, variantWithId(value)); },
     [](From of) { return of.with ? std::string(info(*of.with).id) : std::string(); }, variantIds},
    {"by",
     [](In value, LinkState& to) {
       return takeOrReset(to.by, value, named<SyncMode>(kSyncModeNames, value));
     },
     [](From of) {
       // Events are the default, except for recordings.
       const bool usual = !of.by || (*of.by == SyncMode::event && !of.recording);
       return usual ? std::string() : std::string(kSyncModeNames[static_cast<std::size_t>(*of.by)]);
     },
     [] { return oneOf(kSyncModeNames, itself); }},
    {"seed", [](In value, LinkState& to) { return readWhole(value, 1, UINT16_MAX, to.seed); },
     [](From of) { return std::to_string(of.seed); }, [] { return whole(1, UINT16_MAX); }},
    {"given", [](In value, LinkState& to) { return take(to.given, givenFrom(value)); },
     [](From of) { return of.recording ? std::string() : textOf(of.program().given); },
     [] {
       return Accepted{Message::acceptsGiven, {}};
     }},
    {"n", [](In value, LinkState& to) { return readWhole(value, 1, kMaxN, to.n); },
     [](From of) { return of.recording ? std::string() : std::to_string(of.n); },
     [] { return whole(1, kMaxN); }},
    {"step", [](In value, LinkState& to) { return readWhole(value, 0, kMostPosition, to.step); },
     [](From of) { return std::to_string(of.start()); }, position},
    zeroOrOne<&LinkState::play>("play"),
    {"speed", readSpeed, writeSpeed, speeds},
    choice<&LinkState::stepSize, kStepSizeNames>("grain"),
    {"from", [](In value, LinkState& to) { return readWhole(value, 0, kMostPosition, to.from); },
     [](From of) { return writeOptional(of.from); }, position},
    {"to", [](In value, LinkState& to) { return readWhole(value, 0, kMostPosition, to.to); },
     [](From of) { return writeOptional(of.to); }, position},
    zeroOrOne<&LinkState::loop>("loop"),
    {"until",
     [](In value, LinkState& to) { return take(to.until, named<EventKind>(kEventKindNames, value)); },
     [](From of) {
       return of.until ? std::string(kEventKindNames[static_cast<std::size_t>(*of.until)]) : std::string();
     },
     emittedKinds},
    {"stops", readBreakpoints, writeBreakpoints,
     [] {
       return Accepted{Message::acceptsStops, {}};
     }},
    choice<&Preferences::view, kViewNames>("view"),
    {"code", [](In value, LinkState& to) { return take(to.preferences.code, programLanguageWithId(value)); },
     [](From of) { return std::string(kProgramLanguages[static_cast<std::size_t>(of.preferences.code)].id); },
     [] { return oneOf(kProgramLanguages, [](const ProgramLanguageInfo& each) { return each.id; }); }},
    {"lang", [](In value, LinkState& to) { return take(to.preferences.language, languageWithTag(value)); },
     [](From of) {
       return of.preferences.language ? std::string(table(*of.preferences.language).tag) : std::string();
     },
     [] { return oneOf(kLanguages, [](const LanguageTable* each) { return each->tag; }); }},
    choice<&Preferences::theme, kThemeNames>("theme"),
    zeroOrOne<&Preferences::presenting>("present"),
    zeroOrOne<&Preferences::narration>("narration"),
    zeroOrOne<&Preferences::hatch>("hatch"),
    choice<&Preferences::numbers, kSquareNumbersNames>("numbers"),
    zeroOrOne<&Preferences::base>("base"),
    {"panels", readPanels, writePanels, panelNames},
    {"print",
     [](In value, LinkState& to) {
       return takeOrReset(to.preferences.print, value, named<Print>(kPrints, value, &PrintInfo::id));
     },
     [](From of) {
       const auto& print = of.preferences.print;
       return print ? std::string(info(*print).id) : std::string();
     },
     [] { return oneOf(kPrints, [](const PrintInfo& each) { return each.id; }); }},
    choice<&Preferences::tree, kTreeFormNames>("tree"),
    {"split", readSplit, writeSplit,
     [] {
       return Accepted{Message::acceptsSplit, {}};
     }},
    {"controls", readControls, writeControls, controlNames},
    {"keys", readKeys, writeKeys,
     [] {
       return Accepted{Message::acceptsKeys, {}};
     }},
    {"accent", readAccent, writeAccent,
     [] {
       return Accepted{Message::acceptsColor, {}};
     }},
}};

}  // namespace

std::span<const Parameter> parameters() {
  return kParameters;
}

Accepted findsOf(VariantId variant) {
  return oneOf(programsOf(variant),
               [](const Program& each) { return kFindNames[static_cast<std::size_t>(each.find)]; });
}

Accepted givenOn(const Given& given, int n) {
  const auto clash = clashOf(given);
  if (leastBoard(given) > n || !clash) return {Message::acceptsGivenOnBoard, {{"to", n - 1}}};
  return {Message::acceptsGivenApart,
          {{"one", textOf(clash->one)},
           {"other", textOf(clash->other)},
           {"line", static_cast<int>(clash->line)}}};
}

Accepted variantOfGiven() {
  return {Message::acceptsVariantOfGiven, oneOf(idsWith(Bug::given), itself).arguments};
}

Accepted onlyFind(Find goal) {
  return oneOf(std::span(kFindNames).subspan(static_cast<std::size_t>(goal), 1), itself);
}

Accepted changesOf(VariantId variant, bool ways) {
  std::vector<std::string_view> ids;
  for (const BugInfo& each : info(variant).bugs) {
    if (isWay(each.bug) == ways) ids.push_back(kBugIds[static_cast<std::size_t>(each.bug)]);
  }
  if (ids.empty()) return {ways ? Message::acceptsNoWay : Message::acceptsNoBug, {}};
  return oneOf(ids, itself);
}

Accepted kindsOf(VariantId variant) {
  return kindsWhere([variant](EventKind kind) { return emits(variant, kind); });
}

}  // namespace queens
